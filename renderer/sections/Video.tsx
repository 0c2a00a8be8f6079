import type { SectionData } from '../../schema/model/viewModel.ts'
import { useWords } from '../contexts/site.tsx'
import { useLight } from '../contexts/useLight.ts'
import { css } from '../theme/css.ts'
import { color, corner, font, media, size } from '../theme/designTokens.ts'
import { lights } from '../theme/lights.ts'
import { wrapping } from '../theme/styles.ts'
import { VisuallyHidden } from '../theme/visuallyHidden.tsx'
import { HeadedBand } from '../ui/Band.tsx'
import { BlockWall } from '../ui/picture/BlockWall.tsx'
import { LitPicture } from '../ui/picture/LitPicture.tsx'
import { SiteLink, textLink } from '../ui/SiteLink.tsx'
import { fillWords } from '../ui/text/language.ts'

/**
 * A video of another site: a link to the video's page, which with JavaScript plays in its place once it is clicked
 * (renderer/browser/video.ts).
 */
export default function Video({ section, refs }: SectionData<'video'>) {
  const { title, url, videoTitle = title, poster, length, captions, transcript } = section
  const { service = '', url: frameUrl } = refs.frame ?? {}
  const words = useWords()
  return (
    <HeadedBand section={section} background="wall">
      <figure className={figure}>
        <p>
          <a
            className={play}
            href={url}
            data-video={frameUrl}
            data-title={videoTitle}
            data-plays={fillWords(words.playsFrom, { service })}
            data-watch={fillWords(words.watchOn, { service })}
          >
            <Poster src={poster} />
            <span className={about}>
              {/* The heading above may say the same. */}
              {videoTitle === title ? <VisuallyHidden>{title} </VisuallyHidden> : <b>{videoTitle}</b>}
              {length && (
                <span>
                  <VisuallyHidden>{words.videoLength} </VisuallyHidden>
                  {length}
                </span>
              )}
              <span>{fillWords(words.opensService, { service })}</span>
            </span>
          </a>
        </p>
        {(captions || transcript) && (
          <figcaption className={caption}>
            {captions && <span>{captions}</span>}
            {transcript && (
              <SiteLink className={textLink} href={transcript}>
                {words.transcript}
              </SiteLink>
            )}
          </figcaption>
        )}
      </figure>
    </HeadedBand>
  )
}

/** What is in the place of a video until it plays: a picture or a wall of blocks, and the sign to play. */
function Poster({ src }: { src: string | undefined }) {
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

/** The poster is no text, so the longest line is no limit to it. */
const figure = css({ maxWidth: '72rem', '& > p': { maxWidth: 'none' } })

const play = css({
  display: 'block',
  textDecoration: 'none',
  '&:hover b': { textDecoration: 'underline', textDecorationThickness: 1 },
  [media.print]: { '&::after': { content: 'attr(href)' } },
})

const caption = css({
  ...wrapping,
  columnGap: 24,
  color: color.softOnDark,
  fontSize: size.small,
})

const about = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 24px',
  paddingBlock: '18px 10px',
  color: color.softOnDark,
  '& > b': {
    flex: '1 1 20rem',
    minWidth: 0,
    color: color.onDark,
    font: `clamp(1.3rem, 2vw, 1.8rem)/1.25 ${font.display}`,
    overflowWrap: 'anywhere',
  },
  '& a': { display: 'inline-block', paddingBlock: 6, marginBlock: -6 },
  [media.largePrint]: { display: 'block' },
  [media.print]: { display: 'block', '& > *': { marginInlineEnd: '1em' } },
})

/** The place of the poster, and then of the player. */
const screen = css({
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
