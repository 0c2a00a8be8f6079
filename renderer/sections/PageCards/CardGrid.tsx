import styled from '@emotion/styled'
import type { ListEntry } from '../../../schema/data.ts'
import type { Light } from '../../theme/lights.ts'
import { media } from '../../theme/tokens.ts'
import { Wrap } from '../../ui/Band.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Subheading } from '../../ui/Subheading.tsx'
import { EntryLink } from './EntryLink.tsx'
import { paintOf, sunAt } from './paintOf.ts'

/** Panels in the paint of each page that meet edge to edge. */
export const CardGrid = ({ entries }: { entries: ListEntry[] }) => (
  <Wrap>
    <Panels>
      {entries.map(entry => (
        <Panel key={entry.link} paint={paintOf(entry)}>
          {entry.image && (
            <Frame sunAt={sunAt(entry)}>
              <Picture
                src={entry.image}
                alt=""
                sizes="(min-width: 64em) 12vw, (min-width: 43.75em) 18vw, 34vw"
              />
            </Frame>
          )}
          <Words>
            <Name>
              <EntryLink entry={entry} />
            </Name>
            <p>{entry.description}</p>
          </Words>
        </Panel>
      ))}
    </Panels>
  </Wrap>
)

const Panels = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.medium]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > li:last-of-type:nth-of-type(2n + 1)': { gridColumn: '1 / -1' },
  },
  [media.large]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > li:last-of-type:nth-of-type(2n + 1)': { gridColumn: 'auto' },
    '& > li:last-of-type:nth-of-type(3n + 1)': { gridColumn: '1 / -1' },
    '& > li:last-of-type:nth-of-type(3n + 2)': { gridColumn: 'span 2' },
  },
})

const Panel = styled('li', { shouldForwardProp: prop => prop !== 'paint' })<{
  paint: Pick<Light, 'wall' | 'onWall' | 'softOnWall'>
}>(
  {
    position: 'relative',
    display: 'flex',
    minHeight: 'clamp(220px, 22vw, 320px)',
  },
  ({ paint }) => ({
    background: paint.wall,
    color: paint.onWall,
    '& p': { color: paint.softOnWall },
  }),
)

const Frame = styled('div', { shouldForwardProp: prop => prop !== 'sunAt' })<{ sunAt: string }>(
  {
    position: 'relative',
    flex: '0 0 min(34%, 160px)',
    [media.zoomed]: { flexBasis: 14 },
    // As much in the last panel, which may be as wide as several.
    [media.medium]: { flexBasis: 'min(15.3vw, 160px)' },
    [media.large]: { flexBasis: 'min(10.2vw, 160px)' },
    '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
  },
  ({ sunAt }) => ({ '& img': { objectPosition: `50% ${sunAt}` } }),
)

const Words = styled.div({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  padding: '24px 24px 28px',
  [media.zoomed]: { paddingInline: '14px 0' },
  '& p': { maxWidth: '28rem', lineHeight: 1.45 },
})

const Name = styled(Subheading)({
  marginBottom: 8,
  fontSize: 'clamp(1.5rem, 2.1vw, 2rem)',
  lineHeight: 1.1,
})
