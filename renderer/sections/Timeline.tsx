import { useId } from 'react'
import type { SectionData } from '../../schema/model/viewModel.ts'
import { css } from '../theme/css.ts'
import { lights } from '../theme/lights.ts'
import { paintClass } from '../theme/paint.ts'
import { media, space } from '../theme/tokens.ts'
import { Band } from '../ui/Band.tsx'
import { wrap } from '../ui/grid.ts'
import { pageEdge } from '../ui/morning/morning.ts'
import { Openings } from '../ui/morning/Openings.tsx'
import { SectionHead } from '../ui/text/SectionHead.tsx'
import { lightOf } from './Timeline/lightOf.ts'
import { stageInset } from './Timeline/measures.ts'
import { ProgressLine, progressTimeline } from './Timeline/ProgressLine.tsx'
import { Stage } from './Timeline/Stage.tsx'
import { Strip } from './Timeline/Strip.tsx'

/**
 * The pages of a folder as one morning: each is a band in its own light, from dawn to noon. A line beside them lights up as the
 * visitor scrolls, with the sun at its end.
 */
export default function Timeline({ section, refs }: SectionData<'timeline'>) {
  const id = useId()
  return (
    <Band id={section.id} className={morning} aria-labelledby={id}>
      <div className={wrap}>
        <SectionHead id={id} title={section.title} description={section.description} />
      </div>
      <div className={line}>
        <ol className={list}>
          {refs.stages?.map(stage => (
            <li key={stage.link} className={paintClass(lights[lightOf(stage)])}>
              <Strip stage={stage} />
              <Stage stage={stage} />
              {stage.children.length === 0 && <Openings light={lights[lightOf(stage)]} />}
            </li>
          ))}
        </ol>
        <ProgressLine />
      </div>
    </Band>
  )
}

const morning = css({ paddingBlockEnd: 0 })

const line = css({ position: 'relative', ...progressTimeline })

const list = css({
  '& > li': { position: 'relative', overflow: 'hidden' },
  '& > li > article > :is(div, details)': {
    paddingInlineStart: `calc(${pageEdge} + ${stageInset.phone}px)`,
    paddingInlineEnd: space.margin,
    [media.zoomed]: { paddingInlineStart: `calc(${pageEdge} + 20px)` },
    [media.medium]: { paddingInlineStart: `calc(${pageEdge} + ${stageInset.medium}px)` },
    [media.print]: { paddingInline: 0 },
  },
  '& > li > article > :first-child': { paddingBlockStart: 'clamp(36px, 4.4vw, 64px)' },
  '& > li > article > div:last-of-type': { paddingBlockEnd: 'clamp(28px, 3.6vw, 52px)' },
})
