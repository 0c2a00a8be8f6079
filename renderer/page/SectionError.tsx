import { button } from '../theme/button.ts'
import { css } from '../theme/css.ts'
import { color, size, space } from '../theme/tokens.ts'
import { wrap } from '../ui/grid.ts'

/** The words that the specification requires. */
export const errorHeading = 'Unexpected Application Error!'

interface SectionErrorProps {
  message: string
  level?: 1 | 2
}

/** Replaces a section that failed to render, or a page that failed to load. */
export function SectionError({ message, level = 2 }: SectionErrorProps) {
  const Tag = `h${level}` as const
  return (
    <section className={band} role="alert">
      <div className={wrap}>
        <Tag className={title} tabIndex={-1}>
          {errorHeading}
        </Tag>
        <p className={errorMessage}>{message}</p>
        {/* biome-ignore lint/a11y/useValidAnchor: an empty href reloads the page that failed */}
        <a className={button.dark} href="">
          Try again
        </a>
      </div>
    </section>
  )
}

// Not a `Band`, whose other backgrounds every page would load for this one.
const band = css({ paddingBlock: space.section, background: color.tint, color: color.ink })

const title = css({ fontSize: size.h3 })

export const errorMessage = css({ fontSize: size.lead, marginBlock: '1rem 2rem' })
