import styled from '@emotion/styled'
import type { Section } from '../../../schema/section.ts'
import { color, font, media, size } from '../../theme/tokens.ts'
import { Grid } from '../../ui/Band.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { Subheading } from '../../ui/Subheading.tsx'
import { lineWidth } from './measures.ts'
import { Rails, railsWidth } from './Rails.tsx'
import { Split } from './Split.tsx'

type Item = Section<'tracks'>['items'][number]

/** One place where the way divides, and its tracks, each along a line of its own. */
export const Fork = ({ item: { name, link, tracks } }: { item: Item }) => (
  <Grid>
    <Place count={tracks.length}>
      <Subheading>{link ? <Name href={link}>{name}</Name> : name}</Subheading>
    </Place>
    <Split count={tracks.length} />
    <Lines>
      {tracks.map((track, index) => (
        <Line key={track.name} count={tracks.length}>
          <Rails count={tracks.length} index={index} />
          <b>{track.link ? <Name href={track.link}>{track.name}</Name> : track.name}</b>
          <p>{track.description}</p>
        </Line>
      ))}
    </Lines>
  </Grid>
)

interface Counted {
  /** How many tracks there are. */
  count: number
}
const options = { shouldForwardProp: (prop: string) => prop !== 'count' }

/** From medium screens on the name stands beside the line that divides, which lies as high as `Split` draws it. */
const Place = styled('div', options)<Counted>(
  {
    gridColumn: '1 / -1',
    '& > :is(h2, h3)': { fontSize: size.h3, lineHeight: 1.12 },
    [media.medium]: {
      gridColumn: 'span 3',
      display: 'grid',
      '& > :is(h2, h3)': { gridRow: 2, alignSelf: 'start', transform: 'translateY(-50%)' },
    },
  },
  ({ count }) => ({
    [media.medium]: { gridTemplateRows: `minmax(0, ${count - 1}fr) minmax(0, ${count + 1}fr)` },
  }),
)

/** A target of 44 pixels that takes no more room than its words. */
const Name = styled(SiteLink)({ display: 'inline-block', paddingBlock: 10, marginBlock: -10 })

const Lines = styled.ul({
  gridColumn: '1 / -1',
  // The line that divides begins below the one under the name.
  marginBlockStart: 10,
  [media.medium]: { gridColumn: '6 / -1', display: 'grid', gridAutoRows: '1fr', marginBlockStart: 0 },
})

const Line = styled('li', options)<Counted>(
  {
    position: 'relative',
    paddingBlock: '22px 10px',
    '& > b': {
      display: 'block',
      marginBottom: 10,
      fontFamily: font.display,
      fontSize: 'clamp(1.375rem, 2.3vw, 2.125rem)',
      fontWeight: 'normal',
      lineHeight: 1.12,
      letterSpacing: '-0.02em',
      overflowWrap: 'anywhere',
    },
    '& > p': { maxWidth: '36rem' },
    [media.medium]: {
      minHeight: 124,
      borderBlockStart: `${lineWidth}px solid ${color.ink}`,
      paddingBlock: '18px 28px',
    },
  },
  ({ count }) => ({
    paddingInlineStart: railsWidth(count),
    [media.medium]: { paddingInlineStart: 0 },
  }),
)
