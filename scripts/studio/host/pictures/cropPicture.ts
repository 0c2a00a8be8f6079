import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { UsageError } from '../../../lib/usageError.ts'
import { isSvg, measurePicture } from '../../../site/pictures/measure.ts'
import { fileName, publicFile, storeFile } from '../files/publicFile.ts'
import type { Studio } from '../Studio.ts'
import { type Area, preparePicture } from './preparePicture.ts'

/** Stores a part of a picture as a picture of its own. The whole one stays. */
export async function cropPicture(studio: Studio, path: string, area: Area): Promise<{ path: string }> {
  const folder = studio.folders.public
  const file = await publicFile(folder, path, 'picture')
  if (isSvg(file)) throw new UsageError('A drawing cannot be cut here. Cut it in the program that drew it.')
  const { value } = await measurePicture(file)
  if (area.left + area.width > value.width || area.top + area.height > value.height)
    throw new UsageError('This part reaches beyond the picture. Choose it again.')
  const name = fileName(`${basename(path).replace(/\.\w+$/, '')} part`, '', 'picture')
  const part = await preparePicture(await readFile(file), area)
  const stored = await storeFile(folder, 'picture', part, name)
  await studio.reread(stored)
  return { path: stored }
}
