import type { LightName } from '../../schema/model/light.ts'
import type { SectionData } from '../../schema/model/viewModel.ts'
import { LightContext } from '../contexts/light.ts'
import { SectionView } from '../page/SectionView.tsx'

/** A section as a page with that light shows it. The catalogue shows it several times, so it has no id. */
export function SampleView({ data, light }: { data: SectionData; light: LightName | undefined }) {
  const { id: _, ...section } = data.section
  return (
    <LightContext value={light}>
      <SectionView data={{ ...data, section }} index={1} />
    </LightContext>
  )
}
