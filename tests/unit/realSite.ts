import { join } from 'node:path'
import type { SourceDocument } from '../../schema/read/source.ts'
import type { Content } from '../../schema/validate/Content.ts'
import { projectRoot } from '../../scripts/lib/root.ts'
import { readDocuments, readSite } from '../../scripts/site/folder.ts'

export const realFolders = { pages: join(projectRoot, 'pages-json'), public: join(projectRoot, 'public') }

/** The documents of the site itself. */
export const realDocuments = (): SourceDocument[] =>
  [...readDocuments(realFolders.pages).texts].map(([file, text]) => ({ file, text }))

/** The content of the site itself. @throws when it has errors */
export async function realContent(): Promise<Content> {
  const site = await readSite(realFolders)
  if (!site.content) throw new Error('The content of the site has errors: run npm run validate')
  return site.content
}
