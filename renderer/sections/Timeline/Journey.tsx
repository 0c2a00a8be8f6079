import styled from '@emotion/styled'
import type { TimelineStage } from '../../../schema/data.ts'
import { color, media } from '../../theme/tokens.ts'
import { stageInset } from './measures.ts'
import { ProgressLine, progressTimeline } from './ProgressLine.tsx'
import { Stage } from './Stage.tsx'
import { Strip } from './Strip.tsx'

/** All stages from the first to the last. Beside them runs a line in their paints, uncovered as the reader goes on. */
export const Journey = ({ stages }: { stages: TimelineStage[] }) => (
  <Line>
    <Stages>
      {stages.map(stage => (
        <li key={stage.link}>
          <Strip stage={stage} />
          <Stage stage={stage} />
        </li>
      ))}
    </Stages>
    <ProgressLine />
  </Line>
)

const Line = styled.div({ position: 'relative', ...progressTimeline })

const Stages = styled.ol({
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
