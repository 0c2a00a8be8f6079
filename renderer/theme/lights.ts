import type { LightName } from '../../schema/model/light.ts'
import { color } from './tokens.ts'

export interface Light {
  /** The sun's height in degrees, 0 to 90. */
  angle: number
  /** The shape of the wall's openings, from the most closed to the most open. */
  block: 'round' | 'arch' | 'leaf' | 'quarter' | 'slot' | 'quatrefoil' | 'octagon'
  wall: string
  /** The shaded inner side of an opening. */
  shade: string
  /** What is seen through an opening. */
  sky: string
  /** Text on the wall, and quieter text on it. */
  onWall: string
  softOnWall: string
}

/** The colours of text on walls that are dark as night, dark and bright. */
const night = { onWall: color.onDark, softOnWall: color.softOnDark }
const dark = { onWall: color.onDark, softOnWall: '#F6E9DC' }
const bright = { onWall: color.ink, softOnWall: color.ink }

/** The lights of the morning in order, each with a sun angle, a block shape and colours. */
export const lights: Record<LightName, Light> = {
  'first-light': { angle: 0, block: 'round', wall: '#14303D', shade: '#27505D', sky: '#EFA27B', ...night },
  sunrise: { angle: 15, block: 'arch', wall: '#56222B', shade: '#7D3438', sky: '#F4B884', ...dark },
  early: { angle: 30, block: 'leaf', wall: '#8A3423', shade: '#B04A30', sky: '#F8D08F', ...dark },
  'mid-morning': { angle: 45, block: 'quarter', wall: '#AE4326', shade: '#8C3019', sky: '#FADFA2', ...dark },
  bright: { angle: 60, block: 'slot', wall: '#E0A32E', shade: '#B47A17', sky: '#9CC9D0', ...bright },
  'late-morning': {
    angle: 75,
    block: 'quatrefoil',
    wall: '#9CC7B6',
    shade: '#6B9F8E',
    sky: '#ECF3E0',
    ...bright,
  },
  noon: { angle: 90, block: 'octagon', wall: '#EDEBDF', shade: '#A9B8B0', sky: '#90C6D7', ...bright },
}

const order = Object.values(lights)

/** The next light. After noon there is none, so noon returns itself. */
export const lightAfter = (light: Light): Light => order[order.indexOf(light) + 1] ?? light
