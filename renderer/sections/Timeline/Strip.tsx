import type { TimelineStage } from '../../../schema/model/entries.ts'
import { css, memoClass } from '../../theme/css.ts'
import { lights } from '../../theme/lights.ts'
import { pageEdge } from '../../ui/morning/morning.ts'
import { lightOf } from './lightOf.ts'
import { stripWidth } from './measures.ts'

/** A stage's segment of the line, in the colour of its sky, or in the colours of its routes side by side. */
export function Strip({ stage }: { stage: TimelineStage }) {
  const routes = stage.children.length > 0 ? stage.children : [stage]
  return (
    <div className={strip} aria-hidden="true">
      {routes.map(route => (
        <div className={lit(lights[lightOf(route)].sky)} key={route.link} />
      ))}
    </div>
  )
}

const strip = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: pageEdge,
  display: 'flex',
  width: stripWidth,
})

const lit = memoClass((sky: string) => css({ flex: 1, background: sky }))
