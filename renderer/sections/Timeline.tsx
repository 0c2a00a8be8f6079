import { useId } from 'react'
import type { SectionData } from '../../schema/model/viewModel.ts'
import { Heading } from '../contexts/heading.tsx'
import { css } from '../theme/css.ts'
import { color, media, space } from '../theme/tokens.ts'
import { Band } from '../ui/Band.tsx'
import { wrap } from '../ui/grid.ts'
import { Inline } from '../ui/text/Inline.tsx'
import { lead } from '../ui/text/SectionHead.tsx'
import { stageInset } from './Timeline/measures.ts'
import { ProgressLine, progressTimeline } from './Timeline/ProgressLine.tsx'
import { Stage } from './Timeline/Stage.tsx'
import { Strip } from './Timeline/Strip.tsx'

/**
 * The pages of a folder as a vertical timeline. A line in the colours of their walls is uncovered beside it as the visitor
 * scrolls.
 */
export default function Timeline({ section, refs }: SectionData<'timeline'>) {
  const id = useId()
  return (
    <Band id={section.id} aria-labelledby={id}>
      <div className={wrap}>
        <div className={intro}>
          <Heading id={id}>{section.title}</Heading>
          {section.description && (
            <p className={description}>
              <Inline text={section.description} />
            </p>
          )}
        </div>
        <div className={line}>
          <ol className={list}>
            {refs.stages?.map(stage => (
              <li key={stage.link}>
                <Strip stage={stage} />
                <Stage stage={stage} />
              </li>
            ))}
          </ol>
          <ProgressLine />
        </div>
      </div>
    </Band>
  )
}

const intro = css({ maxWidth: '60rem', marginBottom: `calc(${space.section} * 0.7)` })

const description = css(lead, { marginTop: 24, color: color.soft })

const line = css({ position: 'relative', ...progressTimeline })

const list = css({
  '& > li': {
    position: 'relative',
    paddingLeft: 36,
    [media.zoomed]: { paddingLeft: 20 },
    [media.medium]: { paddingLeft: stageInset },
  },
  '& > li > article': { borderTop: `1px solid ${color.lineStrong}`, paddingBlock: '32px 40px' },
  '& > li:first-of-type > article': { borderTop: 0, paddingTop: 0 },
  '& > li:last-of-type > article': { paddingBottom: 0 },
})
