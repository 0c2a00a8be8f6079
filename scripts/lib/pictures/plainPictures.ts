import { join } from 'node:path'
import type { Picture } from '../../../schema/model/viewModel.ts'
import { isPicture, type NamedFiles } from '../../../schema/validate/publicFiles.ts'
import type { ValidationContext } from '../../../schema/validate/ValidationContext.ts'
import { inParallel } from '../inParallel.ts'
import { type MeasurePicture, measurePicture, UnreadablePicture } from './measure.ts'

/**
 * The original pictures, for the development server, because encoding a photograph takes seconds.
 * Pictures that no document names are included, since the section catalogue shows some of them.
 */
export async function plainPictures(
  publicFolder: string,
  { pictures }: NamedFiles,
  { files }: ValidationContext,
  measure: MeasurePicture = measurePicture,
): Promise<Map<string, Picture>> {
  const paths = new Set([...pictures.keys(), ...[...files.keys()].filter(isPicture)])
  const measured = await inParallel(paths, async path => {
    const shown = pictures.get(path) ?? path
    try {
      const { value } = await measure(join(publicFolder, shown))
      return [[path, { src: encodeURI(shown), ...value }] as const]
    } catch (error) {
      // Validation reports the unreadable pictures that documents show.
      if (error instanceof UnreadablePicture) return []
      throw error
    }
  })
  return new Map(measured.flat())
}
