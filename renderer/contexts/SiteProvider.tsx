import type { ReactNode } from 'react'
import type { SiteData } from '../../schema/model/viewModel.ts'
import { AssetsContext } from './assets.tsx'
import { SiteContext } from './site.tsx'

interface SiteProviderProps {
  site: SiteData
  children: ReactNode
}

/** Provides the site's data, pictures and icons to what the build renders apart from a page. */
export const SiteProvider = ({ site, children }: SiteProviderProps) => (
  <SiteContext value={site}>
    <AssetsContext value={{ pictures: site.pictures, icons: site.icons, files: {} }}>
      {children}
    </AssetsContext>
  </SiteContext>
)
