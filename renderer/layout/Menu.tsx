import styled from '@emotion/styled'
import { useRef } from 'react'
import type { MenuItem } from '../../schema/data.ts'
import { prepareMotion } from '../motion.ts'
import { useSite } from '../site.tsx'
import { media } from '../theme/tokens.ts'
import { currentOf } from './currentOf.ts'
import { MenuLink } from './MenuLink.tsx'
import { SubMenu } from './SubMenu.tsx'
import { useOpenItem } from './useOpenItem.ts'

/**
 * The menu on large screens. A parent is a link, and beside it a button that opens its sub-menu; the pointer opens it too.
 * Before JavaScript, and without it, CSS opens it.
 */
export function Menu({ items, route }: { items: MenuItem[]; route: string }) {
  const { base } = useSite()
  const list = useRef<HTMLUListElement>(null)
  const { isLive, openIndex, show, hide, toggle, close } = useOpenItem(list, route)
  return (
    <Nav aria-label="Main" onPointerEnter={prepareMotion} onFocus={prepareMotion}>
      <List ref={list} data-live={isLive || undefined}>
        {items.map((item, index) => (
          <Item
            key={item.label}
            onPointerEnter={event => event.pointerType === 'mouse' && show(index)}
            onPointerLeave={event => event.pointerType === 'mouse' && hide(index)}
            onBlur={({ currentTarget, relatedTarget }) =>
              !currentTarget.contains(relatedTarget) && hide(index)
            }
          >
            <MenuLink item={item} current={currentOf(item.path, route, base)} onClick={close} />
            {item.subMenu && (
              <SubMenu
                label={item.label}
                items={item.subMenu}
                route={route}
                isOpen={openIndex === index}
                isReplaced={openIndex !== undefined && openIndex !== index}
                onToggle={() => toggle(index)}
                onChoose={close}
              />
            )}
          </Item>
        ))}
      </List>
    </Nav>
  )
}

const Nav = styled.nav({
  display: 'none',
  marginInlineStart: 'auto',
  // The words of the last item, not its padding, end at the margin.
  marginInlineEnd: -12,
  [media.large]: { display: 'block' },
  [media.print]: { display: 'none' },
})

const List = styled.ul({
  display: 'flex',
  alignItems: 'stretch',
  // As much room behind it as there is behind the mark of an entry with a sub-menu.
  '& > li:not(:last-of-type) > a:only-child': { marginInlineEnd: 16 },
})

const Item = styled.li({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 'var(--bar-height)',
})
