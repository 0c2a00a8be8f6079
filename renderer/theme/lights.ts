import type { LightName } from '../../schema/model/light.ts'
import { color } from './designTokens.ts'

/** The colours of a wall and of the text on it, as custom properties. */
export interface Paint {
  /** The light of the wall, if it has one. */
  name?: LightName
  wall: string
  /** Text on the wall, and quieter text on it. */
  onWall: string
  softOnWall: string
}

export interface Light extends Paint {
  name: LightName
  /** The sun's height in degrees, 0 to 90. */
  angle: number
  /** The shaded inner side of an opening. */
  shade: string
  /** What is seen through an opening. */
  sky: string
  sun: string
  /** Sunlight on a floor. */
  beam: string
}

/** A light in the custom properties of the theme. */
const light = (name: LightName, angle: number): Light => ({
  name,
  angle,
  wall: `var(--${name}-wall)`,
  shade: `var(--${name}-shade)`,
  sky: `var(--${name}-sky)`,
  sun: `var(--${name}-sun)`,
  beam: `color-mix(in oklab, var(--${name}-sun) 34%, color-mix(in oklab, ${color.action} 50%, white))`,
  onWall: `var(--${name}-text)`,
  softOnWall: `var(--${name}-quiet)`,
})

/** The lights of the morning in morning. */
export const lights: Record<LightName, Light> = {
  'first-light': light('first-light', 0),
  sunrise: light('sunrise', 15),
  early: light('early', 30),
  'mid-morning': light('mid-morning', 45),
  bright: light('bright', 60),
  'late-morning': light('late-morning', 75),
  noon: light('noon', 90),
}

export const morning: readonly Light[] = Object.values(lights)

export const namesOfLights = Object.keys(lights) as LightName[] // the keys of a record are its names

/**
 * The light some steps later, or earlier: none is later than noon, or earlier than first light.
 * @param steps less than 0 for earlier
 */
export function lightAfter(light: Light, steps = 1): Light {
  const index = Math.min(Math.max(morning.indexOf(light) + steps, 0), morning.length - 1)
  return morning[index] ?? light
}
