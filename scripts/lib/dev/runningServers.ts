import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isRunning } from '../isRunning.ts'
import { projectRoot } from '../root.ts'

/** What a dev server notes of itself, for the other commands. */
interface RunningServer {
  address: string
  /** The absolute path of the folder that it serves. */
  pages: string
}

/** A file for each dev server of this project, named by its process. */
const FOLDER = join(projectRoot, '.cache/dev-servers')

/** Notes that this process serves a folder of pages. The note counts as long as the process runs. */
export function noteServer(address: string, pages: string): void {
  const note: RunningServer = { address, pages: resolve(pages) }
  mkdirSync(FOLDER, { recursive: true })
  // Another process may look for it now: it finds the whole note, or none.
  const unfinished = join(FOLDER, `.${process.pid}.json`)
  writeFileSync(unfinished, JSON.stringify(note))
  renameSync(unfinished, join(FOLDER, `${process.pid}.json`))
}

/** The address of a dev server that runs and serves this folder of pages, if there is one. */
export function addressOfServer(pages: string): string | undefined {
  for (const name of namesIn(FOLDER)) {
    const file = join(FOLDER, name)
    if (!isRunning(Number.parseInt(name, 10))) rmSync(file, { force: true })
    else {
      const note = noteIn(file)
      if (note?.pages === resolve(pages)) return note.address
    }
  }
  return undefined
}

function noteIn(file: string): RunningServer | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) // as written above
  } catch {
    // The server has ended meanwhile.
    return undefined
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter(name => !name.startsWith('.'))
  } catch {
    // No dev server has run yet.
    return []
  }
}
