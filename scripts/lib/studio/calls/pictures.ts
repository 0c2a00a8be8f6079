import { z } from 'zod'
import { cropPicture } from '../pictures/cropPicture.ts'
import { focusPicture } from '../pictures/focusPicture.ts'
import { listPictures } from '../pictures/listPictures.ts'
import { replacePicture } from '../pictures/replacePicture.ts'
import { call, nothing } from './call.ts'

/** The path of a picture, as documents write it. */
const path = z.string().max(500)
const pixels = z.int().min(0).max(100_000)
const percent = z.int().min(0).max(100)
const area = z.strictObject({ left: pixels, top: pixels, width: pixels.min(1), height: pixels.min(1) })

/** What the dialog of pictures does. Photographs themselves are no JSON and have an address of their own. */
export const pictureCalls = {
  /** All pictures, with what shows each. */
  pictures: call(nothing, studio => listPictures(studio)),
  /** Stores a part of a picture as a picture of its own. */
  cropPicture: call(z.strictObject({ path, area }), (studio, { path, area }) =>
    cropPicture(studio, path, area),
  ),
  /** Sets the point around which a picture is cut wherever it is shown, or takes it away. */
  focusPicture: call(
    z.strictObject({ path, focus: z.strictObject({ x: percent, y: percent }).nullable() }),
    async (studio, { path, focus }) => {
      await focusPicture(studio, path, focus)
      return {}
    },
  ),
  /** Shows one picture wherever another is shown. */
  replacePicture: call(z.strictObject({ from: path, to: path }), (studio, { from, to }) =>
    replacePicture(studio, from, to),
  ),
}
