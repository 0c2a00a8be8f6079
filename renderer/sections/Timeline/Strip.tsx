import styled from '@emotion/styled'
import type { Entry } from '../../../schema/data.ts'
import { lights } from '../../theme/lights.ts'
import { color } from '../../theme/tokens.ts'

export const stripWidth = 14

/** A stage's part of the line, in the paint of its wall. Where routes run side by side, so do their paints. */
export function Strip({ stage }: { stage: Entry }) {
  const routes = stage.children.length > 0 ? stage.children : [stage]
  return (
    <Wall aria-hidden="true">
      {routes.map(({ link, light }) => (
        <Paint key={link} wall={light ? lights[light].wall : color.lineStrong} />
      ))}
    </Wall>
  )
}

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
