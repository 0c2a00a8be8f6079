import type { SiteData } from '../../../schema/model/viewModel.ts'
import { SiteProvider } from '../../contexts/SiteProvider.tsx'
import { Notice } from './Notice.tsx'
import { SkipLink } from './SkipLink.tsx'

/** What comes before the page, the same on all pages. It needs no React in a browser, so the build renders it apart. */
export const BodyStart = ({ site }: { site: SiteData }) => (
  <SiteProvider site={site}>
    <SkipLink />
    {site.notice && <Notice notice={site.notice} />}
  </SiteProvider>
)
