import { realpath } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { kindOf } from '../../../../schema/read/parse.ts'
import { checkSite } from '../../content/checkSite.ts'
import type { Folders } from '../../Folders.ts'
import type { Checkout } from './Checkout.ts'

/**
 * Files of the site that git ignores, by a rule of this computer or of the repository, and that belong to the website all the
 * same: documents, and public files that documents name. Without them the published site would have missing pictures.
 * @returns paths from the top of the repository
 */
export async function ignoredButShown(
  { git, content }: Checkout,
  folders: Folders,
  today: string,
): Promise<string[]> {
  const listing = await git.run([
    'ls-files',
    '--others',
    '--ignored',
    '--exclude-standard',
    '-z',
    '--',
    ...content,
  ])
  const ignored = listing.split('\0').filter(path => path !== '' && !/(?:^|\/)\./.test(path))
  if (ignored.length === 0) return []
  const top = await realpath(await git.run(['rev-parse', '--show-toplevel']))
  const [pages, files] = await Promise.all([realpath(folders.pages), realpath(folders.public)])
  const below = (folder: string, path: string) => relative(folder, join(top, path)).split(sep).join('/')
  const { named } = await checkSite(folders, { today })
  const shown = new Set([...named.pictures.values(), ...named.linked])
  return ignored.filter(path => {
    const [document, file] = [below(pages, path), below(files, path)]
    return document.startsWith('../') ? shown.has(`/${file}`) : kindOf(document) !== undefined
  })
}
