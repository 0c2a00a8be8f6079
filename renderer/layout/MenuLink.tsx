import type { MenuItem } from '../../schema/model/viewModel.ts'
import { useSite } from '../contexts/site.tsx'
import { css } from '../theme/css.ts'
import { color, media } from '../theme/tokens.ts'
import { Icon } from '../ui/picture/Icon.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { ariaCurrent } from './ariaCurrent.ts'

interface MenuLinkProps {
  item: Pick<MenuItem, 'label' | 'path' | 'icon' | 'target'>
  /** The route of the page that is shown. */
  route: string
  onClick?: () => void
}

/** A link in a menu, underlined when it is current. */
export function MenuLink({ item, route, onClick }: MenuLinkProps) {
  const current = ariaCurrent(item.path, route, useSite().base)
  return (
    <SiteLink
      className={entry}
      href={item.path}
      target={item.target}
      aria-current={current}
      onClick={onClick}
    >
      {item.icon && <Icon name={item.icon} size={20} />}
      <span>{item.label}</span>
    </SiteLink>
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
  [media.forced]: { '&:not([aria-current], :hover) > span': { borderColor: color.canvas } },
})
