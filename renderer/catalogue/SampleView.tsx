import type { LightName } from '../../schema/model/light.ts'
import type { SectionData } from '../../schema/model/viewModel.ts'
import { SectionProvider } from '../contexts/SectionProvider.tsx'
import { componentOf } from '../sections/componentOf.ts'

/** A section as a page with that light shows it. The catalogue shows it several times, so it has no id. */
export function SampleView({ data, light }: { data: SectionData; light: LightName | undefined }) {
  const { id: _, ...section } = data.section
  const Component = componentOf(section.type)
  return (
    <div data-section={section.type}>
      <SectionProvider context={{ refs: data.refs, headingLevel: 2, light }}>
        <Component section={section} refs={data.refs} />
      </SectionProvider>
    </div>
  )
}
