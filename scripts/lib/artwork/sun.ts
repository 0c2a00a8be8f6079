import type { LightName } from '../../../schema/light.ts'
import type { Point } from './svg.ts'

/**
 * The law of every picture. The sun stands in the east, which is the right; its light travels to the left and
 * down, at the angle of the picture. All shadows and patches of light take their direction from here.
 */
export const angleOf: Record<LightName, number> = {
  'first-light': 0,
  sunrise: 15,
  early: 30,
  'mid-morning': 45,
  bright: 60,
  'late-morning': 75,
  noon: 90,
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The way the light travels, times a length. */
export const along = (light: LightName, length: number): Point => [
  -Math.cos(radians(angleOf[light])) * length,
  Math.sin(radians(angleOf[light])) * length,
]

/** A level sun would throw its light beyond every floor: on floors it stands at least this high. */
const lowestOnFloor = 9

/**
 * Where the light that passes at a height above the floor lands, measured from the point beneath it.
 * The depth is how far each unit of height reaches towards the reader.
 */
export const landing = (light: LightName, height: number, depth: number): Point => {
  const angle = radians(Math.max(angleOf[light], lowestOnFloor))
  return [-(depth * height) / Math.tan(angle), depth * height]
}

/** The depth to which a thing's shadow reaches on the floor for each unit of its height: long at dawn, short at noon. */
export const shadowDepth = (light: LightName): number => {
  const angle = Math.max(angleOf[light], lowestOnFloor)
  return Math.sin(radians(angle)) * (1.5 - (1.2 * angle) / 90)
}
