import styled from '@emotion/styled'
import { useId } from 'react'
import type { SectionData } from '../../schema/data.ts'
import { lights } from '../theme/lights.ts'
import { color, media, space } from '../theme/tokens.ts'
import { Band, Wrap } from '../ui/Band.tsx'
import { BlockWall } from '../ui/BlockWall.tsx'
import { SectionHead } from '../ui/SectionHead.tsx'
import { Subheading } from '../ui/Subheading.tsx'
import { TickList } from '../ui/TickList.tsx'

/** What each stage asks, under a frieze of the stage's own blocks. */
export default function RequirementsOverview({ section, refs }: SectionData<'requirementsOverview'>) {
  const id = useId()
  return (
    <Band id={section.id} aria-labelledby={id}>
      <Wrap>
        <SectionHead id={id} title={section.title} description={section.description} />
        <Stages>
          {refs.entries?.map(({ name, link, light, requirements }) => (
            <li key={link}>
              <Frieze wall={light ? lights[light].wall : color.ink}>
                {light && <BlockWall light={lights[light]} columns={32} rows={1} />}
              </Frieze>
              <Subheading>
                <a href={link}>{name}</a>
              </Subheading>
              <TickList items={requirements ?? []} />
            </li>
          ))}
        </Stages>
      </Wrap>
    </Band>
  )
}

const Stages = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `56px ${space.gutter}`,
  [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& :is(h2, h3)': { marginBlock: '12px 6px' },
  '& a': { display: 'inline-block', minWidth: 44, paddingBlock: 6 },
  '& > li > ul > li:first-of-type': { borderBlockStart: 0 },
})

const Frieze = styled('div', { shouldForwardProp: prop => prop !== 'wall' })<{ wall: string }>(
  {
    minHeight: 8,
    // Whole blocks only, where round() is known.
    '& > svg': { width: ['100%', 'round(down, 100%, 72px)'], height: 36, marginInline: 'auto' },
    [media.print]: { display: 'none' },
  },
  ({ wall }) => ({ background: wall }),
)
