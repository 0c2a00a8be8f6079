import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decodeDocument, decodeText } from '../../../schema/read/decode.ts'
import { UsageError } from '../usageError.ts'
import { replaceFiles } from './replaceFiles.ts'
import { withLock } from './withLock.ts'

/**
 * Changes several documents as one, if each is still what was read: all of them or none. Meanwhile no studio on this computer writes
 * them.
 * @param before file → the text that was read
 * @param changes file → new text, or null to delete it
 * @param refusal says that one of them is no longer what it was, or a new one is there already
 * @throws UsageError with it; nothing is written then
 */
export async function replaceRead(
  folder: string,
  before: ReadonlyMap<string, string>,
  changes: ReadonlyMap<string, string | null>,
  refusal = (file: string): string =>
    `Somebody has changed "${file}" at this very moment. Nothing was written and nothing is lost: start the command once more.`,
): Promise<void> {
  // Sorted, so that two that wait for each other's locks cannot be.
  const files = [...new Set([...before.keys(), ...changes.keys()])].sort()
  const replaceLocked = async ([file, ...others]: string[]): Promise<void> => {
    if (file !== undefined) return withLock(join(folder, file), () => replaceLocked(others))
    for (const each of files)
      if ((await textOf(folder, each)) !== before.get(each)) throw new UsageError(refusal(each))
    await replaceFiles(folder, changes)
  }
  await replaceLocked(files)
}

/** As it is read to be checked: also of a document that is saved in a wrong encoding. */
async function textOf(folder: string, file: string): Promise<string | undefined> {
  const bytes = await readFile(join(folder, file)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!bytes) return undefined
  const text = decodeDocument(file, bytes)
  // What cannot be decoded was never read, so it equals nothing that was.
  return typeof text === 'string' ? text : (decodeText(bytes) ?? '')
}
