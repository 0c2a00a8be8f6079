import { attach, styleCache } from './attach.tsx'
import { FOOT_IDS, Foot } from './layout/Foot.tsx'
import { fetchSite } from './pageData.ts'

/** Attaches React to the foot of the page, which is the same on all pages and no part of any. @throws when its data cannot be fetched */
export async function hydrateFoot(): Promise<void> {
  await attach('foot', <Foot site={await fetchSite()} cache={styleCache()} />, FOOT_IDS)
}
