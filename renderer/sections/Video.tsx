import type { SectionData } from '../../schema/model/viewModel.ts'
import { useWords } from '../contexts/useWords.ts'
import { css } from '../theme/css.ts'
import { color, media, size } from '../theme/tokens.ts'
import { textLink } from '../ui/ButtonLink.tsx'
import { HeadedBand } from '../ui/HeadedBand.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { fillWords } from '../ui/text/fillWords.ts'
import { About } from './Video/About.tsx'
import { Poster } from './Video/Poster.tsx'

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
            <About title={videoTitle} isRepeated={videoTitle === title} length={length}>
              {fillWords(words.opensService, { service })}
            </About>
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

/** The poster is no text, so the longest line is no limit to it. */
const figure = css({ maxWidth: '72rem', '& > p': { maxWidth: 'none' } })

const play = css({
  display: 'block',
  textDecoration: 'none',
  '&:hover b': { textDecoration: 'underline', textDecorationThickness: 1 },
  [media.print]: { '&::after': { content: 'attr(href)' } },
})

const caption = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 24,
  color: color.softOnDark,
  fontSize: size.small,
})
