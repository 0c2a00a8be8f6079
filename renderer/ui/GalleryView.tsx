import {
  type FocusEvent,
  memo,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { carousel, shuffleInterval } from '../theme/constants.ts'
import { css } from '../theme/css.ts'
import { media, space } from '../theme/designTokens.ts'
import { Band, SectionHead, wrap } from './Band.tsx'
import { Carousel } from './gallery/Carousel.tsx'
import type { Lightbox } from './gallery/Lightbox.tsx'
import { PictureLink } from './gallery/PictureLink.tsx'
import type { GalleryLayoutProps } from './gallery/slide.ts'

interface GalleryViewProps extends Pick<GalleryLayoutProps, 'title' | 'description' | 'slides'> {
  /** The section's anchor. */
  anchor: string | undefined
  /** Whether every visit shows the pictures in another order. */
  isShuffled: boolean
  className?: string
}

// Memoised, because opening a picture, hovering and focusing re-render the gallery.
const [CarouselLayout, TilesLayout] = [memo(Carousel), memo(Tiles)]

/** A band of pictures: tiles, or a carousel when there are many. Renders nothing without pictures. */
export function GalleryView({ anchor, title, description, slides, isShuffled, className }: GalleryViewProps) {
  const { isHoveredOrFocused, props } = useHoverOrFocus()
  const { opened, open, onClosed, Lightbox } = useLightbox()
  const shuffled = useShuffled(slides, !isShuffled || isHoveredOrFocused || opened !== undefined)
  if (slides.length === 0) return null
  const Layout = slides.length > carousel.above ? CarouselLayout : TilesLayout
  return (
    <Band className={className} section={{ id: anchor }} background="deep">
      <div className={wrap} {...props}>
        <Layout title={title} description={description} slides={shuffled} onOpen={open} />
      </div>
      {Lightbox && opened !== undefined && <Lightbox slides={shuffled} first={opened} onClosed={onClosed} />}
    </Band>
  )
}

/**
 * Opens pictures in the lightbox, whose code loads lazily with the first one. When loading fails, the browser navigates to the
 * picture's file instead. Offline it stays on the page, since navigating would replace it by the browser's error page.
 */
function useLightbox() {
  const [opened, setOpened] = useState<number>()
  const [component, setComponent] = useState<{ Lightbox: typeof Lightbox }>()

  const open = useCallback((index: number, file: string) => {
    setOpened(index)
    import('./gallery/Lightbox.tsx').then(setComponent, () => {
      setOpened(undefined)
      if (navigator.onLine) location.assign(file)
    })
  }, [])
  return { opened, open, onClosed: setOpened, Lightbox: component?.Lightbox }
}

/**
 * Whether the pointer or the focus is in an element. `props` go on the element. The updates are transitions, so that they
 * do not delay the response to what the visitor does there.
 */
function useHoverOrFocus() {
  // Either may be there before hydration, which no event tells. It counts as there until that is known.
  const [hasPointer, setPointer] = useState(true)
  const [hasFocus, setFocus] = useState(true)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    setPointer(ref.current?.matches(':hover') === true)
    setFocus(ref.current?.matches(':focus-within') === true)
  }, [])
  return {
    isHoveredOrFocused: hasPointer || hasFocus,
    props: {
      ref,
      onPointerEnter: () => startTransition(() => setPointer(true)),
      onPointerLeave: () => startTransition(() => setPointer(false)),
      onFocus: () => startTransition(() => setFocus(true)),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        const isWithin = currentTarget.contains(relatedTarget)
        startTransition(() => setFocus(isWithin))
      },
    },
  }
}

/**
 * The items in a random order, shuffled again every `shuffleInterval`. The first render keeps their own order, to equal the
 * prerendered HTML.
 * @param isPaused postpones a shuffle, so that nothing moves under the visitor's pointer or focus
 */
function useShuffled<T>(items: readonly T[], isPaused: boolean): readonly T[] {
  const [order, setOrder] = useState<readonly number[]>()
  const [isDue, setDue] = useState(true)

  useEffect(() => {
    const timer = setInterval(() => setDue(true), shuffleInterval)
    return () => clearInterval(timer)
  }, [])

  useEffect(() => {
    if (!isDue || isPaused) return
    setDue(false)
    setOrder(shuffle([...items.keys()]))
  }, [isDue, isPaused, items])

  return useMemo(
    () => (order?.length === items.length ? order.flatMap(index => items[index] ?? []) : items),
    [order, items],
  )
}

/**
 * Returns the items in a random order, each order with equal probability (Fisher–Yates shuffle).
 * @param random returns a number from 0 to below 1, as `Math.random` does
 */
export function shuffle<T>(items: readonly T[], random: () => number = Math.random): T[] {
  const rest = [...items]
  const shuffled: T[] = []
  while (rest.length > 0) shuffled.push(...rest.splice(Math.floor(random() * rest.length), 1))
  return shuffled
}

/** One to five pictures; their number decides the layout (specification, section 2, "Gallery Highlights section"). */
function Tiles({ title, description, slides, onOpen }: GalleryLayoutProps) {
  const sizes = slides.length === 1 ? '100vw' : '(min-width: 43.75em) 50vw, 90vw'
  return (
    <>
      <SectionHead title={title} description={description} />
      <ul className={layouts[slides.length] ?? list}>
        {slides.map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a shuffle moves pictures between elements, not the elements
          <li key={index}>
            <PictureLink slide={slide} index={index} sizes={sizes} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </>
  )
}

const list = css({ display: 'grid', gap: space.gutter })

const tileHeight = {
  gridAutoRows: 160,
  [media.medium]: { gridAutoRows: 240 },
  [media.large]: { gridAutoRows: 320 },
}

const twoColumns = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }

const wideFirst = { '& > :first-child': { gridColumn: 'span 2' } }

/** By the number of pictures. */
const layouts: Record<number, string> = {
  1: css(list, { '& > li': { aspectRatio: '4 / 3', [media.medium]: { aspectRatio: '16 / 9' } } }),
  2: css(list, twoColumns, { '& > li': { aspectRatio: '4 / 3' } }),
  3: css(list, twoColumns, wideFirst, {
    '& > li': { aspectRatio: '3 / 2' },
    [media.large]: { '& > :first-child': { gridColumn: 'auto', gridRow: 'span 2', aspectRatio: 'auto' } },
  }),
  4: css(list, tileHeight, twoColumns),
  // The wide first tile fills the cell that five tiles would leave empty, in two columns and in three.
  5: css(list, tileHeight, twoColumns, wideFirst, {
    [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  }),
}
