import { z } from 'zod'
import { KEYWORDS } from './fields.ts'

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

export const light = z.enum(lightNames).meta({
  description:
    'The light of the page, from first light to noon: it sets the colour and the pattern of its walls.',
  examples: ['mid-morning'],
  [KEYWORDS]: ['colour', 'color', 'colours', 'theme', 'background'],
})
