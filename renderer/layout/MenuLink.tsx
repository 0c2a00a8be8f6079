import styled from '@emotion/styled'
import type { MenuItem } from '../../schema/data.ts'
import { color, media } from '../theme/tokens.ts'
import { Icon } from '../ui/Icon.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'

interface MenuLinkProps {
  item: Pick<MenuItem, 'label' | 'path' | 'icon' | 'target'>
  current: 'page' | 'true' | undefined
  onClick?: () => void
}

/** An entry of a menu; the active one is underlined. */
export const MenuLink = ({ item, current, onClick }: MenuLinkProps) => (
  <Entry href={item.path} target={item.target} aria-current={current} onClick={onClick}>
    {item.icon && <Icon name={item.icon} size={20} />}
    <span>{item.label}</span>
  </Entry>
)

const Entry = styled(SiteLink)({
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
  [media.forced]: { '&:not([aria-current], :hover) > span': { borderColor: color.ground } },
})
