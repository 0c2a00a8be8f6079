import type { SectionData } from '../../schema/model/viewModel.ts'
import { css } from '../theme/css.ts'
import { color, media } from '../theme/tokens.ts'
import { HeadedBand } from '../ui/HeadedBand.tsx'
import { LargeQuotation } from './Quotes/LargeQuotation.tsx'
import { Quotation } from './Quotes/Quotation.tsx'

/** What people say: one quotation large on a dark wall, several in columns of type. */
export default function Quotes({ section }: SectionData<'quotes'>) {
  const [first, ...others] = section.items
  if (first && others.length === 0)
    return (
      <HeadedBand section={section} background="wall">
        <LargeQuotation item={first} />
      </HeadedBand>
    )
  return (
    <HeadedBand section={section} background="tint">
      <ul className={columns} data-count={Math.min(section.items.length, 3)}>
        {section.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one person may be quoted twice, and the list never changes.
          <li key={index}>
            <Quotation item={item} />
          </li>
        ))}
      </ul>
    </HeadedBand>
  )
}

/** Columns of a newspaper: quotations of any length follow each other without gaps. */
const columns = css({
  // The marks hang into the gaps.
  columnGap: 'clamp(40px, 5vw, 72px)',
  [media.medium]: { columnCount: 2 },
  [media.wide]: { '&[data-count="3"]': { columnCount: 3 } },
  [media.print]: { columnCount: 2, columnGap: '8mm' },
  // The room below the last quotation of a column is the section's own.
  marginBlockEnd: -44,
  '& > li': {
    breakInside: 'avoid',
    borderBlockStart: `1.5px solid ${color.ink}`,
    paddingBlock: '24px 44px',
  },
})
