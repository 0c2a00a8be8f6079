import type { Picture } from '../model/viewModel.ts'
import type { Content } from '../validate/Content.ts'
import { fileShownFor } from '../validate/publicFiles.ts'
import type { ValidationContext } from '../validate/ValidationContext.ts'

/**
 * The pictures with the focal points that the site gives them. A point belongs to the file that is shown, however documents
 * write its path.
 */
export function withFocalPoints(
  pictures: ReadonlyMap<string, Picture>,
  { site: { focalPoints = [] } }: Content,
  { files }: Pick<ValidationContext, 'files'>,
): ReadonlyMap<string, Picture> {
  if (focalPoints.length === 0) return pictures
  const points = new Map(
    focalPoints.map(({ image, x, y }) => [fileShownFor(image, files), [x, y] as [number, number]]),
  )
  return new Map(
    [...pictures].map(([path, picture]) => {
      const focus = points.get(fileShownFor(path, files))
      return [path, focus ? { ...picture, focus } : picture]
    }),
  )
}
