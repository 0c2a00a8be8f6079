import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { SiteData } from '../../schema/data.ts'
import { RefsProvider } from '../refs.tsx'
import { SiteProvider } from '../site.tsx'
import { Footer } from './Footer.tsx'

interface FootProps {
  site: SiteData
  cache: EmotionCache
  /** HTML of the form in it. */
  form: string
}

/** The footer, apart from the page above it: it stays when pages change, and no browser's code knows it but for the form in it. */
export const Foot = ({ site, cache, form }: FootProps) => (
  <CacheProvider value={cache}>
    <SiteProvider site={site}>
      <RefsProvider refs={{ pictures: site.pictures, icons: site.icons, files: {} }}>
        <Footer form={form} />
      </RefsProvider>
    </SiteProvider>
  </CacheProvider>
)
