import { mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/**
 * Changes several files at once: everything is written beside its place first, and then put there.
 * @param changes file, relative to the folder → its new text, or null to delete it
 * @throws when the disk fails; all files are then as they were
 */
export async function replaceFiles(
  folder: string,
  changes: ReadonlyMap<string, string | null>,
): Promise<void> {
  const undo: (() => Promise<unknown>)[] = []
  try {
    const ready: { place: string; beside: string }[] = []
    for (const [file, text] of changes) {
      if (text === null) continue
      const place = join(folder, file)
      // Hidden, so that nothing takes it for a document.
      const beside = join(dirname(place), `.${basename(place)}.${process.pid}`)
      const made = await mkdir(dirname(place), { recursive: true })
      if (made) undo.push(() => rm(made, { recursive: true, force: true }))
      undo.push(() => rm(beside, { force: true }))
      await writeFile(beside, text, { flag: 'wx' })
      ready.push({ place, beside })
    }
    for (const { place, beside } of ready) {
      undo.push(await keeping(place))
      await rename(beside, place)
    }
    for (const [file, text] of changes) {
      if (text !== null) continue
      undo.push(await keeping(join(folder, file)))
      await rm(join(folder, file))
    }
  } catch (error) {
    for (const step of undo.reverse()) await step().catch(() => undefined)
    throw error
  }
  for (const [file, text] of changes) {
    // A folder that still holds something stays, and that is as it should be.
    if (text === null) await rmdir(dirname(join(folder, file))).catch(() => undefined)
  }
}

/** Remembers a file, or that there is none. @returns puts that state back */
async function keeping(place: string): Promise<() => Promise<unknown>> {
  const before = await readFile(place).catch(() => undefined)
  return () => (before ? writeFile(place, before) : rm(place, { force: true }))
}
