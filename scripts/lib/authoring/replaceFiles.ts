import { mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/**
 * Changes several files as one transaction: writes temporary files first, then renames them.
 * @param changes file relative to the folder → new text, or null to delete it
 * @throws when the disk fails. All changes are then rolled back
 */
export async function replaceFiles(
  folder: string,
  changes: ReadonlyMap<string, string | null>,
): Promise<void> {
  const undo: (() => Promise<unknown>)[] = []
  try {
    const written: { target: string; temporary: string }[] = []
    for (const [file, text] of changes) {
      if (text === null) continue
      const target = join(folder, file)
      // Hidden files are not documents.
      const temporary = join(dirname(target), `.${basename(target)}.${process.pid}`)
      const made = await mkdir(dirname(target), { recursive: true })
      if (made) undo.push(() => rm(made, { recursive: true, force: true }))
      undo.push(() => rm(temporary, { force: true }))
      await writeFile(temporary, text, { flag: 'wx', flush: true })
      written.push({ target, temporary })
    }
    for (const { target, temporary } of written) {
      undo.push(await rememberFile(target))
      await rename(temporary, target)
    }
    for (const [file, text] of changes) {
      if (text !== null) continue
      undo.push(await rememberFile(join(folder, file)))
      await rm(join(folder, file))
    }
  } catch (error) {
    for (const step of undo.reverse()) await step().catch(() => undefined)
    throw error
  }
  for (const [file, text] of changes) {
    // rmdir fails for a folder that is not empty. That folder stays.
    if (text === null) await rmdir(dirname(join(folder, file))).catch(() => undefined)
  }
}

/** Remembers a file, or its absence. @returns a function that restores that state */
async function rememberFile(target: string): Promise<() => Promise<unknown>> {
  const before = await readFile(target).catch(() => undefined)
  return () => (before ? writeFile(target, before) : rm(target, { force: true }))
}
