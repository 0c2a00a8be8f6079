import { lstat, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { isPicture } from '../../../../schema/validate/publicFiles.ts'
import { UsageError } from '../../../lib/usageError.ts'

/**
 * The file of a picture of the site.
 * @param path as documents write it. It comes from a browser, so nothing is read but a picture below the folder
 * @throws UsageError when there is none
 */
export async function publicPicture(folder: string, path: string): Promise<string> {
  const missing = () => new UsageError('There is no such picture any more.')
  const isSafe = path
    .split('/')
    .every((part, at) => (at === 0 ? part === '' : /^[^.\\\0][^\\\0]*$/.test(part)))
  if (!isSafe || !isPicture(path)) throw missing()
  const file = join(folder, path)
  const info = await lstat(file).catch(() => undefined)
  // Nothing on the way to it may lead out of the folder.
  if (!info?.isFile() || (await realpath(file)) !== join(await realpath(folder), path)) throw missing()
  return file
}
