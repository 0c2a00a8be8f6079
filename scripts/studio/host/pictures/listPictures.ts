import type { ListedPicture } from '../../site/fileCalls.ts'
import { factsOf, listFilesWithUses } from '../files/fileUses.ts'
import type { Studio } from '../Studio.ts'
import { focalPointsOf } from './changePicture.ts'

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
