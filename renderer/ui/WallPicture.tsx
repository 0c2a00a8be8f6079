import styled from '@emotion/styled'
import { isDrawing } from '../isDrawing.ts'
import { usePicture } from '../refs.tsx'
import { paneOpacity } from '../theme/paneOpacity.ts'
import { media } from '../theme/tokens.ts'
import { Picture } from './Picture.tsx'

interface WallPictureProps {
  src: string
  /** The colours of the band: its ground, and the words on it. */
  wall: string
  ink: string
  isFirst?: boolean
  className?: string
}

/** Whether the picture of a band is a wide drawing of a room, with skirting and floor. */
export function useIsRoom(src: string): boolean {
  const picture = usePicture(src)
  return picture !== undefined && isDrawing(picture.src) && picture.width >= 2 * picture.height
}

/**
 * The picture of a band whose words stand on the left half of its wall; below the words on phones. The words come before it
 * in the document, and lie above it: a page that comes in pieces is painted in pieces, and must not push a picture down.
 * A wide drawing of a room brings that wall with it and fills the band. A wide photograph fills it too, and a pane of
 * the wall stands in front of it where the words are, as opaque as they need. Anything else takes the right half.
 */
export function WallPicture({ src, wall, ink, isFirst = false, className }: WallPictureProps) {
  const picture = usePicture(src)
  const isRoom = useIsRoom(src)
  const pane = picture?.extremes && { wall, opacity: paneOpacity(wall, ink, picture.extremes) }
  const isWhole = isRoom || pane
  return (
    <Frame
      className={className}
      data-room={isRoom || undefined}
      data-whole={isWhole ? '' : undefined}
      pane={pane}
    >
      <Picture
        src={src}
        alt=""
        sizes={isWhole ? '100vw' : '(min-width: 43.75em) 50vw, 100vw'}
        isFirst={isFirst}
      />
    </Frame>
  )
}

/** Wider than the words reach, so that they do not end at its edge. */
const PANE_WIDTH = '55%'

const Frame = styled('div', { shouldForwardProp: prop => prop !== 'pane' })<{
  pane: { wall: string; opacity: number } | undefined
}>(
  {
    '& img': { width: '100%', objectFit: 'cover' },
    [media.medium]: {
      position: 'absolute',
      inset: '0 0 0 50%',
      '&[data-whole]': { insetInlineStart: 0 },
      '& img': { height: '100%' },
    },
    [media.print]: { display: 'none' },
  },
  ({ pane }) =>
    pane && {
      [media.medium]: {
        '&::after': {
          content: '""',
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: 0,
          width: PANE_WIDTH,
          background: pane.wall,
          opacity: pane.opacity,
        },
      },
    },
)
