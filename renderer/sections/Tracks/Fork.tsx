import styled from '@emotion/styled'
import type { Section } from '../../../schema/section.ts'
import { SiteLink } from '../../layout/SiteLink.tsx'
import { color, font, media, size } from '../../theme/tokens.ts'
import { Grid } from '../../ui/Band.tsx'
import { Subheading } from '../../ui/Subheading.tsx'
import { Rails, railsWidth } from './Rails.tsx'
import { Split } from './Split.tsx'

type Item = Section<'tracks'>['items'][number]

/** One place where the way divides, with its tracks. */
export const Fork = ({ item: { name, link, tracks } }: { item: Item }) => (
  <Grid>
    <Name>{link ? <SiteLink href={link}>{name}</SiteLink> : name}</Name>
    <Split count={tracks.length} />
    <Lines>
      {tracks.map((track, index) => (
        <Line key={track.name} count={tracks.length}>
          <Rails count={tracks.length} index={index} />
          <b>{track.link ? <SiteLink href={track.link}>{track.name}</SiteLink> : track.name}</b>
          <p>{track.description}</p>
        </Line>
      ))}
    </Lines>
  </Grid>
)

const Name = styled(Subheading)({
  gridColumn: '1 / -1',
  fontSize: size.h3,
  lineHeight: 1.12,
  [media.medium]: { gridColumn: 'span 3' },
})

const Lines = styled.ul({
  gridColumn: '1 / -1',
  [media.medium]: { gridColumn: '6 / -1', display: 'grid', gridAutoRows: '1fr' },
})

const Line = styled('li', { shouldForwardProp: prop => prop !== 'count' })<{ count: number }>(
  {
    position: 'relative',
    paddingBlock: '20px 0',
    '& > b': {
      display: 'inline-block',
      fontFamily: font.display,
      fontSize: 'clamp(1.4375rem, 2.3vw, 2.125rem)',
      fontWeight: 450,
      lineHeight: 1.12,
      letterSpacing: '-0.02em',
    },
    '& > p': { marginTop: 6, maxWidth: '36rem' },
    [media.medium]: { borderTop: `2px solid ${color.ink}`, padding: '16px 0 40px' },
  },
  ({ count }) => ({ paddingInlineStart: railsWidth(count), [media.medium]: { paddingInlineStart: 0 } }),
)
