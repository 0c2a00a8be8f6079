import { z } from 'zod'
import { HELP, KEYWORDS } from './fields.ts'
import { blockShapes } from './theme/blockShapes.ts'

/** The lights of a morning. Each has a sun angle, a block shape and a wall paint (`renderer/theme/lights.ts`). */
export const lightNames = [
  'first-light',
  'sunrise',
  'early',
  'mid-morning',
  'bright',
  'late-morning',
  'noon',
] as const

export type LightName = (typeof lightNames)[number]

/** The light of the page at a position of a list, counted from 1. Neighbours have different lights. */
export const lightAt = (position: number): LightName | undefined =>
  lightNames[(Math.max(1, Math.ceil(position)) - 1) % lightNames.length]

export const screen = z
  .enum(blockShapes)
  .meta({
    description:
      'Draws a wall of breeze blocks with openings of this shape in place of the picture. The sun climbs behind it while visitors scroll.',
    [HELP]:
      'A wall of breeze blocks in place of the picture. The sun climbs behind it while visitors scroll.',
    examples: ['quarter'],
  })
  .optional()

export const light = z.enum(lightNames).meta({
  description:
    'The light of the page, from first light to noon: it sets the colour and the pattern of its walls.',
  examples: ['mid-morning'],
  [KEYWORDS]: ['colour', 'color', 'colours', 'theme', 'background'],
})
