import { memo } from 'react'
import type { PageData } from '../schema/data.ts'
import { Layout } from './layout/Layout.tsx'
import { LightProvider } from './light.tsx'
import { loadedErrorScreen } from './loadSections.ts'
import { PageError } from './PageError.tsx'
import { SectionView } from './SectionView.tsx'
import { useSite } from './site.tsx'
import { PreviewRibbon } from './ui/PreviewRibbon.tsx'

/** One page in its layout: the same in prerendered HTML and in the browser. */
export const PageView = memo(function PageView({ page, top }: { page: PageData; top?: string }) {
  const { base } = useSite()
  return (
    <LightProvider name={page.light}>
      {import.meta.env?.DEV && page.notice && <PreviewRibbon>{page.notice}</PreviewRibbon>}
      <Layout page={page} top={top}>
        {page.sections.map((data, index) => (
          // Sections have no identity of their own: a page is replaced as a whole.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <SectionView key={`${page.route} ${index}`} data={data} place={index} />
        ))}
        {page.sections.length === 0 && <Failure page={page} home={base} />}
      </Layout>
    </LightProvider>
  )
})

/** For an address that no page has, and for a page that could not be had. */
function Failure({ page: { status, description }, home }: { page: PageData; home: string }) {
  const ErrorScreen = status && loadedErrorScreen()
  return ErrorScreen ? <ErrorScreen message={description} home={home} /> : <PageError message={description} />
}
