import type { SiteData } from '../../../schema/model/viewModel.ts'
import { Notice } from './Notice.tsx'
import { SkipLink } from './SkipLink.tsx'

/** What comes before the page, the same on all pages. */
export const BodyStart = ({ site: { notice } }: { site: SiteData }) => (
  <>
    <SkipLink />
    {notice && <Notice notice={notice} />}
  </>
)
