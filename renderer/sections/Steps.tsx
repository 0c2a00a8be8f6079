import styled from '@emotion/styled'
import { useId } from 'react'
import type { SectionData } from '../../schema/data.ts'
import { color, font, media, space } from '../theme/tokens.ts'
import { Band, Wrap } from '../ui/Band.tsx'
import { Linked } from '../ui/Linked.tsx'
import { SectionHead } from '../ui/SectionHead.tsx'
import { Subheading } from '../ui/Subheading.tsx'

export default function Steps({ section }: SectionData<'steps'>) {
  const id = useId()
  return (
    <Band id={section.id} aria-labelledby={id} ground="mint">
      <Wrap>
        <SectionHead id={id} title={section.title} description={section.description} />
        <List>
          {section.items.map(item => (
            <li key={item.title}>
              <Subheading>{item.title}</Subheading>
              <p>
                <Linked>{item.description}</Linked>
              </p>
            </li>
          ))}
        </List>
      </Wrap>
    </Band>
  )
}

const List = styled.ol({
  display: 'grid',
  columnGap: space.gutter,
  counterReset: 'step',
  [media.medium]: { gridTemplateColumns: '1fr 1fr' },
  [media.large]: { gridTemplateColumns: '1fr 1fr 1fr' },
  '& > li': {
    counterIncrement: 'step',
    borderBlockStart: `1.5px solid ${color.ink}`,
    paddingBlock: '18px 40px',
    paddingInlineEnd: 20,
    '&::before': {
      content: 'counter(step)',
      display: 'block',
      marginBlockEnd: 14,
      font: `clamp(3.2rem, 5vw, 5rem)/0.9 ${font.display}`,
      letterSpacing: '-0.05em',
      color: color.laterite,
    },
  },
  '& :is(h2, h3)': { marginBlockEnd: 8 },
  '& p': { maxWidth: '30em' },
})
