import styled from '@emotion/styled'
import type { ListEntry } from '../../../schema/data.ts'
import { color, media } from '../../theme/tokens.ts'
import { Grid, Wrap } from '../../ui/Band.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Subheading } from '../../ui/Subheading.tsx'
import { EntryLink } from './EntryLink.tsx'
import { paintOf } from './paintOf.ts'
import { windowWidths } from './windowWidths.ts'

/** Windows of one height and of different widths, in storeys. */
export function Facade({ entries }: { entries: ListEntry[] }) {
  const widths = windowWidths(entries.length)
  return (
    <Wrap>
      <Windows>
        {entries.map((entry, index) => (
          <Window key={entry.link} width={widths[index] ?? 12}>
            <Frame wall={paintOf(entry).wall}>
              {entry.image && <Picture src={entry.image} alt="" sizes="(min-width: 64em) 32vw, 45vw" />}
            </Frame>
            <Name>
              <EntryLink entry={entry} />
            </Name>
            <Description>{entry.description}</Description>
          </Window>
        ))}
      </Windows>
    </Wrap>
  )
}

const Windows = styled(Grid.withComponent('ul'))({ rowGap: 36, [media.large]: { rowGap: 56 } })

const Window = styled('li', { shouldForwardProp: prop => prop !== 'width' })<{ width: number }>(
  {
    position: 'relative',
    gridColumn: 'span 6',
    [media.largePrint]: { gridColumn: '1 / -1' },
    '&:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
  ({ width }) => ({
    [media.large]: { '&, &:last-of-type:nth-of-type(odd)': { gridColumn: `span ${width}` } },
  }),
)

const Frame = styled('div', { shouldForwardProp: prop => prop !== 'wall' })<{ wall: string }>(
  {
    height: '42vw',
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
    [media.medium]: { height: '30vw' },
    [media.large]: { height: 'clamp(240px, 24vw, 370px)' },
  },
  ({ wall }) => ({ background: wall }),
)

const Name = styled(Subheading)({
  marginTop: 14,
  fontSize: 'clamp(1.1875rem, 1.5vw, 1.375rem)',
  lineHeight: 1.18,
})

const Description = styled.p({
  marginTop: 6,
  maxWidth: '26rem',
  lineHeight: 1.45,
  color: color.soft,
})
