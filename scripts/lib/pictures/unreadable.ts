import { join } from 'node:path'
import { fileProblem, type Problem } from '../../../schema/problems/problem.ts'
import { isPicture, type NamedFiles } from '../../../schema/validate/publicFiles.ts'
import { inParallel } from '../inParallel.ts'
import { type MeasurePicture, measurePicture, UnreadablePicture } from './measure.ts'

/** Every picture file that a site shows or offers. */
export const pictureFiles = ({ pictures, linked }: NamedFiles): Set<string> =>
  new Set([...pictures.values(), ...[...linked].filter(isPicture)])

/** Measures every picture and reports those that cannot be shown, and drawings that look otherwise. The measures are cached. */
export async function unreadablePictures(
  publicFolder: string,
  named: NamedFiles,
  measure: MeasurePicture = measurePicture,
): Promise<Problem[]> {
  const found = await inParallel(pictureFiles(named), async path => {
    try {
      const { changes = [] } = (await measure(join(publicFolder, path))).value
      return changes.map(words =>
        fileProblem(
          `public${path}`,
          'changed-drawing',
          `This drawing does not look as it was drawn: ${words}.`,
          'Look at it on its page. Save it as PNG if something is wrong.',
        ),
      )
    } catch (error) {
      if (!(error instanceof UnreadablePicture)) throw error
      return fileProblem(`public${path}`, 'unreadable-picture', error.message, error.cure)
    }
  })
  return found.flat()
}
