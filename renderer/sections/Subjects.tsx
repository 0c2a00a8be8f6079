import styled from '@emotion/styled'
import { useId } from 'react'
import type { SectionData } from '../../schema/data.ts'
import { color, font, media, space } from '../theme/tokens.ts'
import { Band, Wrap } from '../ui/Band.tsx'
import { SectionHead } from '../ui/SectionHead.tsx'

type Items = SectionData<'subjects'>['section']['items']

export default function Subjects({ section }: SectionData<'subjects'>) {
  const id = useId()
  return (
    <Band id={section.id} aria-labelledby={id}>
      <Wrap>
        <SectionHead id={id} title={section.title} description={section.description} />
        {groupsOf(section.items).map(({ name, items }) => (
          <Group key={name}>
            {name && <h3>{name}</h3>}
            <List>
              {items.map(item => (
                <div key={item.name}>
                  <dt>{item.name}</dt>
                  <dd>{item.description}</dd>
                </div>
              ))}
            </List>
          </Group>
        ))}
      </Wrap>
    </Band>
  )
}

/** The items by group, groups in the order in which they first appear; one group without a name when there are none. */
function groupsOf(items: Items): { name: string; items: Items }[] {
  const names = [...new Set(items.map(item => item.group ?? ''))]
  return names.map(name => ({ name, items: items.filter(item => (item.group ?? '') === name) }))
}

const Group = styled.div({
  '& + &': { marginBlockStart: 28 },
  '& > h3': { marginBlockEnd: 24, color: color.laterite },
})

const List = styled.dl({
  display: 'grid',
  columnGap: space.gutter,
  [media.medium]: { gridTemplateColumns: '1fr 1fr' },
  [media.large]: { gridTemplateColumns: '1fr 1fr 1fr' },
  '& > div': {
    borderBlockStart: `1px solid ${color.lineStrong}`,
    paddingBlock: '18px 36px',
    paddingInlineEnd: 20,
  },
  '& dt': {
    marginBlockEnd: 8,
    font: `450 clamp(1.5rem, 2.1vw, 2rem)/1.12 ${font.display}`,
    letterSpacing: '-0.02em',
  },
  '& dd': { maxWidth: '26em', color: color.soft },
})
