import styled from '@emotion/styled'
import { useId } from 'react'
import type { SectionData } from '../../schema/data.ts'
import type { Light } from '../theme/lights.ts'
import { color, media } from '../theme/tokens.ts'
import { Band, Wrap } from '../ui/Band.tsx'
import { BlockWall } from '../ui/BlockWall.tsx'
import { SectionHead } from '../ui/SectionHead.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { Subheading } from '../ui/Subheading.tsx'
import { useLight } from '../useLight.ts'
import { paintsOf } from './PathForward/paintsOf.ts'

/** A stair that climbs through the paints of the stages; on phones it goes down the page and inwards. */
export default function PathForward({ section, refs }: SectionData<'pathForward'>) {
  const id = useId()
  const paints = paintsOf(section.items, refs.entries ?? [], useLight())
  return (
    <Ground id={section.id} aria-labelledby={id}>
      <Wrap>
        <SectionHead id={id} title={section.title} description={section.description} />
        <Stair isLong={section.items.length > MOST}>
          {section.items.map(({ stage, description, link }, index) => {
            const paint = paints[index]
            return (
              paint && (
                <Step key={stage} paint={paint} rise={Math.min(index, MOST - 1)}>
                  <Words>
                    <Subheading>{link ? <SiteLink href={link}>{stage}</SiteLink> : stage}</Subheading>
                    <p>{description}</p>
                  </Words>
                  <Riser>
                    <BlockWall light={paint} columns={4} rows={24} />
                  </Riser>
                </Step>
              )
            )
          })}
        </Stair>
      </Wrap>
    </Ground>
  )
}

const Ground = styled(Band)({ paddingBlockEnd: 0, borderBlockEnd: `16px solid ${color.lateriteDeep}` })

/** As many steps as have room for their words beside one another; a longer stair goes on in a row below. */
const MOST = 8

const Stair = styled('ol', { shouldForwardProp: prop => prop !== 'isLong' })<{ isLong: boolean }>(
  { display: 'grid' },
  ({ isLong }) => ({
    [media.medium]: {
      alignItems: 'end',
      ...(isLong
        ? { gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' }
        : { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' }),
    },
  }),
)

const Step = styled('li', { shouldForwardProp: prop => prop !== 'paint' && prop !== 'rise' })<{
  paint: Light
  rise: number
}>({ display: 'flex', flexDirection: 'column' }, ({ paint, rise }) => ({
  marginInlineStart: `${rise * 4.5}%`,
  background: paint.wall,
  color: paint.onWall,
  [media.medium]: {
    marginInlineStart: 0,
    minHeight: `calc(20rem + ${rise} * clamp(3.5rem, 6.4vw, 5.75rem))`,
  },
  [media.print]: { minHeight: 0 },
}))

const Words = styled.div({
  padding: 'clamp(20px, 1.7vw, 26px)',
  '& :is(h2, h3)': { marginBlockEnd: 8, fontSize: 'clamp(1.4rem, 1.9vw, 1.75rem)', lineHeight: 1.18 },
  '& a': { display: 'inline-block', minWidth: 44, paddingBlock: 10, marginBlock: -10 },
  '& p': { maxWidth: '22em', lineHeight: 1.45 },
})

/** What is left of a step below its words, filled with whole rows of blocks. */
const Riser = styled.div({
  containerType: 'inline-size',
  '& > svg': { width: '100%', height: '25cqi' },
  [media.medium]: {
    containerType: 'size',
    flex: '1 1 6rem',
    display: 'flex',
    alignItems: 'flex-end',
    // A browser without round() shows the lowest row cut.
    '& > svg': { height: ['100%', 'round(down, 100cqb, 25cqi)'] },
  },
  [media.print]: { display: 'none' },
})
