import styled from '@emotion/styled'
import type { ListEntry } from '../../../schema/data.ts'
import { color, media, space } from '../../theme/tokens.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Subheading } from '../../ui/Subheading.tsx'
import { EntryLink } from './EntryLink.tsx'
import { paintOf, sunAt } from './paintOf.ts'

/** Tall bays side by side, from edge to edge of the window; a vertical strip where there is no room for that. */
export const Wall = ({ entries }: { entries: ListEntry[] }) => (
  <Bays columns={columnsFor(entries.length)}>
    {entries.map(entry => (
      <Bay key={entry.link}>
        <Frame wall={paintOf(entry).wall} sunAt={sunAt(entry)}>
          {entry.image && (
            <Picture
              src={entry.image}
              alt=""
              sizes="(min-width: 71.875em) 16vw, (min-width: 43.75em) 24vw, 32vw"
            />
          )}
        </Frame>
        <Words>
          <Subheading>
            <EntryLink entry={entry} />
          </Subheading>
          <p>{entry.description}</p>
        </Words>
      </Bay>
    ))}
  </Bays>
)

/** More bays than this in a row are too narrow for words. */
const most = 8

/** Columns for rows of nearly equal length. */
const columnsFor = (count: number) => Math.ceil(count / Math.max(1, Math.ceil(count / most)))

/** The outer bays reach to the edges of the window, with bare wall, so that their words stand within the margins. */
const inset = '20px'
const edge = `calc(${space.margin} - ${inset} + max(0px, (100vw - ${space.contentWidth}) / 2))`

const reachingTo = (side: 'left' | 'right') => ({
  '& img': { [side]: edge, width: `calc(100% - ${edge})` },
  '& > div:last-of-type':
    side === 'left'
      ? { paddingInlineStart: `calc(${inset} + ${edge})`, borderInlineStart: 0 }
      : { paddingInlineEnd: `calc(${inset} + ${edge})` },
})

const Bays = styled('ul', { shouldForwardProp: prop => prop !== 'columns' })<{ columns: number }>(
  { background: color.paper },
  ({ columns }) => ({
    [media.wide]: {
      display: 'grid',
      gridTemplateColumns: `${edge} repeat(${columns}, minmax(0, 1fr)) ${edge}`,
      [`& > :nth-of-type(${columns}n + 1)`]: { gridColumn: '1 / span 2', ...reachingTo('left') },
      [`& > :nth-of-type(${columns}n)`]: { gridColumnEnd: 'span 2', ...reachingTo('right') },
    },
  }),
)

const Bay = styled.li({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '32% minmax(0, 1fr)',
  minHeight: 168,
  borderBottom: `1px solid ${color.line}`,
  [media.medium]: { gridTemplateColumns: '24% minmax(0, 1fr)' },
  [media.wide]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    borderBottom: 0,
  },
})

const Frame = styled('div', { shouldForwardProp: prop => prop !== 'wall' && prop !== 'sunAt' })<{
  wall: string
  sunAt: string
}>(
  {
    position: 'relative',
    overflow: 'hidden',
    '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
    [media.wide]: { height: 'clamp(400px, 36.4vw, 580px)' },
  },
  ({ wall, sunAt }) => ({ background: wall, '& img': { objectPosition: `50% ${sunAt}` } }),
)

const Words = styled.div({
  alignSelf: 'center',
  padding: `20px ${space.margin} 24px 20px`,
  color: color.soft,
  '& :is(h2, h3)': {
    marginBottom: 6,
    color: color.ink,
    fontSize: 'clamp(1.375rem, 1.7vw, 1.625rem)',
    lineHeight: 1.16,
  },
  '& p': { fontSize: '1.0625rem', lineHeight: 1.4 },
  [media.wide]: {
    alignSelf: 'stretch',
    padding: `24px 16px 36px ${inset}`,
    borderInlineStart: `1px solid ${color.line}`,
  },
})
