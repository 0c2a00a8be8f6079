import { useWords } from '../../contexts/useWords.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { mapUrl } from './contactUrls.ts'

/** An address that opens in the visitor's map app. */
export const MapLink = ({ place }: { place: string }) => (
  <a href={mapUrl(place)}>
    {place}
    <VisuallyHidden> {useWords().opensMap}</VisuallyHidden>
  </a>
)
