import styled from '@emotion/styled'
import type { Entry } from '../../../schema/data.ts'
import { color } from '../../theme/tokens.ts'
import { ProgressLine } from './ProgressLine.tsx'
import { Stage } from './Stage.tsx'

/** All stages from the first to the last. The line runs through their icons. */
export const Journey = ({ stages }: { stages: Entry[] }) => (
  <Line>
    <ProgressLine />
    <Stages>
      {stages.map(stage => (
        <li key={stage.link}>
          <Stage stage={stage} />
        </li>
      ))}
    </Stages>
  </Line>
)

const Line = styled.div({ position: 'relative' })

const Stages = styled.ol({
  position: 'relative',
  '& > li + li': { marginTop: 48, borderTop: `1px solid ${color.line}`, paddingTop: 48 },
})
