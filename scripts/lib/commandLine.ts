import { relative, resolve } from 'node:path'
import type { Folders } from './Folders.ts'
import { projectRoot } from './root.ts'

/** The folders of the project's own site. */
export const ownFolders: Folders = {
  pages: resolve(projectRoot, 'pages-json'),
  public: resolve(projectRoot, 'public'),
}

/**
 * A command as one types it for a site: `npm run migrate -- --write --pages ../my-site/pages`. The folders of the project's
 * own site go without saying.
 * @param words what else follows the command
 */
export function commandLine(
  command: string,
  folders: Partial<Folders>,
  words: readonly string[] = [],
): string {
  const options = [...words, ...folderOptions(folders)]
  const call = command === 'start' ? 'npm start' : `npm run ${command}`
  return options.length === 0 ? call : `${call} -- ${options.join(' ')}`
}

/** A message whose commands in quotes, such as "npm run migrate -- --write", name the folders of the site, too. */
export const withFolders = (text: string, folders: Partial<Folders>): string =>
  text.replace(QUOTED, (_, command: string, words = '') =>
    JSON.stringify(commandLine(command, folders, words ? [words] : [])).replaceAll('\\"', "'"),
  )

/** Commands that take the folders of a site. */
const QUOTED = /"npm run (build|dev|migrate|new|rename|review|studio|validate)(?: -- ([^"]*))?"/g

function folderOptions(folders: Partial<Folders>): string[] {
  const names = ['pages', 'public'] as const
  return names.flatMap(name => {
    const folder = folders[name]
    const isOwn = folder === undefined || resolve(folder) === ownFolders[name]
    return isOwn
      ? []
      : [`--${name}`, quoted(relative(process.cwd(), resolve(folder)).replaceAll('\\', '/') || '.')]
  })
}

/** In quotes where a terminal would take a part of it for something else. */
const quoted = (word: string): string => (/^[\w./:@+-]+$/.test(word) ? word : `"${word}"`)
