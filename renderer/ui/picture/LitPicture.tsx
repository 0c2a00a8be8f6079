import { useContext } from 'react'
import type { LightName } from '../../../schema/model/light.ts'
import type { BlockShape } from '../../../schema/model/theme/blockShapes.ts'
import type { Theme } from '../../../schema/model/theme/Theme.ts'
import type { SiteData } from '../../../schema/model/viewModel.ts'
import { usePicture } from '../../contexts/AssetsContext.ts'
import { LightContext } from '../../contexts/light.ts'
import { useSite } from '../../contexts/site.tsx'
import { css, cx, variants } from '../../theme/css.ts'
import { corner } from '../../theme/designTokens.ts'
import { lights, namesOfLights } from '../../theme/lights.ts'
import { cover } from '../../theme/styles.ts'
import { blocks, unit } from './blocks.ts'
import { Picture, type PictureProps } from './Picture.tsx'

interface LitPictureProps extends Omit<PictureProps, 'className'> {
  /** The light of its band. Default: that of the page. */
  light?: LightName | undefined
  /** Whether a screen casts its shadow across a corner. Never on somebody's portrait. Default: false. */
  hasShadow?: boolean
  /** Whether its frame has a height of its own, which it fills. Default: false. */
  isFilling?: boolean
  /** A further class of a photograph in a light. */
  className?: string | undefined
}

/**
 * A picture that takes part in the light of its place. A photograph takes a little of the colour of the light, and perhaps the
 * shadow of a screen. A drawing has its light already. On a page without a light there is the shadow alone.
 */
export function LitPicture({
  light,
  hasShadow = false,
  isFilling = false,
  className,
  ...picture
}: LitPictureProps) {
  const { walls } = useSite().look
  const isPhotograph = usePicture(picture.src)?.isPhotograph
  const ofPage = useContext(LightContext)
  const name = light ?? ofPage
  if (!isPhotograph) return <Picture {...picture} />
  const isShaded = hasShadow && walls !== 'plain'
  if (!(name || isShaded)) return <Picture {...picture} />
  const classes = [
    isFilling ? filling : loose,
    lit,
    name && tintOf(name),
    isShaded && shadowOf(name ?? UNLIT),
  ]
  return <Picture {...picture} className={cx(...classes, className)} />
}

/** The light whose shadow falls on a page without a light. */
const UNLIT: LightName = 'mid-morning'

/** How much of the light's colour a photograph takes, from 0 to 1: no channel of a pixel gets darker than by this share. */
export const TINT = 0.18

interface ScreenShadow {
  /** A CSS image. */
  image: string
  /** Its width in percent of the picture's. */
  width: number
}

/**
 * The shadow of a screen to the right of a picture, where the sun is: a wedge for the lower right corner, which is
 * long and low in the light of a low sun, and steep at noon. It takes less than a fifth of a picture, and faces are rarely there.
 * @param angle the sun's height in degrees
 * @returns undefined for plain walls, which have no openings
 */
export function screenShadow(
  angle: number,
  walls: Theme['walls'],
  block: BlockShape,
): ScreenShadow | undefined {
  if (walls === 'plain') return undefined
  const { tile, outline } = walls === 'weave' ? weave : blocks[block]
  const slope = ((LOWEST + (angle / 90) * (STEEPEST - LOWEST)) * Math.PI) / 180
  const height = Math.min(Math.sqrt(2 * AREA * Math.tan(slope)), GREATEST_HEIGHT)
  const width = height / Math.tan(slope)
  const [right, bottom] = [width / BLOCK, height / BLOCK].map(blocksLong => (blocksLong * unit).toFixed(1))
  // Rows fall along the light. Columns stay upright, or level where the light is steep.
  const row = [LENGTH * Math.cos(slope), -LENGTH * Math.sin(slope)].map(part => part.toFixed(2))
  const column = slope < Math.PI / 4 ? '0 1' : '1 0'
  const wedge = `M${right} 0v${bottom}H0z`
  // A mask, since the edges of a pattern's tiles show as hairlines.
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${right} ${bottom}">` +
    `<pattern id="p" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse" ` +
    `patternTransform="matrix(${row.join(' ')} ${column} 0 ${bottom})"><path d="${outline}"/></pattern>` +
    `<mask id="m"><path fill="white" d="${wedge}"/><path fill="url(#p)" d="${wedge}"/></mask>` +
    `<path mask="url(#m)" opacity="${DEPTH}" d="${wedge}"/></svg>`
  return {
    image: `url("data:image/svg+xml,${encodeURIComponent(svg)}")`,
    width: Number((100 * width).toFixed(1)),
  }
}

/** The gaps of a mat, whose strands change their direction from one to the next. */
const weave = {
  tile: 2 * unit,
  outline:
    'M1.4 1h2.4v8h-2.4zM6.2 1h2.4v8h-2.4zM11.4 11h2.4v8h-2.4zM16.2 11h2.4v8h-2.4z' +
    'M11 1.4h8v2.4h-8zM11 6.2h8v2.4h-8zM1 11.4h8v2.4h-8zM1 16.2h8v2.4h-8z',
}

/** The slopes of the wedge at first light and at noon, in degrees. Rows that are level or plumb would look like a fence. */
const [LOWEST, STEEPEST] = [20, 75]

/** Lengths and areas are in widths of the picture, and their squares. */
const AREA = 0.085

const GREATEST_HEIGHT = 0.72

const BLOCK = 0.07

/** Openings grow longer along the light. */
const LENGTH = 1.25

/** How much light the shadow takes, from 0 to 1. */
const DEPTH = 0.25

const frame = css({
  position: 'relative',
  display: 'block',
  // The colour of the light is multiplied with the photograph, and with nothing behind it.
  isolation: 'isolate',
})

const filling = css(frame, { height: '100%' })

const loose = css(frame, { borderRadius: corner, overflow: 'clip' })

/** On paper, in forced colours, and where it failed to load, a picture stays as it is. */
const lit = css({
  '@media screen and (forced-colors: none)': {
    '&:not(:has([data-failed]))::after': {
      ...cover,
      pointerEvents: 'none',
      background:
        'var(--shadow, none) 100% 100% / calc(var(--shadow-width, 0) * var(--reach, 1)) auto no-repeat var(--tint, transparent)',
      mixBlendMode: 'multiply',
      // In the corner away from the words.
      '[dir=rtl] &': { transform: 'scaleX(-1)' },
    },
  },
})

const tintOf = variants('tint', namesOfLights, name => ({
  '--tint': `color-mix(in srgb, ${lights[name].sky} ${100 * TINT}%, white)`,
}))

const shadowOf = variants('shadow', namesOfLights, name => ({
  '--shadow': `var(--${name}-shadow)`,
  '--shadow-width': `var(--${name}-shadow-width)`,
}))

/** The shadows of all lights, as custom properties. Every picture in the same light has the same. */
export function shadowProperties({ walls, lights: looks }: SiteData['look']): string {
  const properties = namesOfLights.flatMap(name => {
    const shadow = screenShadow(lights[name].angle, walls, looks[name].block)
    return shadow ? [`--${name}-shadow:${shadow.image}`, `--${name}-shadow-width:${shadow.width}%`] : []
  })
  return properties.length > 0 ? `:root{${properties.join(';')}}` : ''
}
