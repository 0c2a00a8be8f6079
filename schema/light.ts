import { z } from 'zod'

/** The lights of the morning, from first light to noon. Each is a sun angle, a block shape and a wall paint (renderer/theme/lights.ts). */
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

/** A light for the page that stands at a place of a list, counted from 1: neighbours have different ones. */
export const lightAt = (place: number): LightName | undefined =>
  lightNames[(Math.max(1, Math.ceil(place)) - 1) % lightNames.length]

export const light = z.enum(lightNames).meta({
  description:
    'The light of the page, from first light to noon: it sets the colour and the pattern of its walls.',
  examples: ['mid-morning'],
})
