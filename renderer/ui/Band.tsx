import type { ComponentProps } from 'react'
import { css, cx } from '../theme/css.ts'
import { color, space } from '../theme/designTokens.ts'
import { selectionOnDark } from '../theme/selection.ts'

const base = css({ paddingBlock: space.section })

const backgrounds = {
  page: css(base, { background: color.page, color: color.ink }),
  paper: css(base, { background: color.paper, color: color.ink }),
  tint: css(base, { background: color.tint, color: color.ink }),
  wall: css(base, selectionOnDark, { background: color.wall, color: color.onDark }),
  deep: css(base, selectionOnDark, { background: color.deep, color: color.onDark }),
} as const

export interface BandProps extends ComponentProps<'section'> {
  background?: keyof typeof backgrounds
}

/** A full-width `<section>` with a background. */
export const Band = ({ background = 'page', className, ...rest }: BandProps) => (
  <section className={cx(backgrounds[background], className)} {...rest} />
)
