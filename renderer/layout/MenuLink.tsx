import type { ComponentProps } from 'react'
import { canonicalPath, isBelow } from '../../schema/model/paths.ts'
import type { MenuItem } from '../../schema/model/viewModel.ts'
import { useSite } from '../contexts/site.tsx'
import { css } from '../theme/css.ts'
import { color, corner, media, size, space } from '../theme/designTokens.ts'
import { Icon } from '../ui/picture/Icon.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'

interface MenuLinkProps {
  item: Pick<MenuItem, 'label' | 'path' | 'icon' | 'detail' | 'target'>
  /** The route of the page that is shown. */
  route: string
}

/** A link in a menu, underlined when it is current. */
export function MenuLink({ item, route }: MenuLinkProps) {
  const current = ariaCurrent(item.path, route, useSite().base)
  return (
    <SiteLink className={entry} href={item.path} target={item.target} aria-current={current}>
      {item.icon && <Icon name={item.icon} size={20} />}
      <span>{item.label}</span>
      {item.detail && <small>{item.detail}</small>}
    </SiteLink>
  )
}

interface MenuListProps extends ComponentProps<'ul'> {
  items: readonly MenuLinkProps['item'][]
  route: string
}

export const MenuList = ({ items, route, ...rest }: MenuListProps) => (
  <ul {...rest}>
    {items.map(item => (
      <li key={item.label}>
        <MenuLink item={item} route={route} />
      </li>
    ))}
  </ul>
)

export interface SubMenuProps {
  /** The label of the parent item. */
  label: string
  items: MenuItem[]
  route: string
}

/**
 * The value of `aria-current` for a menu item: `page` on its own page, `true` on the pages below it. For the home page it is
 * never `true`, because every path is below it.
 */
export function ariaCurrent(path: string, route: string, base: string): 'page' | 'true' | undefined {
  const item = canonicalPath(path)
  if (item === canonicalPath(route)) return 'page'
  return item !== canonicalPath(base) && isBelow(route, item) ? 'true' : undefined
}

/** The button next to the menu, where the site has one. On small screens it is the last entry of the menu. */
export function HeaderAction({ route }: { route: string }) {
  const { headerAction } = useSite()
  return (
    headerAction && (
      <div className={action}>
        <MenuLink item={headerAction} route={route} />
      </div>
    )
  )
}

const entry = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  paddingInline: 12,
  fontWeight: 500,
  lineHeight: 1.2,
  textDecoration: 'none',
  '& > span': { paddingBlock: 5, borderBottom: '2px solid transparent' },
  '&:hover > span': { borderColor: 'var(--menu-line)' },
  '&[aria-current] > span': { borderColor: 'currentColor' },
  '&:has(> small)': { flexWrap: 'wrap', alignContent: 'center', rowGap: 0, paddingBlock: 6 },
  '& > small': { flexBasis: '100%', fontSize: size.small, fontWeight: 400, lineHeight: 1.3, opacity: 0.86 },
  // Next to a button for the sub-menu the ring is closer around the word, clear of the arrow.
  '&:focus-visible:has(+ button)': {
    position: 'relative',
    outline: 'none',
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: '2px 7px',
      outline: '3px solid currentColor',
      outlineOffset: -3,
    },
  },
  [media.forced]: { '&:not([aria-current], :hover) > span': { borderColor: color.canvas } },
})

const action = css({
  '& > a': {
    border: '2px solid transparent',
    borderRadius: corner,
    background: color.action,
    color: color.ink,
    fontWeight: 600,
  },
  'details &': { margin: `0 ${space.margin} 28px` },
  // Next to the logo of a small screen there is no room for it.
  'header > div > &': { display: 'none', [media.large]: { display: 'block' } },
})
