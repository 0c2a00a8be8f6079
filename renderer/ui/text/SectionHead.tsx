import type { InlineText } from '../../../schema/richText/RichText.ts'
import { Heading, type HeadingProps } from '../../contexts/heading.tsx'
import { css, cx } from '../../theme/css.ts'
import { media, size, space } from '../../theme/designTokens.ts'
import { third } from '../grid.ts'
import { Inline } from './Inline.tsx'

export interface SectionHeadProps {
  /** Of the heading, for the section's `aria-labelledby`. */
  id: string
  title: string
  description?: InlineText | undefined
  /** Where the sentence stands on wide screens: beside the heading unless it says below. */
  layout?: 'beside' | 'below'
}

/** The heading of a section and a sentence below it. On wide screens they are side by side. */
export const SectionHead = ({ id, title, description, layout = 'beside' }: SectionHeadProps) => (
  <div className={cx(head, layout === 'beside' && beside)}>
    <Title id={id}>{title}</Title>
    {description && (
      <p className={lead}>
        <Inline text={description} />
      </p>
    )}
  </div>
)

/** A section's heading in the size of an h2, whatever its level. */
export const Title = ({ className, ...rest }: HeadingProps) => (
  <Heading className={cx(titleClass, className)} {...rest} />
)

const titleClass = css({ fontSize: size.h2, lineHeight: 1.04 })

/** The class of the sentence below a heading. */
export const lead = css({ fontSize: size.lead, lineHeight: 1.5, maxWidth: size.measure })

const head = css({
  display: 'grid',
  gap: 20,
  marginBlockEnd: 'clamp(36px, 4vw, 60px)',
})

const beside = css({
  // Aligns the sentence with the last of three columns.
  [media.wide]: {
    gridTemplateColumns: `minmax(0, 1fr) ${third}`,
    columnGap: space.gutter,
    // First line beside first line: a long sentence would otherwise rise above the heading.
    alignItems: 'baseline',
  },
})
