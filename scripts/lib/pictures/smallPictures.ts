import { join } from 'node:path'
import { BAND_WIDTH } from '../../../schema/model/fields.ts'
import { fileProblem, type Problem } from '../../../schema/problems/problem.ts'
import type { Place } from '../../../schema/validate/publicFiles.ts'
import { inParallel } from '../inParallel.ts'
import { isSvg, type MeasurePicture, type Measures, measurePicture } from './measure.ts'
import { WIDE } from './settings.ts'

/**
 * Warns of photographs that would be stretched in their places.
 * @param places the file of a picture → its widest place. Every file is a picture that can be read
 */
export async function smallPictures(
  publicFolder: string,
  places: ReadonlyMap<string, Place>,
  measure: MeasurePicture = measurePicture,
): Promise<Problem[]> {
  const found = await inParallel(places, async ([path, { width, file }]) => {
    if (isSvg(path)) return []
    const { value } = await measure(join(publicFolder, path))
    const least = widthIn(width, value)
    if (value.width >= least) return []
    return fileProblem(
      `public${path}`,
      'small-picture',
      `This picture has ${value.width} × ${value.height} pixels, and "${file}" shows it ${least} pixels wide.`,
      `Put a copy at least ${least} pixels wide in its place.`,
    )
  })
  return found.flat()
}

/** In a band, a photograph that is not wide takes the half beside the text. */
const widthIn = (place: number, { width, height }: Measures): number =>
  place === BAND_WIDTH && width < WIDE.photograph * height ? BAND_WIDTH / 2 : place
