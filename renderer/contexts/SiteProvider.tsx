import type { ReactNode } from 'react'
import type { SiteData } from '../../schema/model/viewModel.ts'
import type { IslandSite } from '../islandSite.ts'
import { AssetsContext } from './AssetsContext.ts'
import { SiteContext } from './site.tsx'

interface SiteProviderProps {
  site: SiteData
  children: ReactNode
}

/** Provides the site's data, pictures and icons. */
export const SiteProvider = ({ site, children }: SiteProviderProps) => (
  <SiteContext value={site}>
    <AssetsContext value={{ pictures: site.pictures, icons: site.icons, files: {} }}>
      {children}
    </AssetsContext>
  </SiteContext>
)

/** Provides an island with what it knows of the site. */
export const IslandSiteProvider = ({ site, children }: { site: IslandSite; children: ReactNode }) => (
  // Components of islands use nothing else of the site: tests/unit/renderer/islands.test.tsx renders each with this alone.
  <SiteContext value={site as SiteData}>{children}</SiteContext>
)
