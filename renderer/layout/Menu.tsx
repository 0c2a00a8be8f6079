import { useRef } from 'react'
import type { MenuItem } from '../../schema/model/viewModel.ts'
import { useWords } from '../contexts/useWords.ts'
import { css } from '../theme/css.ts'
import { media } from '../theme/tokens.ts'
import { MenuLink } from './MenuLink.tsx'
import { SubMenu } from './SubMenu.tsx'
import { useOpenItem } from './useOpenItem.ts'

/**
 * The menu on large screens. An item with a sub-menu is a link with a button beside it. The button and hovering open the
 * sub-menu. Before hydration, and without JavaScript, CSS opens it.
 */
export function Menu({ items, route }: { items: MenuItem[]; route: string }) {
  const { mainNavigation } = useWords()
  const list = useRef<HTMLUListElement>(null)
  const { isHydrated, openIndex, show, hide, toggle, close } = useOpenItem(list, route)
  return (
    <nav className={nav} aria-label={mainNavigation}>
      <ul className={listClass} ref={list} data-hydrated={isHydrated || undefined}>
        {items.map((item, index) => (
          <li
            key={item.label}
            className={itemClass}
            onPointerEnter={event => event.pointerType === 'mouse' && show(index)}
            onPointerLeave={event => event.pointerType === 'mouse' && hide(index)}
            onBlur={({ currentTarget, relatedTarget }) =>
              !currentTarget.contains(relatedTarget) && hide(index)
            }
          >
            <MenuLink item={item} route={route} onClick={close} />
            {item.subMenu && (
              <SubMenu
                id={`sub-menu_${index}`}
                label={item.label}
                items={item.subMenu}
                route={route}
                isOpen={openIndex === index}
                isReplaced={openIndex !== undefined && openIndex !== index}
                onToggle={() => toggle(index)}
                onChoose={close}
              />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

const nav = css({
  display: 'none',
  marginInlineStart: 'auto',
  // Aligns the text of the last item with the margin, not its padding.
  marginInlineEnd: -12,
  [media.large]: { display: 'block' },
})

const listClass = css({
  display: 'flex',
  alignItems: 'stretch',
  // The same gap as after an item with a button.
  '& > li:not(:last-of-type) > a:only-child': { marginInlineEnd: 16 },
})

const itemClass = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 'var(--bar-height)',
})
