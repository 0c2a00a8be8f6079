import { memo } from 'react'
import type { SectionData, StaticSection } from '../schema/data.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { HeadingLevel } from './heading.tsx'
import { giveBack } from './keptSections.ts'
import { componentOf } from './loadSections.ts'
import { RefsProvider } from './refs.tsx'

/** One object for all: React sets the HTML anew whenever it is given another object, and so would wipe it. */
const KEPT_HTML = { __html: '' }

/** A section in its own error boundary. One whose data did not travel keeps the HTML that the page came with. */
export const SectionView = memo(function SectionView({
  data,
  place,
}: {
  data: SectionData | StaticSection
  /** How many sections stand before it. */
  place: number
}) {
  const { type } = data.section
  if (!data.refs)
    return (
      <div
        ref={element => giveBack(element, place)}
        data-section={type}
        suppressHydrationWarning
        dangerouslySetInnerHTML={KEPT_HTML}
      />
    )
  const Component = componentOf(type)
  return (
    <div data-section={type}>
      <ErrorBoundary>
        <RefsProvider refs={data.refs}>
          <HeadingLevel level={place === 0 ? 1 : 2}>
            <Component section={data.section} refs={data.refs} />
          </HeadingLevel>
        </RefsProvider>
      </ErrorBoundary>
    </div>
  )
})
