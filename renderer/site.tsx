import { createContext, type ReactNode, useContext } from 'react'
import type { SiteData } from '../schema/data.ts'

const SiteContext = createContext<SiteData | undefined>(undefined)

export const SiteProvider = ({ site, children }: { site: SiteData; children: ReactNode }) => (
  <SiteContext value={site}>{children}</SiteContext>
)

/** What all pages share. @throws when used outside a page, which is a fault of the program */
export function useSite(): SiteData {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite() needs a SiteProvider above it')
  return site
}
