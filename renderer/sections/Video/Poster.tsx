import { useLight } from '../../contexts/useLight.ts'
import { css } from '../../theme/css.ts'
import { lights } from '../../theme/lights.ts'
import { color, corner, media } from '../../theme/tokens.ts'
import { BlockWall } from '../../ui/picture/BlockWall.tsx'
import { LitPicture } from '../../ui/picture/LitPicture.tsx'

/** What stands in the place of a video until it plays: a picture or a wall of blocks, and the sign to play. */
export function Poster({ src }: { src: string | undefined }) {
  const light = useLight() ?? lights['first-light']
  return (
    <span className={screen}>
      {src ? (
        <LitPicture isFilling src={src} alt="" sizes="(min-width: 80em) 72rem, 100vw" />
      ) : (
        <BlockWall className={wall} light={light} columns={8} rows={5} />
      )}
      <span className={sign}>
        <svg viewBox="0 0 24 24" width={36} height={36} aria-hidden="true">
          <path d="M7 4v16l13-8z" fill="currentColor" />
        </svg>
      </span>
    </span>
  )
}

/** The place of the poster, and then of the player. */
export const screen = css({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: corner,
  aspectRatio: '16 / 9',
  background: color.deep,
  '& img, & iframe': { width: '100%', height: '100%', objectFit: 'cover', border: 0 },
  [media.print]: { display: 'none' },
})

const wall = css({ width: '100%', aspectRatio: '8 / 5' })

const sign = css({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  display: 'grid',
  placeItems: 'center',
  width: 'clamp(64px, 8vw, 104px)',
  aspectRatio: '1',
  background: color.action,
  color: color.ink,
  // Forced colours remove the background.
  [media.forced]: { border: '2px solid currentColor' },
})
