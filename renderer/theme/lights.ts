import type { LightName } from '../../schema/light.ts'
import { color } from './tokens.ts'

export interface Light {
  /** The sun's height in degrees, 0 to 90. */
  angle: number
  /** The shape of the wall's openings; each is more open than the last. */
  block: 'round' | 'arch' | 'leaf' | 'quarter' | 'slot' | 'quatrefoil' | 'octagon'
  wall: string
  /** The inner side of an opening that the sun does not reach. */
  shade: string
  /** What is seen through an opening. */
  sky: string
  /** Text that stands on the wall. */
  onWall: string
  softOnWall: string
}

type Paints = Pick<Light, 'wall' | 'shade' | 'sky'>

const light = (angle: number, block: Light['block'], paints: Paints): Light => ({
  angle,
  block,
  ...paints,
  onWall: color.onDark,
  softOnWall: '#F6E9DC',
})
const bright = (angle: number, block: Light['block'], paints: Paints): Light => ({
  angle,
  block,
  ...paints,
  onWall: color.ink,
  softOnWall: color.ink,
})

/** The lights of the morning: one sun angle, one block, one paint each. */
export const lights: Record<LightName, Light> = {
  'first-light': {
    ...light(0, 'round', { wall: '#14303D', shade: '#27505D', sky: '#EFA27B' }),
    softOnWall: color.softOnDark,
  },
  sunrise: light(15, 'arch', { wall: '#56222B', shade: '#7D3438', sky: '#F4B884' }),
  early: light(30, 'leaf', { wall: '#8A3423', shade: '#B04A30', sky: '#F8D08F' }),
  'mid-morning': light(45, 'quarter', { wall: '#AE4326', shade: '#8C3019', sky: '#FADFA2' }),
  bright: bright(60, 'slot', { wall: '#E0A32E', shade: '#B47A17', sky: '#9CC9D0' }),
  'late-morning': bright(75, 'quatrefoil', { wall: '#9CC7B6', shade: '#6B9F8E', sky: '#ECF3E0' }),
  noon: bright(90, 'octagon', { wall: '#EDEBDF', shade: '#A9B8B0', sky: '#90C6D7' }),
}

const order = Object.values(lights)

/** The light that follows; noon is followed by none. */
export const lightAfter = (light: Light): Light => order[order.indexOf(light) + 1] ?? light
