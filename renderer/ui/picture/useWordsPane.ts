import { usePicture } from '../../contexts/assets.tsx'
import { useGround } from '../../contexts/useGround.ts'
import { css, memoClass } from '../../theme/css.ts'
import type { Paint } from '../../theme/paint.ts'
import { scrimOpacity } from '../../theme/scrimOpacity.ts'
import { corner, media, size, space } from '../../theme/tokens.ts'
import { useIsRoom } from './WallPicture.tsx'

/**
 * The class that keeps text legible on a drawing of a room, which paints a wall of its own: a pane behind the text, in the
 * colour of the band's wall. Where the drawing's wall has that colour too, the pane cannot be seen.
 * @returns undefined where the text is legible on every part of the drawing that it can cover, and for other pictures
 */
export function useWordsPane(src: string | undefined, { name, wall }: Paint): string | undefined {
  const extremes = usePicture(src ?? '')?.extremes
  const isRoom = useIsRoom(src ?? '')
  const ground = useGround(name)
  return isRoom && extremes && scrimOpacity(ground.wall, ground.text, extremes) > 0 ? pane(wall) : undefined
}

/** The class of a section whose words may have a pane. */
export const paned = css({ '@media (min-width: 43.75em) and (max-width: 63.99em)': { overflow: 'clip' } })

const pane = memoClass((wall: string) =>
  css({
    // Words fill a low band: a pane as high as they are would cut through floor and sill. So it is a wall of its own, from edge to edge.
    [media.medium]: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: '-50vh',
        insetInline: `0 calc(100% - ${space.margin} - min(44vw, 640px) - 6px)`,
        zIndex: -1,
        background: wall,
      },
    },
    [media.large]: {
      position: 'relative',
      '&::before': {
        // The first line of a heading is taller than its line height. Towards the picture and below, drawings leave less room.
        insetBlock: `calc(-0.4 * ${size.h1}) -6px`,
        insetInline: '-20px -6px',
        borderRadius: corner,
      },
    },
    [media.print]: { '&::before': { display: 'none' } },
  }),
)
