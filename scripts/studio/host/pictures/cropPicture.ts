import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { UsageError } from '../../../lib/usageError.ts'
import { isSvg, measurePicture } from '../../../site/pictures/measure.ts'
import type { Studio } from '../Studio.ts'
import { pictureName } from './pictureName.ts'
import { type Area, preparePicture } from './preparePicture.ts'
import { publicPicture } from './publicPicture.ts'
import { type StoredPicture, storePicture } from './storePicture.ts'

/** Stores a part of a picture as a picture of its own. The whole one stays. */
export async function cropPicture(studio: Studio, path: string, area: Area): Promise<StoredPicture> {
  const file = await publicPicture(studio.folders.public, path)
  if (isSvg(file)) throw new UsageError('A drawing cannot be cut here. Cut it in the program that drew it.')
  const { value } = await measurePicture(file)
  if (area.left + area.width > value.width || area.top + area.height > value.height)
    throw new UsageError('This part reaches beyond the picture. Choose it again.')
  const name = pictureName(`${basename(path).replace(/\.\w+$/, '')} part`, '')
  const stored = await storePicture(
    studio.folders.public,
    await preparePicture(await readFile(file), area),
    name,
  )
  await studio.reread(stored.path)
  return stored
}
