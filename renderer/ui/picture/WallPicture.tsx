import { usePicture } from '../../contexts/AssetsContext.ts'
import { useGround } from '../../contexts/site.tsx'
import { css, cx, numbered } from '../../theme/css.ts'
import { corner, media, size } from '../../theme/designTokens.ts'
import type { Paint } from '../../theme/lights.ts'
import { drawn } from '../../theme/styles.ts'
import { LitPicture, TINT } from './LitPicture.tsx'
import { isDrawing } from './Picture.tsx'

interface WallPictureProps {
  src: string
  /** The colours of the band, which has the class of them. */
  paint: Paint
  isPriority?: boolean
  className?: string
}

/** Whether a picture is a wide drawing, at least twice as wide as high. Such drawings show a room with skirting and floor. */
export function useIsRoom(src: string): boolean {
  const picture = usePicture(src)
  return picture !== undefined && isDrawing(picture.src) && picture.width >= 2 * picture.height
}

/**
 * The picture of a band with text on the left half, or above the picture on phones. The text must precede it in the document:
 * browsers paint a slow page while it loads, and text after the picture would cause a layout shift.
 *
 * - A wide drawing of a room has a plain wall on the left and fills the band. `useWordsPane` keeps the text legible.
 * - A wide photograph fills the band too. A scrim in the colour of the wall keeps the text legible.
 * - Any other picture takes the right half.
 */
export function WallPicture({ src, paint, isPriority = false, className }: WallPictureProps) {
  const picture = usePicture(src)
  const isRoom = useIsRoom(src)
  const { wall, text } = useGround(paint.name)
  const darkening = picture?.isPhotograph && paint.name ? TINT : 0
  const opacity = isRoom
    ? undefined
    : picture?.extremes && scrimOpacity(wall, text, picture.extremes, darkening)
  const fillsBand = isRoom || opacity !== undefined
  const focusing = fillsBand ? 'vertical' : 'both'
  return (
    <div
      className={cx(frame, opacity !== undefined && `${scrim} ${numbered(100 * opacity)}`, className)}
      data-room={isRoom || undefined}
      data-whole={fillsBand ? '' : undefined}
    >
      <LitPicture
        className={opacity === undefined ? undefined : behindWords}
        light={paint.name}
        hasShadow
        isFilling
        src={src}
        alt=""
        sizes={fillsBand ? '100vw' : '(min-width: 43.75em) 50vw, 100vw'}
        isPriority={isPriority}
        // Until it has loaded, the wall shows behind the text. The dominant colour may be too close to that of the text.
        hasPlaceholder={!fillsBand}
        focusing={isRoom ? 'none' : focusing}
      />
    </div>
  )
}

/** Wider than the text, so that no line ends at the edge of the scrim. */
const SCRIM_WIDTH = '55%'

/**
 * The class that keeps text legible on a drawing of a room, which paints a wall of its own: a pane behind the text, in the
 * colour of the band's wall. Where the drawing's wall has that colour too, the pane cannot be seen.
 * @returns undefined where the text is legible on every part of the drawing that it can cover, and for other pictures
 */
export function useWordsPane(src: string | undefined, { name }: Paint): string | undefined {
  const extremes = usePicture(src ?? '')?.extremes
  const isRoom = useIsRoom(src ?? '')
  const ground = useGround(name)
  return isRoom && extremes && scrimOpacity(ground.wall, ground.text, extremes) > 0 ? pane : undefined
}

/** A little above WCAG AA (4.5), because image encoding changes colours slightly. */
const MIN_CONTRAST = 4.6

/**
 * The lowest opacity of a scrim over a photograph at which text on it has enough contrast.
 * @param wall the colour of the scrim, as `#rrggbb`, like all colours here
 * @param extremes the darkest and the lightest value of each channel in the photograph, which bound the contrast of every pixel
 * @param darkening the share by which something over the photograph can darken a channel, 0 to 1
 * @returns 0 to 1, in steps of 0.01
 */
export function scrimOpacity(
  wall: string,
  text: string,
  [darkest, lightest]: readonly [string, string],
  darkening = 0,
): number {
  const scrim = channels(wall)
  const textLuminance = luminance(channels(text))
  const worst =
    textLuminance > luminance(scrim)
      ? channels(lightest)
      : channels(darkest).map(value => value * (1 - darkening))
  const isLegible = (percent: number) => {
    const background = scrim.map((value, index) => {
      const photo = worst[index] ?? value
      return photo + ((value - photo) * percent) / 100
    })
    return contrast(luminance(background), textLuminance) >= MIN_CONTRAST
  }
  // Contrast grows with opacity, so a binary search finds the lowest percentage that is enough.
  let [tooLittle, enough] = [-1, 100]
  while (enough - tooLittle > 1) {
    const middle = Math.floor((tooLittle + enough) / 2)
    if (isLegible(middle)) enough = middle
    else tooLittle = middle
  }
  return enough / 100
}

const channels = (color: string): number[] =>
  [1, 3, 5].map(start => Number.parseInt(color.slice(start, start + 2), 16))

/** Relative luminance and contrast as WCAG 2.2 defines them. */
const luminance = (rgb: number[]): number => {
  const [red = 0, green = 0, blue = 0] = rgb
    .map(value => value / 255)
    .map(value => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

const frame = css({
  '& img': { width: '100%', objectFit: 'cover' },
  // The wall of such a drawing is at the side of the words.
  '[dir=rtl] &[data-room] img': { transform: 'scaleX(-1)' },
  [media.medium]: {
    position: 'absolute',
    insetBlock: 0,
    insetInline: '50% 0',
    '&[data-whole]': { insetInlineStart: 0 },
    '& img': { height: '100%' },
    // The wall shows instead of the placeholder, whose colours text is not legible on.
    '&[data-whole] img[data-failed]': { visibility: 'hidden' },
  },
  [media.print]: { display: 'none' },
})

/** The band shows only half of such a photograph without scrim. The wall takes the light, too, until the photograph has loaded. */
const behindWords = css({ background: 'var(--band)', [media.medium]: { '--reach': 0.5 } })

const scrim = css({
  [media.medium]: {
    '&::after': {
      ...drawn,
      insetBlock: 0,
      insetInlineStart: 0,
      width: SCRIM_WIDTH,
      background: 'var(--band)',
      opacity: 'calc(var(--n) / 100)',
    },
  },
})

/** Words next to a picture fill the height of its band. */
const narrow = '@media (min-width: 43.75em) and (max-width: 63.99em)'

/** The class of a section whose words may have a pane. A drawing cut to a high band would bring its floor up to the words. */
export const paned = css({
  [narrow]: { '&& > [data-whole]': { insetBlockStart: 'auto', '& img': { height: 'auto' } } },
})

const pane = css({
  [media.medium]: {
    position: 'relative',
    '&::before': {
      ...drawn,
      // The first line of a heading is taller than its line height. Towards the picture drawings leave less room, and below none.
      insetBlock: `calc(-0.4 * ${size.h1}) 0`,
      insetInline: '-20px -6px',
      zIndex: -1,
      borderRadius: corner,
      background: 'var(--band)',
    },
  },
  // A pane that reached the floor would cut through it.
  [narrow]: { marginBlockEnd: '6vw' },
  [media.print]: { marginBlockEnd: 0, '&::before': { display: 'none' } },
})
