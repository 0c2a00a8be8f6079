import type { LightName } from '../../../schema/light.ts'
import { landing, shadowDepth } from './sun.ts'
import { round } from './svg.ts'

/** A piece of a thing: a filled path, or a stroked one. */
export interface Part {
  data: string
  color: string
  /** Given for a stroked path. */
  stroke?: number
  /** Given for what lets the parts behind it show: shade, glass. */
  opacity?: number
  /** The shadow on the ground of what has depth; any other part stands upright on the line of the thing's foot. */
  cast?: string
}

/** Something that stands: drawn with its foot at 0, 0 and its lit side to the right. */
export type Thing = readonly Part[]

export const part = (color: string, ...data: string[]): Part => ({ color, data: data.join('') })

export const wire = (color: string, stroke: number, ...data: string[]): Part => ({
  color,
  stroke,
  data: data.join(''),
})

export const veil = (color: string, opacity: number, ...data: string[]): Part => ({
  color,
  opacity,
  data: data.join(''),
})

interface Standing {
  light: LightName
  x: number
  y: number
  scale?: number
  shadow: string
  /** How much of what lies beneath shows through the shadow. */
  opacity?: number
}

/** A thing with the shadow that it throws on the ground it stands on. */
export const stand = (thing: Thing, place: Standing): string =>
  shadowOf(thing, place) + standAlone(thing, place)

export type Placed = readonly [thing: Thing, x: number, y: number]

/** Things that stand together: no shadow of one falls across the front of another. */
export const standTogether = (
  things: readonly Placed[],
  ground: Omit<Standing, 'x' | 'y' | 'scale'>,
): string =>
  things.map(([thing, x, y]) => shadowOf(thing, { ...ground, x, y })).join('') +
  things.map(([thing, x, y]) => standAlone(thing, { x, y })).join('')

export const standAlone = (thing: Thing, { x, y, scale = 1 }: Pick<Standing, 'x' | 'y' | 'scale'>): string =>
  `<g transform="translate(${round(x)} ${round(y)})${scale === 1 ? '' : ` scale(${scale})`}">${thing.map(draw).join('')}</g>`

export const shadowOf = (
  thing: Thing,
  { light, x, y, scale = 1, shadow, opacity = 0.6 }: Standing,
): string => {
  const [slant, depth] = landing(light, scale, shadowDepth(light))
  const solid = thing.filter(({ cast }) => cast !== undefined).map(({ cast }) => cast)
  const upright = thing.filter(({ cast, opacity: veiled }) => cast === undefined && !veiled)
  const placed = (body: string, c: number, d: number) =>
    body ? `<g transform="matrix(${[scale, 0, c, d, x, y].map(toHundredth).join(' ')})">${body}</g>` : ''
  const drawn = upright.map(piece => draw({ ...piece, color: shadow })).join('')
  return `<g opacity="${opacity}">${placed(solid.map(data => data && `<path fill="${shadow}" d="${data}"/>`).join(''), 0, scale)}${placed(drawn, -slant, -depth)}</g>`
}

const toHundredth = (value: number): number => Math.round(value * 100) / 100

const draw = ({ color, data, stroke, opacity }: Part): string => {
  const veil = opacity ? ` opacity="${opacity}"` : ''
  return stroke
    ? `<path fill="none" stroke="${color}" stroke-width="${round(stroke)}"${veil} d="${data}"/>`
    : `<path fill="${color}"${veil} d="${data}"/>`
}
