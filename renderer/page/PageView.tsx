import { memo, type ReactElement } from 'react'
import type { PageData } from '../../schema/model/viewModel.ts'
import { LightContext } from '../contexts/light.ts'
import { useSite } from '../contexts/site.tsx'
import { Layout } from '../layout/Layout.tsx'
import { PreviewRibbon } from '../ui/PreviewRibbon.tsx'
import { loadedErrorScreen, loadedSearchScreen } from './loadSections.ts'
import { PageError } from './PageError.tsx'
import { SectionView } from './SectionView.tsx'

export interface ShownPage extends PageData {
  /** The content of a page without sections. Without it the page says that it is not there, or that it failed to load. */
  placeholder?: ReactElement
}

export const PageView = memo(function PageView({ page }: { page: ShownPage }) {
  const { base } = useSite()
  return (
    <LightContext value={page.light}>
      {import.meta.env?.DEV && page.notice && <PreviewRibbon>{page.notice}</PreviewRibbon>}
      <Layout page={page}>
        {page.sections.map((data, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the sections of a page are never reordered
          <SectionView key={`${page.route} ${index}`} data={data} index={index} />
        ))}
        {page.sections.length === 0 && (page.placeholder ?? <Screen page={page} home={base} />)}
      </Layout>
    </LightContext>
  )
})

/** A page without sections: the one that searches, or what is shown in place of a page. */
function Screen({ page, home }: { page: PageData; home: string }) {
  const SearchScreen = page.search && loadedSearchScreen()
  return SearchScreen ? <SearchScreen topics={page.search?.topics} /> : <Failure page={page} home={home} />
}

/** For an unknown path, and for a page that failed to load. */
function Failure({ page: { status, description }, home }: { page: PageData; home: string }) {
  const ErrorScreen = status && loadedErrorScreen()
  return ErrorScreen ? <ErrorScreen message={description} home={home} /> : <PageError message={description} />
}
