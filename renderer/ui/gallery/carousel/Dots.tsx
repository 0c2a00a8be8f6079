import { useLayoutEffect, useRef } from 'react'
import { useWords } from '../../../contexts/useWords.ts'
import { css } from '../../../theme/css.ts'
import { fillWords } from '../../text/fillWords.ts'

interface DotsProps {
  total: number
  /** The index of the picture that is shown. */
  current: number
  onShow: (index: number) => void
}

/** A dot for each picture, with a roving tabindex: the current dot is the only tab stop, arrow keys move the focus. */
export function Dots({ total, current, onShow }: DotsProps) {
  const words = useWords()
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
          onClick={() => onShow(index)}
        />
      ))}
    </div>
  )
}

const dots = css({ display: 'flex', flexWrap: 'wrap', marginInline: -7.5 })

/** Narrow enough for twelve to a row. Arrows and thumbnails do the same and are larger targets. */
const dot = css({
  width: 24,
  height: 28,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
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
