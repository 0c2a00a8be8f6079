import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRunning } from '../isRunning.ts'
import { projectRoot } from '../root.ts'

/**
 * Takes a folder for the packages that Vite prepares. Each server of a checkout has its own as long as it runs: of two that prepare one
 * folder at once, one would not find the files that it knows of, and answer 504 for them.
 * @param name of servers with the same plugins, which take the folder that one of them has left
 * @returns as well what gives it back
 */
export function takeCacheFolder(name: string): { folder: string; giveBack(): void } {
  const all = join(projectRoot, 'node_modules/.vite')
  mkdirSync(all, { recursive: true })
  for (let number = 1; ; number++) {
    const folder = join(all, number === 1 ? name : `${name}-${number}`)
    const owner = `${folder}.owner`
    if (take(owner)) return { folder, giveBack: () => rmSync(owner, { force: true }) }
  }
}

/** Whether a file with the id of this process could be written where there was none, or that of a process that has ended. */
function take(owner: string): boolean {
  try {
    writeFileSync(owner, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    if (isRunning(ownerIn(owner))) return false
    rmSync(owner, { force: true })
    return take(owner)
  }
}

/** The process itself where somebody is just writing or deleting it. */
function ownerIn(owner: string): number {
  try {
    return Number(readFileSync(owner, 'utf8')) || process.pid
  } catch {
    return process.pid
  }
}
