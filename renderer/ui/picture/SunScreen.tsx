import { useId } from 'react'
import type { BlockShape } from '../../../schema/model/theme/blockShapes.ts'
import { css, cx, keyframes, variants } from '../../theme/css.ts'
import { media } from '../../theme/designTokens.ts'
import { turnable } from '../../theme/hourLight.ts'
import { type Light, lights, morning } from '../../theme/lights.ts'
import { scrolled } from '../../theme/styles.ts'
import { blocks, unit } from './blocks.ts'

interface SunScreenProps {
  /** The light of the wall. */
  light: Light
  /** The light of the sky at rest. */
  sky?: Light
  /** The light to which the sky turns while visitors scroll, or from which it comes. */
  other: Light
  block: BlockShape
  /** Whether the sun climbs into its place as the band comes into view, instead of leaving it as the page scrolls away. */
  isArriving?: boolean
  className?: string
}

/**
 * A wall of breeze blocks with the sun behind it. The sun climbs and the sky turns with the scroll position, by transforms and
 * opacity alone. Without scroll-driven animations, with reduced motion and on paper nothing moves. It is decorative.
 */
export function SunScreen({
  light,
  sky = light,
  other,
  block,
  isArriving = false,
  className,
}: SunScreenProps) {
  const id = useId()
  const { tile, outline } = blocks[block]
  const [width, height] = [columns * unit, rows * unit]
  const area = { x: -unit, y: -unit, width: width + 2 * unit, height: height + 2 * unit }
  const wall = { ...area, mask: `url(#${id}-wall)` }
  return (
    <div
      className={cx(scene, wallOf(light.wall), className)}
      data-arriving={isArriving || undefined}
      aria-hidden="true"
    >
      <div className={frame}>
        <div className={`${skyClass} ${skyOf(sky.sky)}`} />
        <div className={`${cx(skyClass, turning)} ${skyOf(other.sky)}`} />
        <div className={climbing}>
          <div className={`${sunClass} ${skyOf(sky.sky)}`} />
          <div className={`${cx(sunClass, turning)} ${skyOf(other.sky)}`} />
        </div>
        <svg
          className={`${wallClass} ${skyOf(sky.sky)}`}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="xMinYMax slice"
          aria-hidden="true"
        >
          <defs>
            <pattern id={`${id}-openings`} width={tile} height={tile} patternUnits="userSpaceOnUse">
              <path id={`${id}-outline`} d={outline} />
            </pattern>
            {/* A mask, since the edges of a pattern's tiles show as hairlines. */}
            <mask id={`${id}-wall`} maskUnits="userSpaceOnUse" {...area}>
              <rect {...area} fill="white" />
              <rect {...area} fill={`url(#${id}-openings)`} />
            </mask>
          </defs>
          <rect {...wall} className={glint} />
          <rect {...wall} className={shade} />
          <rect {...wall} className={face} />
        </svg>
      </div>
      <div className={floor}>
        <svg
          className={cast}
          viewBox={`0 0 ${1.5 * width} ${floorDepth}`}
          preserveAspectRatio="xMinYMin slice"
          aria-hidden="true"
        >
          <pattern
            id={`${id}-cast`}
            width={tile}
            height={tile}
            patternUnits="userSpaceOnUse"
            patternTransform={`scale(1 ${(0.36 * unit) / tile})`}
          >
            <use className={beam} href={`#${id}-outline`} />
          </pattern>
          <rect width={1.5 * width} height={floorDepth} fill={`url(#${id}-cast)`} />
        </svg>
      </div>
    </div>
  )
}

/** Blocks in a row, and rows. What does not fit is cut off. */
const [columns, rows] = [9, 8]

/** In units of the view box. */
const floorDepth = 14

/** The wall's thickness, in units of the view box. Openings show their sides by it. */
const thickness = 1.4

const climb = keyframes({ to: { transform: 'translateY(var(--climb, -44%))' } })
const arrive = keyframes({ from: { transform: 'translateY(52%)' } })
const slant = keyframes({ to: { transform: 'skewX(-24deg)' } })
const slantBack = keyframes({ from: { transform: 'skewX(-40deg)' } })
const turn = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })
const turnBack = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } })

