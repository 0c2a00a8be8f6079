import styled from '@emotion/styled'
import { useId } from 'react'
import type { SectionData } from '../../schema/data.ts'
import { type Light, lights } from '../theme/lights.ts'
import { color, media, space } from '../theme/tokens.ts'
import { Band, Wrap } from '../ui/Band.tsx'
import { SectionHead } from '../ui/SectionHead.tsx'

/** Paints of steps that lead to no stage of their own. */
const otherPaints = [lights['mid-morning'], lights.bright, lights['late-morning'], lights.noon]

/** A stair that climbs through the paints of the stages. */
export default function PathForward({ section, refs }: SectionData<'pathForward'>) {
  const id = useId()
  const paintOf = (link: string | undefined, index: number): Light => {
    const name = refs.entries?.find(entry => entry.link === link)?.light
    return (name && lights[name]) ?? otherPaints[index % otherPaints.length] ?? lights.noon
  }
  return (
    <Ground id={section.id} aria-labelledby={id}>
      <Wrap>
        <SectionHead id={id} title={section.title} description={section.description} />
        <Stair>
          {section.items.map((item, index) => (
            <Step key={item.stage} paint={paintOf(item.link, index)} rise={index}>
              <h3>{item.link ? <a href={item.link}>{item.stage}</a> : item.stage}</h3>
              <p>{item.description}</p>
            </Step>
          ))}
        </Stair>
      </Wrap>
    </Ground>
  )
}

const Ground = styled(Band)({ paddingBlockEnd: 0, borderBlockEnd: `16px solid ${color.lateriteDeep}` })

const Stair = styled.ol({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.medium]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', alignItems: 'end' },
})

const Step = styled('li', { shouldForwardProp: prop => prop !== 'paint' && prop !== 'rise' })<{
  paint: Light
  rise: number
}>(({ paint, rise }) => ({
  padding: 24,
  background: paint.wall,
  color: paint.onWall,
  marginInlineStart: rise * 16,
  '& h3': { marginBlockEnd: 8, fontSize: 'clamp(1.4rem, 1.9vw, 1.75rem)' },
  '& p': { maxWidth: '20em', lineHeight: 1.45 },
  [media.medium]: { marginInlineStart: 0, padding: `24px ${space.gutter}`, minHeight: 280 + rise * 84 },
  [media.print]: { minHeight: 0 },
}))
