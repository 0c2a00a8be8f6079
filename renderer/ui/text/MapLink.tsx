import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { mapUrl } from './mapUrl.ts'

/** An address that opens in the visitor's map app. */
export const MapLink = ({ place }: { place: string }) => (
  <a href={mapUrl(place)}>
    {place}
    <VisuallyHidden> (opens a map)</VisuallyHidden>
  </a>
)
