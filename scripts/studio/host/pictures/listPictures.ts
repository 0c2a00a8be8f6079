import { statSync } from 'node:fs'
import { join } from 'node:path'
import { fileShownFor } from '../../../../schema/validate/publicFiles.ts'
import { readSite } from '../../../site/folder.ts'
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
  const { files: facts } = (await readSite(folders)).input
  const uses = new Map<string, PictureUse[]>()
  for (const [path, found] of await pictureUses(files, titles)) {
    // A photograph takes the place of a drawing of its name.
    const shown = fileShownFor(path, facts)
    if (shown) uses.set(shown, [...(uses.get(shown) ?? []), ...found])
  }
  const points = await focalPointsOf(files, facts)
  return [...facts]
    .flatMap(([path, { picture: measures }]) => {
      const mtimeMs = statSync(join(folders.public, path), { throwIfNoEntry: false })?.mtimeMs
      // Pictures that cannot be read are among the mistakes.
      if (!measures || mtimeMs === undefined) return []
      const { width, height } = measures
      const focus = points.get(path)
      return {
        picture: { path, width, height, uses: uses.get(path) ?? [], ...(focus && { focus }) },
        mtimeMs,
      }
    })
    .sort((one, other) => other.mtimeMs - one.mtimeMs)
    .map(({ picture }) => picture)
}
