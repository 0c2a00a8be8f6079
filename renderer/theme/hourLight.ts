import { color } from './designTokens.ts'
import { type Light, lightAfter, lights } from './lights.ts'

/** The light of a wall at an hour of the day. */
interface HourLight {
  light: Light
  /** The light to which the sky turns while visitors scroll. */
  next: Light
  /** How far the sun is from its place at sunrise, in percent of its size. */
  x: number
  y: number
  /** Of the sun, as a part of its size by day. */
  size: number
  /** How far the sun climbs while visitors scroll, in percent of the wall: less than 0 is upwards. */
  climb: number
  /** The slant of the light on the floor, in degrees. */
  slant: number
}

const SUNRISE = 6
const SUNSET = 18

/** The night: the wall of the first light, with the moon behind it. */
const night: Light = {
  ...lights['first-light'],
  angle: 50,
  sky: 'var(--first-light-shade)',
  shade: `color-mix(in oklab, ${color.deep} 70%, black)`,
  sun: color.softOnDark,
  beam: 'color-mix(in oklab, var(--first-light-shade) 70%, white)',
}

/**
 * The light of an hour. Near the equator the sun climbs 15 degrees an hour, from six in the morning to noon, and sinks as it
 * rose: each hour of the day has one of the seven lights.
 * @param hour 0 to 23
 */
export function hourLight(hour: number): HourLight {
  if (hour < SUNRISE || hour > SUNSET) {
    const passed = (hour - SUNSET + 24) % 24
    return {
      ...{ light: night, next: night, climb: -30, slant: (passed - 6) * 6 },
      ...{ x: passed * 3 - 15, y: -30, size: 0.55 },
    }
  }
  const angle = (hour - SUNRISE) * 15
  const isRising = angle < 90
  const light = lightAfter(lights['first-light'], (isRising ? angle : 180 - angle) / 15)
  return {
    light: { ...light, angle },
    next: lightAfter(light, isRising ? 2 : -2),
    ...{ climb: isRising ? -44 : 30, slant: 0.71 * (angle - 90) },
    ...{ x: angle / 9, y: -46 * Math.sin((angle * Math.PI) / 180), size: 1 },
  }
}

const parts = ['wall', 'shade', 'sky', 'sun', 'beam', 'onWall', 'softOnWall'] as const

/** The custom properties that give an hour's light to what is drawn in `turnable` lights. */
export function hourProperties({ light, next, x, y, size, climb, slant }: HourLight): Record<string, string> {
  return {
    ...Object.fromEntries(parts.map(part => [`--hour-${part}`, light[part]])),
    '--next-sky': next.sky,
    '--next-sun': next.sun,
    '--hour-angle': `${light.angle}deg`,
    '--sun': `translate(${x.toFixed(1)}%, ${y.toFixed(1)}%) scale(${size})`,
    '--climb': `${climb}%`,
    '--slant': `skewX(${slant.toFixed(1)}deg)`,
  }
}

/** A light that gives way to that of the hour, once an element around it has the properties of one. */
export const turnable = (light: Light, name: 'hour' | 'next' = 'hour'): Light => ({
  ...light,
  // All of them are colours.
  ...Object.fromEntries(parts.map(part => [part, `var(--${name}-${part},${light[part]})`])),
})
