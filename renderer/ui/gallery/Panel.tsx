import styled from '@emotion/styled'
import { color, font, media, size } from '../../theme/tokens.ts'
import { Hidden } from '../Hidden.ts'
import { Dots } from './Dots.tsx'
import type { Slide } from './slide.ts'

interface PanelProps {
  slides: readonly Slide[]
  /** The place of the picture that is shown. */
  current: number
  /** Absent until the carousel moves: the panel then only takes its room. */
  controls?: {
    move: (by: 1 | -1) => void
    show: (place: number) => void
  }
}

/** Caption, dots, arrows and count of a carousel. */
export function Panel({ slides, current, controls }: PanelProps) {
  const total = slides.length
  return (
    <Box data-waiting={controls ? undefined : ''}>
      <Captions aria-hidden="true">
        {slides.map(({ id, caption }, place) => (
          <p key={id} data-shown={place === current ? '' : undefined}>
            {caption}
          </p>
        ))}
      </Captions>
      <Dots total={total} current={current} onShow={place => controls?.show(place)} />
      <Row>
        <Arrow type="button" aria-label="Previous picture" onClick={() => controls?.move(-1)}>
          <ArrowSign path="M17 10H3M9 4L3 10L9 16" />
        </Arrow>
        <Arrow type="button" aria-label="Next picture" onClick={() => controls?.move(1)}>
          <ArrowSign path="M3 10H17M11 4L17 10L11 16" />
        </Arrow>
        <Count role="status">
          <Hidden>Picture </Hidden>
          {current + 1} of {total}
          <Hidden>. {slides[current]?.caption ?? slides[current]?.name}</Hidden>
        </Count>
      </Row>
    </Box>
  )
}

const ArrowSign = ({ path }: { path: string }) => (
  <svg viewBox="0 0 20 20" width={20} height={20} aria-hidden="true">
    <path d={path} fill="none" stroke="currentColor" strokeWidth={2} />
  </svg>
)

const Box = styled.div({
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

// All captions share one place, so that the longest decides its height and nothing moves from picture to picture.
const Captions = styled.div({
  display: 'grid',
  color: color.softOnDark,
  '& > p': { gridArea: '1 / 1', visibility: 'hidden' },
  '& > [data-shown]': { visibility: 'inherit' },
  [media.large]: { alignItems: 'end' },
})

const Row = styled.div({ display: 'flex', alignItems: 'center', alignSelf: 'start', gap: 10 })

const Arrow = styled.button({
  display: 'grid',
  placeItems: 'center',
  width: 52,
  height: 52,
  padding: 0,
  border: `1.5px solid ${color.onDark}`,
  background: 'none',
  cursor: 'pointer',
  // A finger leaves no pointer that could hover, though some browsers pretend that it does.
  '@media (hover: hover)': { '&:hover': { background: color.onDark, color: color.deep } },
})

const Count = styled.p({
  marginInlineStart: 'auto',
  paddingInlineStart: 8,
  fontFamily: font.display,
  fontSize: size.lead,
  fontVariantNumeric: 'tabular-nums',
})
