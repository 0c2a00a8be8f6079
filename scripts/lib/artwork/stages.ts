import { type LightName, lightNames } from '../../../schema/light.ts'

/** The stages in the order of the morning, each with its light. */
export const stages = {
  'pre-school': 'first-light',
  iprimary: 'sunrise',
  ils: 'early',
  jhs: 'mid-morning',
  igcse: 'bright',
  shs: 'late-morning',
  'a-level': 'noon',
} as const satisfies Record<string, LightName>

export type Stage = keyof typeof stages

/** The light that follows; noon stays noon. */
export const nextLight = (light: LightName): LightName => lightNames[lightNames.indexOf(light) + 1] ?? 'noon'
