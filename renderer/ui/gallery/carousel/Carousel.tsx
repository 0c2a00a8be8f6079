import { type ComponentProps, type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { useWords } from '../../../contexts/useWords.ts'
import { useIsSeen } from '../../../hooks/useIsSeen.ts'
import { carousel } from '../../../theme/constants.ts'
import { css } from '../../../theme/css.ts'
import { color, media, size, space } from '../../../theme/designTokens.ts'
import { fillWords } from '../../text/fillWords.ts'
import { Inline } from '../../text/Inline.tsx'
import { Title } from '../../text/SectionHead.tsx'
import { PictureLink } from '../PictureLink.tsx'
import type { GalleryLayoutProps } from '../slide.ts'
import type { InteractiveCarousel } from './InteractiveCarousel.tsx'
import { Panel } from './Panel.tsx'
import { viewport, viewportSizes } from './viewport.ts'

/**
 * One picture of many at a time, with thumbnails of the first ones below it. The prerendered HTML has a static carousel. Once
 * its code has loaded, an interactive one of the same size replaces it and shows the same picture.
 */
export function Carousel({ id, title, description, slides, onOpen }: GalleryLayoutProps) {
  const words = useWords()
  const list = useRef<HTMLUListElement>(null)
  const loaded = useInteractiveCarousel(list)
  const [current, setCurrent] = useState(0)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div className={layout} role="group" aria-roledescription={words.carousel} aria-labelledby={id}>
      <div className={head}>
        <Title id={id}>{title}</Title>
        {description && (
          <p className={descriptionClass}>
            <Inline text={description} />
          </p>
        )}
      </div>
      {loaded ? (
        <loaded.InteractiveCarousel
          slides={slides}
          start={loaded.start}
          onShow={setCurrent}
          onOpen={onOpen}
        />
      ) : (
        <>
          <StaticCarousel ref={list} slides={slides} onOpen={onOpen} />
          <Panel slides={slides} current={0} />
        </>
      )}
      <Thumbnails slides={slides} current={current} onOpen={onOpen} />
    </div>
  )
}

interface StaticCarouselProps extends Pick<GalleryLayoutProps, 'slides' | 'onOpen'> {
  ref: RefObject<HTMLUListElement | null>
}

/** The pictures of a carousel side by side, scrolled and snapped by CSS alone. */
function StaticCarousel({ ref, slides, onOpen }: StaticCarouselProps) {
  return (
    <div className={viewport}>
      <ul className={list} ref={ref}>
        {slides.map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a shuffle moves pictures between elements, not the elements
          <li key={index}>
            <figure>
              <PictureLink slide={slide} index={index} sizes={viewportSizes} onOpen={onOpen} />
              {slide.caption && <figcaption className={captionClass}>{slide.caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </div>
  )
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

interface Loaded {
  InteractiveCarousel: typeof InteractiveCarousel
  start: ComponentProps<typeof InteractiveCarousel>['start']
}

/** Loads the code when the carousel is at most one screen above or below the viewport. */
const ROOT_MARGIN = '100% 0px'

/**
 * Lazily loads the interactive carousel. Undefined until it has loaded, and also when loading fails.
 * @param list of pictures in the static carousel, which it replaces
 */
function useInteractiveCarousel(list: RefObject<HTMLElement | null>): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>()
  const isNear = useIsSeen(list, ROOT_MARGIN)
  useEffect(() => {
    if (!isNear) return
    let isCancelled = false
    import('./InteractiveCarousel.tsx').then(
      async ({ InteractiveCarousel }) => {
        // A click that begins on the static carousel, and ends on another one, is none.
        while (list.current?.matches(':active')) await new Promise(resolve => setTimeout(resolve, 50))
        if (isCancelled || !list.current) return
        // On a page from right to left it is less than 0.
        const { scrollLeft, clientWidth } = list.current
        const index = Math.round(Math.abs(scrollLeft) / clientWidth) || 0
        const hasFocus = list.current.contains(document.activeElement)
        // The visitor is scrolling: React renders it between frames.
        startTransition(() => setLoaded({ InteractiveCarousel, start: { index, hasFocus } }))
      },
      // The static carousel stays usable.
      () => undefined,
    )
    return () => {
      isCancelled = true
    }
  }, [list, isNear])
  return loaded
}

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

const list = css({
  display: 'flex',
  height: '100%',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '& > li': { position: 'relative', flex: '0 0 100%', scrollSnapAlign: 'start' },
  '@media (scripting: none)': { scrollbarWidth: 'thin' },
  [media.print]: { overflow: 'clip' },
})

// With JavaScript the panel beside the pictures shows the caption.
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
