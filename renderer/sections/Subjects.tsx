import styled from '@emotion/styled'
import { useId } from 'react'
import type { SectionData } from '../../schema/data.ts'
import { useHeadingLevel } from '../heading.tsx'
import { color, font, media, space } from '../theme/tokens.ts'
import { Band, Wrap } from '../ui/Band.tsx'
import { SectionHead } from '../ui/SectionHead.tsx'
import { Subheading } from '../ui/Subheading.tsx'

type Items = SectionData<'subjects'>['section']['items']

/** Subjects as plain type under hairlines, below the names of their groups where they have any. */
export default function Subjects({ section }: SectionData<'subjects'>) {
  const id = useId()
  const BelowGroup = useHeadingLevel() === 1 ? 'h3' : 'h4'
  return (
    <Band id={section.id} aria-labelledby={id}>
      <Wrap>
        <SectionHead id={id} title={section.title} description={section.description} />
        {groupsOf(section.items).map(({ name, items }) => {
          const Name = name ? BelowGroup : Subheading
          return (
            <Group key={name}>
              {name && <GroupName>{name}</GroupName>}
              <List>
                {items.map(item => (
                  <li key={item.name}>
                    <Name>{item.name}</Name>
                    <p>{item.description}</p>
                  </li>
                ))}
              </List>
            </Group>
          )
        })}
      </Wrap>
    </Band>
  )
}

/** The items by group, groups in the order in which they first appear; one group without a name when there are none. */
function groupsOf(items: Items): { name: string; items: Items }[] {
  const names = [...new Set(items.map(item => item.group ?? ''))]
  return names.map(name => ({ name, items: items.filter(item => (item.group ?? '') === name) }))
}

const Group = styled.div({ '& + &': { marginBlockStart: 28 } })

const GroupName = styled(Subheading)({ marginBlockEnd: 24, color: color.laterite })

const List = styled.ul({
  display: 'grid',
  columnGap: space.gutter,
  [media.medium]: { gridTemplateColumns: '1fr 1fr' },
  [media.large]: { gridTemplateColumns: '1fr 1fr 1fr' },
  '& > li': {
    borderBlockStart: `1px solid ${color.lineStrong}`,
    paddingBlock: '18px 36px',
    paddingInlineEnd: 20,
  },
  '& :is(h2, h3, h4)': {
    marginBlockEnd: 8,
    font: `clamp(1.5rem, 2.1vw, 2rem)/1.12 ${font.display}`,
    letterSpacing: '-0.02em',
  },
  '& p': { maxWidth: '26em', color: color.soft },
})
