import type { MenuItem } from '../../schema/model/viewModel.ts'
import { useSite } from '../contexts/site.tsx'
import { css } from '../theme/css.ts'
import { corner, media, space } from '../theme/tokens.ts'
import { HeaderAction } from './HeaderAction.tsx'
import { MenuLink } from './MenuLink.tsx'
import { MobileSubMenu, rowHeight, unfolding } from './MobileSubMenu.tsx'

interface MobileMenuProps {
  items: MenuItem[]
  route: string
}

/**
 * The menu on small screens: a `<details>`, which works without JavaScript and holds its own open state. browser/mobileMenu.ts
 * closes it.
 */
export function MobileMenu({ items, route }: MobileMenuProps) {
  const { base, hasSearch, shortcuts, words } = useSite()
  return (
    <nav className={nav} aria-label={words.mainNavigation}>
      <details>
        <summary className={toggle}>{words.menu}</summary>
        <div className={panel}>
          <ul className={list}>
            {items.map(item => (
              <li key={item.label} className={itemClass}>
                <MenuLink item={item} route={route} />
                {item.subMenu && <MobileSubMenu label={item.label} items={item.subMenu} route={route} />}
              </li>
            ))}
            {hasSearch && (
              <li className={itemClass}>
                <a className={searchClass} href={`${base}search`} data-search>
                  {words.search}
                </a>
              </li>
            )}
          </ul>
          {shortcuts && (
            <ul className={shortcutList}>
              {shortcuts.map(item => (
                <li key={item.label}>
                  <MenuLink item={item} route={route} />
                </li>
              ))}
            </ul>
          )}
          <HeaderAction route={route} />
        </div>
      </details>
    </nav>
  )
}

const nav = css({
  [media.large]: { display: 'none' },
})

const toggle = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 16,
  border: '1.5px solid currentColor',
  borderRadius: corner,
  fontWeight: 600,
  fontSize: '1rem',
  'details[open]:not([data-closing]) > &': { background: 'var(--menu-mark)', color: 'var(--menu-ground)' },
})

const panel = css({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  maxHeight: 'calc(100dvh - var(--bar-height))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderBlock: '1px solid var(--menu-line)',
  background: 'var(--menu-ground)',
  ...unfolding,
})

const list = css({ padding: `12px ${space.margin} 28px` })

const itemClass = css({
  position: 'relative',
  borderBottom: '1px solid var(--menu-line)',
  '&:last-of-type': { borderBottom: 0 },
  // The whole row except the expand button at its end.
  '& > a': {
    minHeight: rowHeight,
    width: `calc(100% - ${rowHeight})`,
    paddingInline: 0,
    // Every page has rendered this weight already. Rasterising the glyphs of another one would delay the response to the tap.
    fontWeight: 600,
  },
})

const searchClass = css({ display: 'flex', alignItems: 'center', lineHeight: 1.2, textDecoration: 'none' })

const shortcutList = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 24,
  padding: `0 ${space.margin} 16px`,
  '& a': { minWidth: 44, paddingInline: 0 },
})
