import type { LightName } from '../../schema/light.ts'
import { color } from './tokens.ts'

export interface Light {
  /** The sun's height in degrees, 0 to 90. */
  angle: number
  /** The shape of the wall's openings; each is more open than the last. */
  block: 'round' | 'arch' | 'leaf' | 'quarter' | 'slot' | 'quatrefoil' | 'octagon'
  wall: string
  /** Text that stands on the wall. */
  onWall: string
  softOnWall: string
}

const light = (angle: number, block: Light['block'], wall: string): Light => ({
  angle,
  block,
  wall,
  onWall: color.onDark,
  softOnWall: '#F6E9DC',
})
const bright = (angle: number, block: Light['block'], wall: string): Light => ({
  angle,
  block,
  wall,
  onWall: color.ink,
  softOnWall: color.ink,
})

/** The lights of the morning: one sun angle, one block, one paint each. */
export const lights: Record<LightName, Light> = {
  'first-light': { ...light(0, 'round', '#14303D'), softOnWall: color.softOnDark },
  sunrise: light(15, 'arch', '#56222B'),
  early: light(30, 'leaf', '#8A3423'),
  'mid-morning': light(45, 'quarter', '#AE4326'),
  bright: bright(60, 'slot', '#E0A32E'),
  'late-morning': bright(75, 'quatrefoil', '#9CC7B6'),
  noon: bright(90, 'octagon', '#EDEBDF'),
}

const order = Object.values(lights)

/** The light that follows; noon is followed by none. */
export const lightAfter = (light: Light): Light => order[order.indexOf(light) + 1] ?? light
