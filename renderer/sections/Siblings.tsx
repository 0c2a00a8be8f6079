import styled from '@emotion/styled'
import type { SectionData } from '../../schema/data.ts'
import { useHeadingLevel } from '../heading.tsx'
import { color, media } from '../theme/tokens.ts'
import { Wrap } from '../ui/Band.tsx'
import { Title } from '../ui/SectionHead.tsx'

/** A line of links. Only where it opens a page is its label also a heading, since every page needs one. */
export default function Siblings({ section, refs }: SectionData<'siblings'>) {
  const isFirst = useHeadingLevel() === 1
  return (
    <Rail id={section.id} aria-label={section.label}>
      <Wrap>
        {isFirst && <Title>{section.label}</Title>}
        <List>
          {refs.entries?.map(entry => (
            <li key={entry.link}>
              <a href={entry.link} aria-current={entry.isCurrent ? 'page' : undefined}>
                {entry.name}
              </a>
            </li>
          ))}
        </List>
      </Wrap>
    </Rail>
  )
}

const Rail = styled.nav({
  background: color.paper,
  borderBlockEnd: `1px solid ${color.line}`,
  '& h1': { paddingBlock: '48px 24px' },
  [media.print]: { display: 'none' },
})

/** Beside each name, in pixels: the shortest is a target of 44, and the room between names is the same everywhere. */
const beside = 11

const List = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  marginInline: -beside,
  [media.large]: { justifyContent: 'space-between' },
  '& li': { maxWidth: '100%' },
  '& a': {
    display: 'block',
    minWidth: 44,
    padding: `17px ${beside}px 16px`,
    textDecoration: 'none',
  },
  '& a:hover': { textDecoration: 'underline' },
  '& [aria-current]': { paddingBlockStart: 0, fontWeight: 650 },
  // As wide as the name.
  '& [aria-current]::before': {
    content: '""',
    display: 'block',
    marginBlockEnd: 13,
    borderBlockStart: `4px solid ${color.laterite}`,
  },
})
