import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { isRightToLeft } from '../../browser/environment.ts'
import { useHeadingId } from '../../contexts/heading.tsx'
import { useWords } from '../../contexts/site.tsx'
import { carousel } from '../../theme/constants.ts'
import { css } from '../../theme/css.ts'
import { color, media, size, space } from '../../theme/designTokens.ts'
import { Title } from '../Band.tsx'
import { Sentence } from '../text/Inline.tsx'
import { fillWords } from '../text/language.ts'
import { CarouselPanel } from './CarouselPanel.tsx'
import { PictureLink } from './PictureLink.tsx'
import type { GalleryLayoutProps } from './slide.ts'
import { useTrack } from './useTrack.ts'

/**
 * One picture of many at a time, with thumbnails of the first ones below it. Browsers scroll and snap the pictures. Once React
 * has hydrated it, the panel and swipes move them too.
 */
export function Carousel({ title, description, slides, onOpen }: GalleryLayoutProps) {
  const words = useWords()
  const total = slides.length
  const { track, current, move, show, swipes } = useTrack(total)
  const isSeen = useIsSeen(track)
  const isLive = current !== undefined

  useLayoutEffect(() => {
    // Keep the focus on the picture that is shown: the previous one becomes inert and loses it.
    if (current === undefined || !track.current?.contains(document.activeElement)) return
    track.current.querySelectorAll('a')[current]?.focus({ preventScroll: true })
  }, [track, current])

  const moveByKey = (event: KeyboardEvent) => {
    if (!isLive || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    move((event.key === 'ArrowRight') === isRightToLeft() ? -1 : 1)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      className={layout}
      role="group"
      aria-roledescription={words.carousel}
      aria-labelledby={useHeadingId()}
    >
      <div className={head}>
        <Title>{title}</Title>
        <Sentence className={descriptionClass} text={description} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it handles the keys of the controls inside */}
      <div className={contents} onKeyDown={moveByKey}>
        <div className={viewport}>
          <div className={trackClass} ref={track} data-live={isLive ? '' : undefined} {...swipes}>
            {slides.map((slide, index) => {
              const distance = Math.abs(index - (current ?? 0))
              return (
                // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
                <div
                  // biome-ignore lint/suspicious/noArrayIndexKey: a shuffle moves pictures between elements, not the elements
                  key={index}
                  role="group"
                  aria-roledescription={words.slide}
                  aria-label={fillWords(words.positionOf, { number: index + 1, total })}
                  inert={isLive && distance > 0}
                >
                  <PictureLink
                    slide={slide}
                    index={index}
                    sizes="(min-width: 64em) 68vw, 100vw"
                    // The neighbours of the picture that is shown come before they are visible.
                    isEager={isLive && isSeen && (distance === 1 || distance === total - 1)}
                    onOpen={onOpen}
                  />
                  {slide.caption && <p className={captionClass}>{slide.caption}</p>}
                </div>
              )
            })}
          </div>
        </div>
        <CarouselPanel
          slides={slides}
          current={current ?? 0}
          controls={isLive ? { move, show } : undefined}
        />
      </div>
      <Thumbnails slides={slides} current={current ?? 0} onOpen={onOpen} />
    </div>
  )
}

/** Whether an element has ever been in the viewport. */
function useIsSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      setSeen(true)
      observer.disconnect()
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isSeen
}

interface ThumbnailsProps extends Pick<GalleryLayoutProps, 'slides' | 'onOpen'> {
  /** The index of the picture that the carousel shows. */
  current: number
}

/** Small pictures of the first slides in a grid, each a link to the full one. */
function Thumbnails({ slides, current, onOpen }: ThumbnailsProps) {
  const { shownPictures } = useWords()
  const [shown, total] = [Math.min(carousel.thumbnails, slides.length), slides.length]
  return (
    <div className={area}>
      <ul className={grid}>
        {slides.slice(0, shown).map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a shuffle moves pictures between elements, not the elements
          <li key={index}>
            <PictureLink
              slide={slide}
              index={index}
              isCurrent={index === current}
              sizes="(min-width: 43.75em) 12vw, 25vw"
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
      {shown < total && <p className={note}>{fillWords(shownPictures, { shown, total })}</p>}
    </div>
  )
}

const contents = css({ display: 'contents' })

const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"head" "viewport" "panel" "thumbnails"',
  columnGap: space.gutter,
  [media.large]: {
    gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 3fr)',
    gridTemplateRows: 'auto 1fr auto',
    gridTemplateAreas: '"viewport head" "viewport panel" "thumbnails thumbnails"',
  },
})

const head = css({
  gridArea: 'head',
  marginBlockEnd: 28,
  [media.large]: { marginBlockEnd: 0, '& > :first-child': { fontSize: 'clamp(2rem, 2.9vw, 2.625rem)' } },
})

const descriptionClass = css({
  marginBlockStart: 18,
  maxWidth: size.measure,
  fontSize: size.body,
  color: color.softOnDark,
})

// The area that shows one picture. On small screens it spans the whole width.
const viewport = css({
  gridArea: 'viewport',
  position: 'relative',
  height: 'clamp(240px, 62vw, 480px)',
  marginInline: `calc(-1 * ${space.margin})`,
  background: color.wall,
  [media.large]: { height: 'clamp(260px, 43vw, 660px)', marginInline: 0 },
  [media.print]: { breakInside: 'avoid' },
})

const trackClass = css({
  display: 'flex',
  height: '100%',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '&[data-live]': { touchAction: 'pan-y pinch-zoom' },
  '& > *': { position: 'relative', flex: '0 0 100%', scrollSnapAlign: 'start', scrollSnapStop: 'always' },
  '@media (scripting: none)': { scrollbarWidth: 'thin' },
  [media.print]: { overflow: 'clip' },
})

// With JavaScript the panel next to the pictures shows the caption.
const captionClass = css({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  padding: '12px 16px',
  background: color.deep,
  fontSize: size.small,
  '@media (scripting: enabled)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
})

const area = css({ gridArea: 'thumbnails', marginBlockStart: 24 })

const note = css({ marginBlockStart: 14, fontSize: size.small, color: color.softOnDark })

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 8,
  '& > li': { aspectRatio: '4 / 3' },
  [media.medium]: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
})
