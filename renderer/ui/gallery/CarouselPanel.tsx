import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { useWords } from '../../contexts/site.tsx'
import { css } from '../../theme/css.ts'
import { color, font, media, size } from '../../theme/designTokens.ts'
import { mirrored, plainButton } from '../../theme/styles.ts'
import { VisuallyHidden } from '../../theme/visuallyHidden.tsx'
import { fillWords } from '../text/language.ts'
import type { Slide } from './slide.ts'
import type { useTrack } from './useTrack.ts'

interface CarouselPanelProps {
  slides: readonly Slide[]
  /** The index of the picture that is shown. */
  current: number
  /** Absent before hydration, when the panel is invisible and only reserves its space. */
  controls?: Pick<ReturnType<typeof useTrack>, 'move' | 'show'>
}

/** Caption, dots, arrows and count of a carousel. */
export function CarouselPanel({ slides, current, controls }: CarouselPanelProps) {
  const words = useWords()
  const total = slides.length
  return (
    <div className={panel} data-waiting={controls ? undefined : ''}>
      <div className={captions} aria-hidden="true">
        {slides.map(({ id, caption }, index) => (
          <p key={id} data-shown={index === current ? '' : undefined}>
            {caption}
          </p>
        ))}
      </div>
      <Dots {...{ slides, current, controls }} />
      <div className={row}>
        <Arrow
          aria-label={words.previousPicture}
          path="M17 10H3M9 4L3 10L9 16"
          onClick={() => controls?.move(-1)}
        />
        <Arrow
          aria-label={words.nextPicture}
          path="M3 10H17M11 4L17 10L11 16"
          onClick={() => controls?.move(1)}
        />
        <p className={count} role="status">
          <VisuallyHidden>{words.picture} </VisuallyHidden>
          {/* Each a text of its own: a browser that translates would keep React from changing one of several. */}
          <span>{fillWords(words.positionOf, { number: current + 1, total })}</span>
          <VisuallyHidden>{`. ${slides[current]?.caption ?? slides[current]?.name}`}</VisuallyHidden>
        </p>
      </div>
    </div>
  )
}

const Arrow = ({ path, ...button }: ComponentProps<'button'> & { path: string }) => (
  <button className={arrow} type="button" {...button}>
    <svg viewBox="0 0 20 20" width={20} height={20} aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth={2} />
    </svg>
  </button>
)

/** A dot for each picture, with a roving tabindex: the current dot is the only tab stop, arrow keys move the focus. */
function Dots({ slides, current, controls }: CarouselPanelProps) {
  const words = useWords()
  const total = slides.length
  const group = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (!group.current?.contains(document.activeElement)) return
    group.current.querySelectorAll('button')[current]?.focus()
  }, [current])

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div className={dots} ref={group} role="group" aria-label={words.choosePicture}>
      {Array.from({ length: total }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its index
          key={index}
          className={dot}
          type="button"
          aria-label={fillWords(words.pictureOf, { number: index + 1, total })}
          aria-current={index === current || undefined}
          tabIndex={index === current ? 0 : -1}
          onClick={() => controls?.show(index)}
        />
      ))}
    </div>
  )
}

const panel = css({
  gridArea: 'panel',
  display: 'grid',
  gap: '16px 24px',
  marginBlockStart: 20,
  '&[data-waiting]': { visibility: 'hidden' },
  '@media (scripting: none)': { '&[data-waiting]': { display: 'none' } },
  [media.medium]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > :last-child': { gridArea: '1 / 2 / 3' },
  },
  [media.large]: {
    alignSelf: 'end',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > :last-child': { gridArea: 'auto' },
  },
  [media.print]: { display: 'none' },
})

// All captions share one grid cell, so the longest sets its height and nothing moves when the picture changes.
const captions = css({
  display: 'grid',
  color: color.softOnDark,
  '& > p': { gridArea: '1 / 1', visibility: 'hidden' },
  '& > [data-shown]': { visibility: 'inherit' },
  [media.large]: { alignItems: 'end' },
})

const row = css({ display: 'flex', alignItems: 'center', alignSelf: 'start', gap: 10 })

const arrow = css({
  ...plainButton,
  '& > svg': mirrored,
  display: 'grid',
  placeItems: 'center',
  width: 52,
  height: 52,
  border: `1.5px solid ${color.onDark}`,
  // Some browsers keep :hover after a tap.
  '@media (hover: hover)': { '&:hover': { background: color.onDark, color: color.deep } },
})

const count = css({
  marginInlineStart: 'auto',
  paddingInlineStart: 8,
  fontFamily: font.display,
  fontSize: size.lead,
  fontVariantNumeric: 'tabular-nums',
})

const dots = css({ display: 'flex', flexWrap: 'wrap', marginInline: -7.5 })

/** Narrow enough for twelve to a row. Arrows and thumbnails do the same and are larger targets. */
const dot = css({
  ...plainButton,
  width: 24,
  height: 28,
  '&::after': {
    content: '""',
    display: 'block',
    width: 9,
    height: 9,
    margin: 'auto',
    border: '1.5px solid currentColor',
    borderRadius: 9,
  },
  // The border fills the dot too, because forced colours remove the background.
  '&[aria-current]::after': { background: 'currentColor', borderWidth: 4.5 },
  '@media (hover: hover)': { '&:hover::after': { background: 'currentColor' } },
  '&:focus-visible': { outlineOffset: -2 },
})
