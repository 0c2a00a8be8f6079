import { usePicture } from '../../contexts/assets.tsx'
import { useGround } from '../../contexts/useGround.ts'
import { css, cx, memoClass } from '../../theme/css.ts'
import type { Paint } from '../../theme/paint.ts'
import { scrimOpacity } from '../../theme/scrimOpacity.ts'
import { media } from '../../theme/tokens.ts'
import { isDrawing } from './isDrawing.ts'
import { LitPicture, TINT } from './LitPicture.tsx'

interface WallPictureProps {
  src: string
  /** The colours of the band. */
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
      className={cx(frame, opacity !== undefined && scrim(paint.wall, opacity), className)}
      data-room={isRoom || undefined}
      data-whole={fillsBand ? '' : undefined}
    >
      <LitPicture
        className={opacity === undefined ? undefined : behindWords(paint.wall)}
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
const behindWords = memoClass((wall: string) => css({ background: wall, [media.medium]: { '--reach': 0.5 } }))

const scrim = memoClass((wall: string, opacity: number) =>
  css({
    [media.medium]: {
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        width: SCRIM_WIDTH,
        background: wall,
        opacity,
      },
    },
  }),
)
