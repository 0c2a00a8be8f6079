import { usePicture } from '../../contexts/assets.tsx'
import { useGround } from '../../contexts/useGround.ts'
import { css, memoClass } from '../../theme/css.ts'
import type { Paint } from '../../theme/paint.ts'
import { scrimOpacity } from '../../theme/scrimOpacity.ts'
import { corner, media, size } from '../../theme/tokens.ts'
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

const pane = memoClass((wall: string) =>
  css({
    [media.medium]: {
      position: 'relative',
      '&::before': {
        content: '""',
        position: 'absolute',
        // The first line of a heading is taller than its line height. To the right and below, drawings leave less room.
        inset: `calc(-0.4 * ${size.h1}) -6px -6px -20px`,
        zIndex: -1,
        borderRadius: corner,
        background: wall,
      },
    },
    [media.print]: { '&::before': { display: 'none' } },
  }),
)
