import { mkdir, readdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { withLock } from '../../../lib/authoring/withLock.ts'
import { UsageError } from '../../../lib/usageError.ts'
import { writeWhole } from '../documents/DocumentFiles.ts'
import { freeName } from './pictureName.ts'
import type { PreparedPicture } from './preparePicture.ts'

/** Where pictures that authors add are stored, below the folder of public files. */
const FOLDER = 'images'

/** A picture of the site. */
export interface StoredPicture {
  /** As documents write it. */
  path: string
  width: number
  height: number
}

/**
 * Stores a picture under a name that no other has. It is there as a whole or not at all.
 * @param publicFolder the folder of public files
 * @param name without its ending
 */
export async function storePicture(
  publicFolder: string,
  { bytes, ending, width, height }: PreparedPicture,
  name: string,
): Promise<StoredPicture> {
  const folder = join(publicFolder, FOLDER)
  await mkdir(folder, { recursive: true })
  if ((await realpath(folder)) !== join(await realpath(publicFolder), FOLDER))
    throw new UsageError('The folder of pictures is a link to another folder, so nothing is stored there.')
  return withLock(folder, async () => {
    const file = `${freeName(name, await readdir(folder))}.${ending}`
    await writeWhole(join(folder, file), bytes)
    return { path: `/${FOLDER}/${file}`, width, height }
  })
}
