import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileShownFor, isPicture } from '../../../../schema/validate/publicFiles.ts'
import { readContext } from '../../content/readDocuments.ts'
import { inParallel } from '../../inParallel.ts'
import { measurePicture, UnreadablePicture } from '../../pictures/measure.ts'
import type { Studio } from '../Studio.ts'
import { type Focus, focalPointsOf } from './focusPicture.ts'
import { type PictureUse, pictureUses } from './pictureUses.ts'
import type { StoredPicture } from './storePicture.ts'

/** A picture as the dialog of all pictures shows it. */
export interface ListedPicture extends StoredPicture {
  uses: PictureUse[]
  /** The point around which it is cut, if it has one. */
  focus?: Focus | undefined
}

/** The pictures of a site that can be shown, the newest first, each with what shows it. */
export async function listPictures(studio: Studio): Promise<ListedPicture[]> {
  const { folders, files } = studio
  const { documents } = await studio.list()
  const titles = new Map(documents.map(({ file, title }) => [file, title]))
  const context = await readContext(folders.public)
  const uses = new Map<string, PictureUse[]>()
  for (const [path, found] of await pictureUses(files, titles)) {
    // A photograph takes the place of a drawing of its name.
    const shown = fileShownFor(path, context.files)
    if (shown) uses.set(shown, [...(uses.get(shown) ?? []), ...found])
  }
  const points = await focalPointsOf(files, context.files)
  const paths = [...context.files.keys()].filter(isPicture)
  const listed = await inParallel(paths, async path => {
    const file = join(folders.public, path)
    try {
      const [{ value }, { mtimeMs }] = await Promise.all([measurePicture(file), stat(file)])
      const { width, height } = value
      const focus = points.get(path)
      const picture = { path, width, height, uses: uses.get(path) ?? [], ...(focus && { focus }) }
      return [{ picture, mtimeMs }]
    } catch (error) {
      // Pictures that cannot be read are among the mistakes.
      if (error instanceof UnreadablePicture) return []
      throw error
    }
  })
  return listed
    .flat()
    .sort((one, other) => other.mtimeMs - one.mtimeMs)
    .map(({ picture }) => picture)
}
