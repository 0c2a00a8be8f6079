import type { MenuItem } from '../../schema/model/viewModel.ts'
import { useWords } from '../contexts/useWords.ts'
import { css } from '../theme/css.ts'
import { duration } from '../theme/scriptTokens.ts'
import { fillWords } from '../ui/text/fillWords.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { MenuLink } from './MenuLink.tsx'

interface MobileSubMenuProps {
  /** The label of the parent item. */
  label: string
  items: MenuItem[]
  route: string
}

/** The expand button beside a parent item, and the sub-menu that it opens. The shared `name` keeps at most one open. */
export function MobileSubMenu({ label, items, route }: MobileSubMenuProps) {
  const { subMenuOf } = useWords()
  return (
    <details className={details} name="sub-menu">
      <summary className={toggle}>
        <VisuallyHidden>{fillWords(subMenuOf, { label })}</VisuallyHidden>
        <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true">
          <path d="M4 8l8 8 8-8" fill="none" stroke="currentColor" strokeWidth={2} />
        </svg>
      </summary>
      <ul className={entries}>
        {items.map(item => (
          <li key={item.label}>
            <MenuLink item={item} route={route} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The height of a row with a link and an expand button. */
export const rowHeight = '3.5rem'

/** Moves the button up beside the parent's link. The sub-menu below then takes the full width. */
const details = css({ marginBlockStart: `-${rowHeight}` })

const toggle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  width: rowHeight,
  minHeight: rowHeight,
  marginInlineStart: 'auto',
  '& > svg': { transition: `transform ${duration.mobileMenu}s ease-out` },
  'details[open]:not([data-closing]) > & > svg': { transform: 'rotate(180deg)' },
})

/**
 * Animates the opening of a `<details>`, of which this is the content, where browser/disclosures.ts does not: without JavaScript,
 * and before it has loaded.
 */
export const unfolding = {
  // Open: whatever measures the content of a closed one would start the animation, and the first opening would not move.
  'details[open]:not([data-animated]) > &': {
    animation: `unfold ${duration.mobileMenu}s ease-out`,
    // To an inset, too: a clip does not move to `none`.
    '@keyframes unfold': { from: { clipPath: 'inset(0 0 100%)' }, to: { clipPath: 'inset(0)' } },
  },
}

const entries = css({
  ...unfolding,
  '& > li:last-of-type': { paddingBottom: 16 },
  '& a': { display: 'flex', paddingInline: 16, fontWeight: 400 },
})
