import type { TimelineStage } from '../../../schema/model/entries.ts'
import { css, memoClass } from '../../theme/css.ts'
import { lights } from '../../theme/lights.ts'
import { color } from '../../theme/tokens.ts'
import { stripWidth } from './measures.ts'

/** A stage's segment of the line, in the colour of its wall, or in the colours of its routes side by side. */
export function Strip({ stage }: { stage: TimelineStage }) {
  const routes = stage.children.length > 0 ? stage.children : [stage]
  return (
    <div className={strip} aria-hidden="true">
      {routes.map(route => (
        <div className={paint(wallOf(route))} key={route.link} />
      ))}
    </div>
  )
}

/** The colour of a stage's wall. */
export const wallOf = ({ light }: TimelineStage): string => (light ? lights[light].wall : color.lineStrong)

const strip = css({
  position: 'absolute',
  insetBlock: 0,
  left: 0,
  display: 'flex',
  width: stripWidth,
  // The wall at noon has nearly the colour of the page.
  borderInline: `1px solid ${color.lineStrong}`,
})

const paint = memoClass((wall: string) => css({ flex: 1, background: wall }))
