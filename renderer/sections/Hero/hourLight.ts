import { css } from '../../theme/css.ts'
import { type Light, lightAfter, lights } from '../../theme/lights.ts'
import { color } from '../../theme/tokens.ts'

/** The wall of a hero at an hour of the day. */
export interface HourLight {
  /** The wall, and the sun behind it. */
  light: Light
  /** The light to which the sky turns while visitors scroll. */
  other: Light
  /** The class of what the sun and the light on the floor stand in. */
  place: string
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
      light: night,
      other: night,
      place: placeClass({ x: passed * 3 - 15, y: -30, size: 0.55, climb: -30, slant: (passed - 6) * 6 }),
    }
  }
  const angle = (hour - SUNRISE) * 15
  const light = lightAfter(lights['first-light'], (angle > 90 ? 180 - angle : angle) / 15)
  const isRising = angle < 90
  return {
    light: { ...light, angle },
    other: lightAfter(light, isRising ? 2 : -2),
    place: placeClass({
      x: angle / 9,
      y: -46 * Math.sin((angle * Math.PI) / 180),
      climb: isRising ? -44 : 30,
      slant: 0.71 * (angle - 90),
    }),
  }
}

interface Place {
  /** How far the sun is from its place at sunrise, in percent of its size. */
  x: number
  y: number
  size?: number
  /** How far it climbs while visitors scroll, in percent of the wall: less than 0 is upwards. */
  climb: number
  /** The slant of the light on the floor, in degrees. */
  slant: number
}

/** The class of what the sun and the light on the floor stand in (`SunScreen`). */
const placeClass = ({ x, y, size = 1, climb, slant }: Place): string =>
  css({
    '--sun': `translate(${x.toFixed(1)}%, ${y.toFixed(1)}%) scale(${size})`,
    '--climb': `${climb}%`,
    '--slant': `skewX(${slant.toFixed(1)}deg)`,
  })
