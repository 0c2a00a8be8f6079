import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { sep } from 'node:path'
import { projectRoot } from '../../lib/root.ts'
import { BUILD_OUTPUTS, readMadeFiles } from './madeFiles.ts'

/**
 * Keeps a build from replacing, and so deleting, anything but an earlier build.
 * @param sources the folders that the site is made from
 * @param site its key, where another site is not to be replaced
 * @throws Error that says what lies there
 */
export function checkFolder(target: string, sources: readonly string[], site?: string): void {
  if (!existsSync(target)) return
  const place = realpathSync(target)
  const held = [projectRoot, process.cwd(), ...sources].find(
    folder => existsSync(folder) && isIn(place, realpathSync(folder)),
  )
  if (held)
    throw new Error(
      `"${held}" lies there, and a build replaces what it finds. Choose another folder with --out.`,
    )
  const names = readdirSync(place)
  if (names.length > 0 && !isBuilt(place))
    throw new Error(
      'files lie there that no build has written, and a build replaces what it finds. Choose a new or an empty folder with --out.',
    )
  if (site !== undefined && (readMadeFiles(place)?.site ?? site) !== site)
    throw new Error(
      'the website of another folder of pages lies there. Choose another folder with --out, or delete that one first.',
    )
}

/** Whether a folder holds an earlier build, and nothing else. */
export function isBuilt(folder: string): boolean {
  const names = readdirSync(folder)
  return BUILD_OUTPUTS.every(name => names.includes(name)) && !names.includes('.git')
}

const isIn = (folder: string, path: string): boolean => `${path}${sep}`.startsWith(`${folder}${sep}`)
