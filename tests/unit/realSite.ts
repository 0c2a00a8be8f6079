import { join } from 'node:path'
import { checkSite } from '../../scripts/lib/content/checkSite.ts'
import { projectRoot } from '../../scripts/lib/root.ts'
import { type WholeContent, withPages } from './smallSite.ts'

export const realFolders = { pages: join(projectRoot, 'pages-json'), public: join(projectRoot, 'public') }

/** The content of the site itself. @throws when it has errors */
export async function realContent(): Promise<WholeContent> {
  const { content, sources } = await checkSite(realFolders)
  if (!content) throw new Error('The content of the site has errors: run npm run validate')
  return withPages(content, sources)
}
