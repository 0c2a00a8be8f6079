import type { MenuItem } from '../../schema/model/viewModel.ts'
import { useWords } from '../contexts/useWords.ts'
import { css } from '../theme/css.ts'
import { duration } from '../theme/scriptTokens.ts'
import { corner } from '../theme/tokens.ts'
import { fillWords } from '../ui/text/fillWords.ts'
import { MenuLink } from './MenuLink.tsx'

interface SubMenuProps {
  /** Not from `useId`: the header is rendered apart from the page (HeaderCache), where React would make other ids. */
  id: string
  /** The label of the parent item. */
  label: string
  items: MenuItem[]
  route: string
}

/** The button beside a parent item, and the sub-menu that it opens. */
export function SubMenu({ id, label, items, route }: SubMenuProps) {
  const { subMenuOf } = useWords()
  return (
    <>
      <button
        className={toggle}
        type="button"
        aria-expanded={false}
        aria-controls={id}
        aria-label={fillWords(subMenuOf, { label })}
      >
        <svg viewBox="0 0 24 24" width={18} height={18} aria-hidden="true">
          <path d="M5 9l7 7 7-7" fill="none" stroke="currentColor" strokeWidth={2.2} />
        </svg>
      </button>
      <ul className={entries} id={id}>
        {items.map(item => (
          <li key={item.label}>
            <MenuLink item={item} route={route} />
          </li>
        ))}
      </ul>
    </>
  )
}

const toggle = css({
  display: 'flex',
  alignItems: 'center',
  width: 44,
  minHeight: 44,
  marginInlineStart: -3,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
})

const shown = { visibility: 'visible', opacity: 1, transition: `opacity ${duration.subMenu}s` } as const

const entries = css({
  position: 'absolute',
  insetBlockStart: '100%',
  // Aligns the entries' text with the parent's.
  insetInlineStart: -9,
  // Capped in pixels: with enlarged text the last sub-menu would overflow the window.
  minWidth: 'min(11rem, 240px)',
  maxWidth: 'min(13.5rem, 240px)',
  // Scrolls when it has many entries or the window is low.
  maxHeight: 'calc(100vh - 9rem)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: 12,
  border: '1px solid var(--menu-line)',
  borderRadius: corner,
  borderBlockStartColor: 'var(--menu-edge)',
  background: 'var(--menu-ground)',
  visibility: 'hidden',
  opacity: 0,
  // A closing one stays visible until it has faded.
  transition: `opacity ${duration.subMenu}s, visibility ${duration.subMenu}s`,
  '&[data-replaced]': { transition: 'none' },
  '& a': { display: 'flex', paddingInline: 20, outlineOffset: -3 },
  '&[data-open]': shown,
  // Before browser/subMenus.ts runs, hovering opens a sub-menu. Focus does too, unless the pointer is over the menu.
  'ul:not([data-live]) > li:hover > &, ul:not([data-live]):not(:hover) > li:focus-within > &': shown,
})
