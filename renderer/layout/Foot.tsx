import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { SiteData } from '../../schema/data.ts'
import { RefsProvider } from '../refs.tsx'
import { SiteProvider } from '../site.tsx'
import { Footer } from './Footer.tsx'

/** What the generated ids in the foot begin with, since it is rendered apart from the page above it. */
export const FOOT_IDS = 'foot'

/** The footer as an application of its own: it stays when pages change, and becomes live when somebody comes near. */
export const Foot = ({ site, cache }: { site: SiteData; cache: EmotionCache }) => (
  <CacheProvider value={cache}>
    <SiteProvider site={site}>
      <RefsProvider refs={{ pictures: site.pictures, icons: site.icons, files: {} }}>
        <Footer />
      </RefsProvider>
    </SiteProvider>
  </CacheProvider>
)
