import { createContext, useContext } from 'react'
import type { SiteData } from '../../schema/model/viewModel.ts'

/** The data that all pages share. */
export const SiteContext = createContext<SiteData | undefined>(undefined)

/** @throws outside a `SiteContext` */
export function useSite(): SiteData {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite() needs a SiteContext above it')
  return site
}
