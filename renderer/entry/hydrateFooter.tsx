import { FOOTER_ID_PREFIX, FooterForm } from '../layout/FooterForm.tsx'
import { fetchSite } from '../navigation/pageData.ts'
import { hydrateElement } from './hydrateElement.tsx'

/** Hydrates the footer's form. The footer is a React root of its own, the same on all pages. @throws when its data cannot be fetched */
export async function hydrateFooter(): Promise<void> {
  await hydrateElement('foot', <FooterForm site={await fetchSite()} />, FOOTER_ID_PREFIX)
}
