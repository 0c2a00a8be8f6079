import styled from '@emotion/styled'
import { useId } from 'react'
import type { SectionData } from '../../schema/data.ts'
import { color, media, space } from '../theme/tokens.ts'
import { Band, Wrap } from '../ui/Band.tsx'
import { Icon } from '../ui/Icon.tsx'
import { SectionHead } from '../ui/SectionHead.tsx'
import { Subheading } from '../ui/Subheading.tsx'

export default function LearningApproaches({ section }: SectionData<'learningApproaches'>) {
  const id = useId()
  return (
    <Band id={section.id} aria-labelledby={id} ground="wall">
      <Wrap>
        <SectionHead id={id} title={section.title} description={section.description} />
        <List>
          {section.items.map(item => (
            <li key={item.title}>
              <Icon name={item.icon} size={44} />
              <Subheading>{item.title}</Subheading>
              <p>{item.description}</p>
            </li>
          ))}
        </List>
      </Wrap>
    </Band>
  )
}

const List = styled.ul({
  display: 'grid',
  columnGap: space.gutter,
  [media.medium]: { gridTemplateColumns: '1fr 1fr' },
  [media.large]: {
    gridTemplateColumns: '1fr 1fr 1fr',
    // Four stand two by two: the fourth would be alone.
    '&:has(> :nth-of-type(4):last-of-type)': { gridTemplateColumns: '1fr 1fr' },
  },
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '44px 1fr',
    [media.zoomed]: { gridTemplateColumns: 'none' },
    columnGap: 22,
    alignContent: 'start',
    borderBlockStart: `1px solid ${color.lineOnDark}`,
    paddingBlock: '26px 36px',
    paddingInlineEnd: 16,
  },
  '& svg': { gridRow: '1 / 3', color: color.peach, strokeWidth: 1.5 },
  '& :is(h2, h3)': { marginBlockEnd: 8 },
  '& p': { color: color.softOnDark, maxWidth: '26em' },
})
