import type { SiteData } from '../../schema/model/viewModel.ts'
import { SiteContext } from '../contexts/site.tsx'
import { FormView } from '../forms/FormView.tsx'

/** The `identifierPrefix` of the form's React root. It keeps generated ids distinct from those of the page. */
export const FOOTER_ID_PREFIX = 'foot'

/** The newsletter form, the only part of the footer that is hydrated. It is a React root of its own. */
export function FooterForm({ site }: { site: SiteData }) {
  const { title: _, description: __, ...form } = site.footer.newsletter
  return (
    <SiteContext value={site}>
      <FormView {...form} variant="newsletter" />
    </SiteContext>
  )
}
