import type { MenuItem } from '../../schema/model/viewModel.ts'
import { useWords } from '../contexts/useWords.ts'
import { css } from '../theme/css.ts'
import { media } from '../theme/tokens.ts'
import { MenuLink } from './MenuLink.tsx'
import { SubMenu } from './SubMenu.tsx'

/**
 * The menu on large screens. An item with a sub-menu is a link with a button beside it. The button and hovering open the
 * sub-menu (browser/subMenus.ts). Before that runs, and without JavaScript, CSS opens it.
 */
export function Menu({ items, route }: { items: MenuItem[]; route: string }) {
  const { mainNavigation } = useWords()
  return (
    <nav className={nav} aria-label={mainNavigation}>
      <ul className={listClass}>
        {items.map((item, index) => (
          <li key={item.label} className={itemClass}>
            <MenuLink item={item} route={route} />
            {item.subMenu && (
              <SubMenu id={`sub-menu_${index}`} label={item.label} items={item.subMenu} route={route} />
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
