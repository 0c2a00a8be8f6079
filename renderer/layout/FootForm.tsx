import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { SiteData } from '../../schema/data.ts'
import { SiteProvider } from '../site.tsx'
import { FormView } from '../ui/FormView.tsx'

/** What the generated ids of the form begin with, since it is rendered apart from the page. */
export const FOOT_IDS = 'foot'

/** The form in the foot, an application of its own: all that is live there, once somebody comes near. */
export function FootForm({ site, cache }: { site: SiteData; cache: EmotionCache }) {
  const { title: _, description: __, ...form } = site.footer.newsletter
  return (
    <CacheProvider value={cache}>
      <SiteProvider site={site}>
        <FormView {...form} variant="newsletter" />
      </SiteProvider>
    </CacheProvider>
  )
}
