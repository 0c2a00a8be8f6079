import type { SectionData } from '../../schema/model/viewModel.ts'
import { useWords } from '../contexts/useWords.ts'
import { useHydrated } from '../hooks/useHydrated.ts'
import { css } from '../theme/css.ts'
import { color, media, size } from '../theme/tokens.ts'
import { textLink } from '../ui/ButtonLink.tsx'
import { HeadedBand } from '../ui/HeadedBand.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { fillWords } from '../ui/text/fillWords.ts'
import { About } from './Video/About.tsx'
import { Player } from './Video/Player.tsx'
import { Poster } from './Video/Poster.tsx'
import { usePlayer } from './Video/usePlayer.ts'

/** A video of another site. It is a link to the video's page, and with JavaScript plays in its place once it is clicked. */
export default function Video({ section, refs }: SectionData<'video'>) {
  const { title, url, videoTitle = title, poster, length, captions, transcript } = section
  const { service = '', url: frameUrl = '' } = refs.frame ?? {}
  const words = useWords()
  const { isPlaying, playProps } = usePlayer(frameUrl)
  const buttonProps = useHydrated() ? playProps : undefined
  const about = { title: videoTitle, isRepeated: videoTitle === title, length }
  return (
    <HeadedBand section={section} background="wall">
      <figure className={figure}>
        {isPlaying ? (
          <>
            <Player url={frameUrl} title={videoTitle} />
            <About {...about}>
              <a href={url}>{fillWords(words.watchOn, { service })}</a>
            </About>
          </>
        ) : (
          <p>
            <a className={play} href={url} {...buttonProps}>
              <Poster src={poster} />
              <About {...about}>
                {fillWords(buttonProps ? words.playsFrom : words.opensService, { service })}
              </About>
            </a>
          </p>
        )}
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
