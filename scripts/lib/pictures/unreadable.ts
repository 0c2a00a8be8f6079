import { join } from 'node:path'
import { fileProblem, type Problem } from '../../../schema/problem.ts'
import { isPicture, type NamedFiles } from '../../../schema/publicFiles.ts'
import { inParallel } from '../inParallel.ts'
import { measurePicture, UnreadablePicture } from './measure.ts'

/** Every picture file that a site shows or offers. */
export const pictureFiles = ({ pictures, offered }: NamedFiles): Set<string> =>
  new Set([...pictures.values(), ...[...offered].filter(isPicture)])

/** Reads every picture and says which cannot be shown. What is learnt is kept: the same file is not read again. */
export async function unreadablePictures(publicFolder: string, named: NamedFiles): Promise<Problem[]> {
  const found = await inParallel(pictureFiles(named), async path => {
    try {
      await measurePicture(join(publicFolder, path))
      return []
    } catch (error) {
      if (!(error instanceof UnreadablePicture)) throw error
      return fileProblem(`public${path}`, 'unreadable-picture', error.message, error.cure)
    }
  })
  return found.flat()
}
