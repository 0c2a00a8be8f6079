import styled from '@emotion/styled'
import { useLayoutEffect, useRef } from 'react'

interface DotsProps {
  total: number
  /** The place of the picture that is shown. */
  current: number
  onShow: (place: number) => void
}

/** A dot for each picture. One of them is a stop of the Tab key; from there the arrow keys go on, and the focus with them. */
export function Dots({ total, current, onShow }: DotsProps) {
  const group = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (!group.current?.contains(document.activeElement)) return
    group.current.querySelectorAll('button')[current]?.focus()
  }, [current])

  return (
    <Group ref={group} role="group" aria-label="Choose a picture">
      {Array.from({ length: total }, (_, place) => (
        <Dot
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          key={place}
          type="button"
          aria-label={`Picture ${place + 1} of ${total}`}
          aria-current={place === current || undefined}
          tabIndex={place === current ? 0 : -1}
          onClick={() => onShow(place)}
        />
      ))}
    </Group>
  )
}

const Group = styled.div({ display: 'flex', flexWrap: 'wrap', marginInline: -7.5 })

/** As wide as fits twelve to a row; arrows and thumbnails, which do the same, are larger. */
const Dot = styled.button({
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
  // Its line fills it too: visitors' own colours take the ground away.
  '&[aria-current]::after': { background: 'currentColor', borderWidth: 4.5 },
  '@media (hover: hover)': { '&:hover::after': { background: 'currentColor' } },
  '&:focus-visible': { outlineOffset: -2 },
})
