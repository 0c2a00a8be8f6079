import { lstat, mkdir, readdir, realpath } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { withLock } from '../../../lib/authoring/withLock.ts'
import { UsageError } from '../../../lib/usageError.ts'
import { type FileKind, folders, freeNameFor, isOfKind, type NewFile } from '../../site/addedFile.ts'
import { writeWhole } from '../documents/DocumentFiles.ts'

/**
 * Finds a file of the site.
 * @param publicFolder the folder of public files
 * @param path as documents write it. It comes from a browser, so nothing is found but a file of that kind below the folder
 * @throws UsageError when there is none
 */
export async function publicFile(publicFolder: string, path: string, kind?: FileKind): Promise<string> {
  const missing = () => new UsageError(`There is no such ${kind ?? 'file'} any more.`)
  const isSafe = path
    .split('/')
    .every((part, at) => (at === 0 ? part === '' : /^[^.\\\0][^\\\0]*$/.test(part)))
  if (!isSafe || !isOfKind(path, kind)) throw missing()
  const file = join(publicFolder, path)
  const info = await lstat(file).catch(() => undefined)
  // Nothing on the way to it may lead out of the folder.
  if (!info?.isFile() || (await realpath(file)) !== join(await realpath(publicFolder), path)) throw missing()
  return file
}

/** Stores a file that is added. @returns its path as documents write it */
export const storeFile = (
  publicFolder: string,
  kind: FileKind,
  file: NewFile,
  name: string,
): Promise<string> => storeIn(publicFolder, folders[kind], file, name)

/**
 * Stores a file under a name that no other has. It is there as a whole or not at all.
 * @param publicFolder the folder of public files
 * @param below the folder below it; empty for that folder itself
 * @param name without its ending
 * @returns its path as documents write it
 */
export async function storeIn(
  publicFolder: string,
  below: string,
  { bytes, ending }: NewFile,
  name: string,
): Promise<string> {
  const folder = join(publicFolder, below)
  await mkdir(folder, { recursive: true })
  if ((await realpath(folder)) !== join(await realpath(publicFolder), below))
    throw new UsageError(`The folder "${below}" is a link to another folder, so nothing is stored there.`)
  return withLock(folder, async () => {
    const file = freeNameFor(name, ending, await readdir(folder))
    await writeWhole(join(folder, file), bytes)
    return posix.join('/', below, file)
  })
}
