import type { LightName } from '../../schema/model/light.ts'
import type { Paint } from './paint.ts'

export interface Light extends Paint {
  name: LightName
  /** The sun's height in degrees, 0 to 90. */
  angle: number
  /** The shaded inner side of an opening. */
  shade: string
  /** What is seen through an opening. */
  sky: string
}

/** A light in the custom properties of the theme. */
const light = (name: LightName, angle: number): Light => ({
  name,
  angle,
  wall: `var(--${name}-wall)`,
  shade: `var(--${name}-shade)`,
  sky: `var(--${name}-sky)`,
  onWall: `var(--${name}-text)`,
  softOnWall: `var(--${name}-quiet)`,
})

/** The lights of the morning in order. */
export const lights: Record<LightName, Light> = {
  'first-light': light('first-light', 0),
  sunrise: light('sunrise', 15),
  early: light('early', 30),
  'mid-morning': light('mid-morning', 45),
  bright: light('bright', 60),
  'late-morning': light('late-morning', 75),
  noon: light('noon', 90),
}

const order = Object.values(lights)

/** The next light. After noon there is none, so noon returns itself. */
export const lightAfter = (light: Light): Light => order[order.indexOf(light) + 1] ?? light
