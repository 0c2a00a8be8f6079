import styled from '@emotion/styled'
import type { TimelineStage } from '../../../schema/data.ts'
import { lights } from '../../theme/lights.ts'
import { color } from '../../theme/tokens.ts'
import { stripWidth } from './measures.ts'

/** A stage's part of the line, in the paint of its wall. Where routes run side by side, so do their paints. */
export function Strip({ stage }: { stage: TimelineStage }) {
  const routes = stage.children.length > 0 ? stage.children : [stage]
  return (
    <Wall aria-hidden="true">
      {routes.map(route => (
        <Paint key={route.link} wall={wallOf(route)} />
      ))}
    </Wall>
  )
}

/** The paint of a stage's wall. */
export const wallOf = ({ light }: TimelineStage): string => (light ? lights[light].wall : color.lineStrong)

const Wall = styled.div({
  position: 'absolute',
  insetBlock: 0,
  left: 0,
  display: 'flex',
  width: stripWidth,
  // The paint of noon is nearly that of the page.
  borderInline: `1px solid ${color.lineStrong}`,
})

const Paint = styled('div', { shouldForwardProp: prop => prop !== 'wall' })<{ wall: string }>(({ wall }) => ({
  flex: 1,
  background: wall,
}))
