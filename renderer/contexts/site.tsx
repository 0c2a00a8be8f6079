import { createContext, type ReactNode, useContext } from 'react'
import type { LightName } from '../../schema/model/light.ts'
import type { Words } from '../../schema/model/site/words.ts'
import type { Ground } from '../../schema/model/theme/Theme.ts'
import type { SiteData } from '../../schema/model/viewModel.ts'
import type { IslandSite } from '../islandSite.ts'
import { AssetsContext } from './AssetsContext.ts'

/** The data that all pages share. */
export const SiteContext = createContext<SiteData | undefined>(undefined)

/** @throws outside a `SiteContext` */
export function useSite(): SiteData {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite() needs a SiteContext above it')
  return site
}

/** The words of the interface, in the language of the site. */
export const useWords = (): Words => useSite().words

/** The colours of a wall in a light, or of the dark wall of the theme, to compute with. */
export function useGround(light: LightName | undefined): Ground {
  const { look } = useSite()
  return light ? look.lights[light] : look.unlit
}

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
