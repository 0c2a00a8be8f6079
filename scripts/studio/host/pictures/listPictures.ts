import type { ListedFile } from '../../site/fileUses.ts'
import { factsOf, listFilesWithUses } from '../files/fileUses.ts'
import type { Studio } from '../Studio.ts'
import { type Focus, focalPointsOf } from './changePicture.ts'

/** A picture as the dialog of all pictures shows it. */
export interface ListedPicture extends ListedFile {
  width: number
  height: number
  /** The point around which it is cut, if it has one. */
  focus?: Focus | undefined
}

/** The pictures of a site that can be shown, the newest first. Those that cannot be read are among the mistakes. */
export async function listPictures(studio: Studio): Promise<ListedPicture[]> {
  const facts = await factsOf(studio)
  const points = await focalPointsOf(studio.files, facts)
  const pictures = await listFilesWithUses(
    studio,
    facts,
    (_, { picture }) => picture && { width: picture.width, height: picture.height },
  )
  return pictures.map(picture => {
    const focus = points.get(picture.path)
    return { ...picture, ...(focus && { focus }) }
  })
}
