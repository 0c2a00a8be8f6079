import type { SectionData } from '../../schema/data.ts'
import type { LightName } from '../../schema/light.ts'
import { LightProvider } from '../light.tsx'
import { SectionView } from '../SectionView.tsx'

/** A section as a page of that light shows it. Several stand on one page here, so none is an anchor. */
export function SampleView({ data, light }: { data: SectionData; light: LightName | undefined }) {
  const { id: _, ...section } = data.section
  return (
    <LightProvider name={light}>
      <SectionView data={{ ...data, section }} place={1} />
    </LightProvider>
  )
}
