import styled from '@emotion/styled'
import type { MenuItem } from '../../schema/data.ts'
import { useSite } from '../site.tsx'
import { duration } from '../theme/tokens.ts'
import { Hidden } from '../ui/Hidden.ts'
import { currentOf } from './currentOf.ts'
import { MenuLink } from './MenuLink.tsx'

interface MobileSubMenuProps {
  /** The words of the parent. */
  label: string
  items: MenuItem[]
  route: string
}

/** The expand button at the right of a parent, and the entries that it shows. Of all with this name one is open. */
export function MobileSubMenu({ label, items, route }: MobileSubMenuProps) {
  const { base } = useSite()
  return (
    <Details name="sub-menu">
      <Toggle>
        <Hidden>{label}: sub-menu</Hidden>
        <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true">
          <path d="M4 8l8 8 8-8" fill="none" stroke="currentColor" strokeWidth={2} />
        </svg>
      </Toggle>
      <Entries>
        {items.map(item => (
          <li key={item.label}>
            <MenuLink item={item} current={currentOf(item.path, route, base)} />
          </li>
        ))}
      </Entries>
    </Details>
  )
}

/** Of a parent's row: link and expand button. */
export const rowHeight = '3.5rem'

/** Drawn up beside the parent's link, so that the entries below take the whole width. */
const Details = styled.details({ marginBlockStart: `-${rowHeight}` })

const Toggle = styled.summary({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  width: rowHeight,
  minHeight: rowHeight,
  marginInlineStart: 'auto',
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '& > svg': { transition: `transform ${duration.mobileMenu}s ease-out` },
  'details[open]:not([data-closing]) > & > svg': { transform: 'rotate(180deg)' },
})

const Entries = styled.ul({
  '& > li:last-of-type': { paddingBottom: 16 },
  '& a': { display: 'flex', paddingInline: 16, fontWeight: 400 },
})
