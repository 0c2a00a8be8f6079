// renderer/ui: what sections are built from: bands, headings, links, pictures, galleries, tables, texts. Knows no
// section, no layout and no route.

import { type ComponentProps, type ReactNode, useId } from 'react'
import type { InlineText } from '../../schema/richText/RichText.ts'
import { HeadingIdContext } from '../contexts/heading.tsx'
import { css, cx } from '../theme/css.ts'
import { color, media, size, space } from '../theme/designTokens.ts'
import { selectionOnDark } from '../theme/styles.ts'
import { Heading, type HeadingProps } from './text/Heading.tsx'
import { Sentence } from './text/Inline.tsx'

const base = css({ paddingBlock: space.section })

const backgrounds = {
  page: css(base, { background: color.page, color: color.ink }),
  paper: css(base, { background: color.paper, color: color.ink }),
  tint: css(base, { background: color.tint, color: color.ink }),
  wall: css(base, selectionOnDark, { background: color.wall, color: color.onDark }),
  deep: css(base, selectionOnDark, { background: color.deep, color: color.onDark }),
} as const

interface BandProps extends ComponentProps<'section'> {
  /** The section that it shows, which its `Title` or `Heading` labels. */
  section?: { id?: string | undefined }
  background?: keyof typeof backgrounds
  /** The class of a grid around the children, within the page's margins. Without it they are as wide as the window. */
  columns?: string
}

/** A full-width `<section>` with a background. */
export function Band({ section, background = 'page', className, columns, children, ...rest }: BandProps) {
  const headingId = useId()
  return (
    <HeadingIdContext value={section && headingId}>
      <section
        id={section?.id}
        aria-labelledby={section && headingId}
        className={cx(backgrounds[background], className)}
        {...rest}
      >
        {columns ? (
          <div className={wrap}>
            <div className={columns}>{children}</div>
          </div>
        ) : (
          children
        )}
      </section>
    </HeadingIdContext>
  )
}

interface SideBandProps extends Pick<HeadedBandProps, 'section' | 'background' | 'children'> {
  /** The class of the column with the heading. */
  side: string
}

/** A section whose heading and description are in a column next to its content. */
export const SideBand = ({ side, children, ...rest }: SideBandProps) => (
  <Band columns={halves} {...rest}>
    <div className={side}>
      <SectionHead {...rest.section} />
    </div>
    {children}
  </Band>
)

interface HeadedBandProps extends Pick<BandProps, 'background' | 'className'> {
  section: { id?: string | undefined; title: string; description?: InlineText | undefined }
  /** Whether the children are as wide as the window, not within the page's margins. */
  isWide?: boolean
  children: ReactNode
}

/** A section that begins with its title and description. */
export const HeadedBand = ({ isWide, children, ...rest }: HeadedBandProps) => (
  <Band {...rest}>
    <div className={wrap}>
      <SectionHead {...rest.section} />
      {!isWide && children}
    </div>
    {isWide && children}
  </Band>
)

export interface SectionHeadProps {
  title: string
  description?: InlineText | undefined
}

/** The heading of a section and a sentence below it, which begin at the same edge in every section. */
export const SectionHead = ({ title, description }: SectionHeadProps) => (
  <div className={head}>
    <Title>{title}</Title>
    <Sentence className={lead} text={description} />
  </div>
)

/** A section's heading in the size of an h2, whatever its level. */
export const Title = ({ className, ...rest }: HeadingProps) => (
  <Heading className={cx(titleClass, className)} {...rest} />
)

/** The class of the content of a band: centred, within the page's margins and maximum width. */
export const wrap = css({
  paddingInline: space.margin,
  maxWidth: space.contentWidth,
  marginInline: 'auto',
})

/** The width of one of three columns, as in `repeat(3, 1fr)` with the gutter between them. */
export const third = `calc((100% - 2 * ${space.gutter}) / 3)`

/** The class of a grid of twelve columns. Its children span all of them by default. */
export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: space.gutter,
  // `:where` adds no specificity, so the class of a child overrides it, wherever its rules stand. A selector that began with a colon
  // would get the class in front.
  '*:where(&) > *': { gridColumn: '1 / -1' },
})

/** The class of a heading next to its content: a grid of twelve columns, which is no grid on paper. */
export const halves = css(grid, { [media.print]: { display: 'block' } })

/** The class of a heading in the size of an h2. */
export const titleClass = css({ fontSize: size.h2, lineHeight: 1.04 })

/** Styles of a heading that stays in view next to its content. */
export const stickySide = { position: 'sticky', top: '7rem', alignSelf: 'start' } as const

/** The class of the sentence below a heading. */
export const lead = css({ fontSize: size.lead, lineHeight: 1.5, maxWidth: size.measure })

const head = css({
  display: 'grid',
  gap: 20,
  marginBlockEnd: 'clamp(36px, 4vw, 60px)',
})
