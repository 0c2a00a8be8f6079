import styled from '@emotion/styled'
import type { SectionData } from '../../schema/data.ts'
import { color, media } from '../theme/tokens.ts'
import { Wrap } from '../ui/Band.tsx'

export default function Siblings({ section, refs }: SectionData<'siblings'>) {
  return (
    <Rail id={section.id} aria-label={section.label}>
      <Wrap>
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
  [media.print]: { display: 'none' },
})

const List = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 26,
  [media.large]: { justifyContent: 'space-between' },
  '& a': {
    display: 'block',
    minWidth: 44,
    paddingBlock: '13px 12px',
    borderBlock: '4px solid transparent',
    textDecoration: 'none',
  },
  '& a:hover': { textDecoration: 'underline' },
  '& [aria-current]': { borderBlockStartColor: color.laterite, fontWeight: 650 },
})
