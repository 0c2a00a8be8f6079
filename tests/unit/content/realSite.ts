import { join } from 'node:path'
import type { Content, ContentPage } from '../../../schema/content.ts'
import { checkSite } from '../../../scripts/lib/check.ts'
import { projectRoot } from '../../../scripts/lib/root.ts'

export const realFolders = { pages: join(projectRoot, 'pages-json'), public: join(projectRoot, 'public') }

/** The content of the site itself. @throws when it has errors */
export async function realContent(): Promise<Content<ContentPage>> {
  const { content } = await checkSite(realFolders)
  if (!content) throw new Error('The content of the site has errors: run npm run validate')
  return content
}