const leaving = (name: string, also?: { display: 'block' }) => scrolled(name, { range: '0 90vh', also })
const arriving = (name: string, also?: { display: 'block' }) =>
  scrolled(name, { range: 'cover 0% cover 62%', timeline: 'view()', also })

const scene = css({
  // The words are on the other side. Everything within it is drawn from the left.
  '[dir=rtl] &': { direction: 'ltr', transform: 'scaleX(-1)' },
  [media.medium]: { position: 'absolute', inset: 0 },
  [media.print]: { display: 'none' },
})

/** How far the floor reaches towards the viewer. */
export const floorHeight = 'clamp(4.5rem, 7vw, 7rem)'

const frame = css({
  position: 'relative',
  // `hidden` would make it the scroll container of the animations within it.
  overflow: 'clip',
  aspectRatio: '8 / 7',
  [media.medium]: {
    position: 'absolute',
    insetBlock: `0 ${floorHeight}`,
    insetInline: '50% 0',
    aspectRatio: 'auto',
  },
})

const layer = css({ position: 'absolute', inset: 0 })

const all = [
  ...morning,
  ...morning.map(light => turnable(light)),
  ...morning.map(light => turnable(light, 'next')),
]

/** The colours of a sky and of the sun in it, by that of the sky. */
const suns = new Map(all.map(({ sky, sun }) => [sky, sun]))
const skyOf = variants('sky', [...suns.keys()], sky => ({ '--sky': sky, '--sun-colour': suns.get(sky) }))

/** What the wall needs of its light, by its colour. */
const walls = new Map(all.map(light => [light.wall, light]))
const wallOf = variants('screen', [...walls.keys()], wall => {
  const { shade, beam, angle } = walls.get(wall) ?? lights.noon
  return { '--screen': wall, '--shade': shade, '--cast': beam, '--angle': `var(--hour-angle,${angle}deg)` }
})

const skyClass = css(layer, { background: 'var(--sky)' })

/** Where nothing moves, the other light is not there. */
const turning = css({
  display: 'none',
  ...leaving(turn, { display: 'block' }),
  '[data-arriving] &': arriving(turnBack, { display: 'block' }),
})

const climbing = css(layer, { ...leaving(climb), '[data-arriving] &': arriving(arrive) })

const sunClass = css({
  position: 'absolute',
  insetBlockStart: '47.6%',
  insetInlineStart: '20.4%',
  width: '65%',
  aspectRatio: '1',
  transform: 'var(--sun, none)',
  '&::before, &::after': { content: '""', position: 'absolute', borderRadius: '50%' },
  // The halo.
  '&::before': { inset: '-21%', background: 'color-mix(in oklab, var(--sky) 55%, white)' },
  '&::after': { inset: 0, background: 'var(--sun-colour)' },
  '[data-arriving] &': { insetBlockStart: '14%' },
})

const wallClass = css(layer, { width: '100%', height: '100%' })

/** The sides of openings, towards the sun and away from it, and the face of the wall. */
const glint = css({
  fill: 'color-mix(in oklab, var(--sky) 45%, white)',
  transform: shifted(-0.4 * thickness),
})
const shade = css({ fill: 'var(--shade)', transform: shifted(thickness) })
const face = css({ fill: 'var(--screen)' })
const beam = css({ fill: 'var(--cast)' })

/** Shifts something along the light of the sun, whose height an hour may change (`hourProperties`). */
function shifted(length: number): string {
  return `translate(calc(${-length}px * cos(var(--angle))), calc(${length}px * sin(var(--angle))))`
}

const floor = css({
  position: 'relative',
  overflow: 'clip',
  height: floorHeight,
  background: 'color-mix(in oklab, var(--screen) 82%, black)',
  [media.medium]: { position: 'absolute', insetBlockStart: 'auto', insetBlockEnd: 0, insetInline: 0 },
})

/** The light of the openings on the floor: slanted at first, below its openings once the sun is high. */
const cast = css({
  position: 'absolute',
  insetBlock: 0,
  // Wide enough for the slant.
  insetInlineStart: 0,
  width: '160%',
  height: '100%',
  transformOrigin: '0 0',
  transform: 'var(--slant, skewX(-64deg))',
  ...leaving(slant),
  '[data-arriving] &': { transform: 'skewX(-12deg)', ...arriving(slantBack) },
  [media.medium]: { insetInlineStart: '50%', width: '75%' },
})
