import type { SiteData } from '../../schema/model/viewModel.ts'
import { SiteProvider } from '../contexts/SiteProvider.tsx'
import { Footer } from './Footer.tsx'

interface FooterRootProps {
  site: SiteData
  /** The newsletter form as HTML. */
  formHtml: string
}

/** The footer, rendered at build apart from the page. It stays when pages change, and browsers load code for its form only. */
export const FooterRoot = ({ site, formHtml }: FooterRootProps) => (
  <SiteProvider site={site}>
    <Footer form={formHtml} />
  </SiteProvider>
)
