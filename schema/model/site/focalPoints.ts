import type { z } from 'zod'
import type { PathProblem } from '../../problems/problem.ts'
import { entryList, inForms, pictureFile, wholeNumber } from '../fields.ts'

const percent = (edge: string, label: string, example: number) =>
  inForms(wholeNumber(0, 100, `Its distance from the ${edge}, in percent of the picture.`, example), {
    label,
  })

/** Points belong to files: a picture is cut around the same point wherever it is shown. */
export const focalPoints = inForms(
  entryList(
    'What matters most in a picture. Where a picture is cut to fit its place, the part around this point stays.',
    {
      image: inForms(pictureFile('The picture.', '/images/sports-day.jpg'), { label: 'Picture' }),
      x: percent('left edge', 'From the left, in percent', 60),
      y: percent('upper edge', 'From the top, in percent', 25),
    },
  ),
  { label: 'Focal points of pictures' },
)

export type FocalPoint = z.infer<typeof focalPoints>[number]

/** Of two points of one picture nobody could tell which one holds. */
export const focalPointRules = (points: readonly FocalPoint[]): PathProblem[] =>
  points.flatMap(({ image }, index) =>
    points.findIndex(point => point.image === image) === index
      ? []
      : {
          code: 'second-focal-point',
          path: [index],
          message: `"${image}" has a focal point already.`,
          suggestion: 'Delete one of the two.',
        },
  )
