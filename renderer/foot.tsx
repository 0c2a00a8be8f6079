import { attach, styleCache } from './attach.tsx'
import { FOOT_IDS, FootForm } from './layout/FootForm.tsx'
import { fetchSite } from './pageData.ts'

/** Attaches React to the form in the foot, which is the same on all pages and no part of any. @throws when its data cannot be fetched */
export async function hydrateFoot(): Promise<void> {
  await attach('foot', <FootForm site={await fetchSite()} cache={styleCache()} />, FOOT_IDS)
}
