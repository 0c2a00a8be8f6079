import { memo } from 'react'
import type { SectionData, StaticSection } from '../../schema/model/viewModel.ts'
import { AssetsContext } from '../contexts/assets.tsx'
import { HeadingLevelContext } from '../contexts/heading.tsx'
import { useWords } from '../contexts/useWords.ts'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { componentOf } from './loadSections.ts'
import { SectionError } from './SectionError.tsx'
import { restoreStaticHtml } from './staticHtml.ts'

/** The same object on every render: React would replace the HTML whenever it is given another one. */
const STATIC_HTML = { __html: '' }

/** A section in its own error boundary. A static section comes without data and keeps its prerendered HTML. */
export const SectionView = memo(function SectionView({
  data,
  index,
}: {
  data: SectionData | StaticSection
  /** Its index among the sections of the page. */
  index: number
}) {
  const { type } = data.section
  if (!data.refs)
    return (
      <div
        ref={element => restoreStaticHtml(element, index)}
        data-section={type}
        suppressHydrationWarning
        dangerouslySetInnerHTML={STATIC_HTML}
      />
    )
  const Component = componentOf(type)
  return (
    <div data-section={type}>
      <ErrorBoundary fallback={<FailedSection />}>
        <AssetsContext value={data.refs}>
          <HeadingLevelContext value={index === 0 ? 1 : 2}>
            <Component section={data.section} refs={data.refs} />
          </HeadingLevelContext>
        </AssetsContext>
      </ErrorBoundary>
    </div>
  )
})

/** Says what the visitor can do. React logs to the console what was thrown. */
const FailedSection = () => <SectionError advice={useWords().sectionFailed} />
