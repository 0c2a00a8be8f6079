import styled from '@emotion/styled'
import { useId } from 'react'
import type { SectionData } from '../../schema/data.ts'
import { color, media, space } from '../theme/tokens.ts'
import { Band, Wrap } from '../ui/Band.tsx'
import { SectionHead } from '../ui/SectionHead.tsx'
import { TickList } from '../ui/TickList.tsx'

export default function RequirementsOverview({ section, refs }: SectionData<'requirementsOverview'>) {
  const id = useId()
  return (
    <Band id={section.id} aria-labelledby={id}>
      <Wrap>
        <SectionHead id={id} title={section.title} description={section.description} />
        {refs.entries?.map(entry => (
          <Stage key={entry.link}>
            <h3>
              <a href={entry.link}>{entry.name}</a>
            </h3>
            <TickList items={entry.requirements ?? []} />
          </Stage>
        ))}
      </Wrap>
    </Band>
  )
}

const Stage = styled.div({
  paddingBlock: '24px 40px',
  borderBlockStart: `1.5px solid ${color.ink}`,
  '& > h3': { marginBlockEnd: 18 },
  '& > ul > li:first-of-type': { borderBlockStart: 0 },
  [media.large]: {
    display: 'grid',
    gridTemplateColumns: '4fr 8fr',
    columnGap: space.gutter,
    '& > ul > li:first-of-type': { paddingBlockStart: 4, '&::before': { insetBlockStart: 9 } },
  },
})
