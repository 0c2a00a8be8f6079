import type { Problem } from '../problems/problem.ts'
import type { Picture } from './viewModel.ts'

/** What is known of a public file without its bytes. Gathered by scripts/site/folder.ts; plain data. */
export interface FileFacts {
  /** In bytes. */
  size: number
  /** What git calls its content. Known only where a site is compared with an earlier one. */
  objectId?: string
  /** Of a picture that can be shown: measured as it is displayed, rotated by its EXIF orientation, in sRGB. */
  picture?: PictureFacts
  /** How many pages a PDF has; absent where that is unknown. */
  pages?: number
  /** What is wrong with the file once it is opened. Of no matter while no document names it. */
  problems?: readonly Problem[]
}

/** The size of a picture in pixels, and its colours. */
export type PictureFacts = Pick<Picture, 'width' | 'height' | 'color' | 'isPhotograph' | 'extremes'>
