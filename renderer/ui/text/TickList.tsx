import type { InlineText } from '../../../schema/richText/RichText.ts'
import { css } from '../../theme/css.ts'
import { color, size } from '../../theme/designTokens.ts'
import { Inline } from './Inline.tsx'

/** A list with hairlines between its items and a quarter-round mark before each. */
export const TickList = ({ items }: { items: readonly InlineText[] }) => (
  <ul className={list}>
    {items.map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
      <li key={index}>
        <Inline text={item} />
      </li>
    ))}
  </ul>
)

const list = css({
  // Specification, section 9: "max width 2xl".
  maxWidth: `min(42rem, calc(${size.measure} + 38px))`,
  '& > li': {
    position: 'relative',
    paddingBlock: 15,
    paddingInline: '38px 0',
    borderBlockStart: `1px solid ${color.line}`,
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: 20,
      width: 17,
      height: 17,
      background: color.accent,
      borderStartEndRadius: 17,
    },
  },
})
