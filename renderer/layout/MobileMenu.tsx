import styled from '@emotion/styled'
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import type { MenuItem } from '../../schema/data.ts'
import { closeDetails, prepareMotion } from '../motion.ts'
import { useSite } from '../site.tsx'
import { media, space } from '../theme/tokens.ts'
import { currentOf } from './currentOf.ts'
import { MenuLink } from './MenuLink.tsx'
import { MobileSubMenu, rowHeight } from './MobileSubMenu.tsx'

/** The menu on small screens: a `<details>`, which opens before JavaScript too and itself knows whether it is open. */
export function MobileMenu({ items, route }: { items: MenuItem[]; route: string }) {
  const { base } = useSite()
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => details.current && closeDetails(details.current)

  // biome-ignore lint/correctness/useExhaustiveDependencies: an open menu belongs to the page that was left
  useEffect(() => () => details.current?.removeAttribute('open'), [route])

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return
    details.current.querySelector('summary')?.focus()
    close()
  }
  const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }
  const closeOnChoice = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a[href]')) close()
  }

  return (
    <Nav
      aria-label="Main"
      onPointerDown={prepareMotion}
      onFocus={prepareMotion}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeaving}
      onClick={closeOnChoice}
    >
      <details ref={details}>
        <Toggle>Menu</Toggle>
        <Panel>
          <ul>
            {items.map(item => (
              <Item key={item.label}>
                <MenuLink item={item} current={currentOf(item.path, route, base)} />
                {item.subMenu && <MobileSubMenu label={item.label} items={item.subMenu} route={route} />}
              </Item>
            ))}
          </ul>
        </Panel>
      </details>
    </Nav>
  )
}

const Nav = styled.nav({
  [media.large]: { display: 'none' },
  [media.print]: { display: 'none' },
})

const Toggle = styled.summary({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 16,
  border: '1.5px solid currentColor',
  fontWeight: 600,
  fontSize: '1rem',
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  'details[open]:not([data-closing]) > &': { background: 'var(--menu-mark)', color: 'var(--menu-ground)' },
})

const Panel = styled.div({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  maxHeight: 'calc(100dvh - var(--bar-height))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderBlock: '1px solid var(--menu-line)',
  background: 'var(--menu-ground)',
  '& > ul': { margin: 0, padding: `12px ${space.margin} 28px`, listStyle: 'none' },
})

const Item = styled.li({
  position: 'relative',
  borderBottom: '1px solid var(--menu-line)',
  '&:last-of-type': { borderBottom: 0 },
  // The whole row, but for the expand button at its end.
  '& > a': {
    minHeight: rowHeight,
    width: `calc(100% - ${rowHeight})`,
    paddingInline: 0,
    // Letters that stand on every page are drawn at once; those of another size or weight would be made at the tap.
    fontWeight: 600,
  },
})
