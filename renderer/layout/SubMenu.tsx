import styled from '@emotion/styled'
import { useId, useLayoutEffect, useRef } from 'react'
import type { MenuItem } from '../../schema/data.ts'
import { fadeSubMenu } from '../motion.ts'
import { useSite } from '../site.tsx'
import { duration } from '../theme/tokens.ts'
import { currentOf } from './currentOf.ts'
import { MenuLink } from './MenuLink.tsx'

interface SubMenuProps {
  /** The words of the parent. */
  label: string
  items: MenuItem[]
  route: string
  isOpen: boolean
  /** Closed because another one opened, and so at once. */
  isReplaced: boolean
  onToggle: () => void
  onChoose: () => void
}

/** The button beside a parent, and the entries that it shows. */
export function SubMenu({ label, items, route, isOpen, isReplaced, onToggle, onChoose }: SubMenuProps) {
  const { base } = useSite()
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const wasOpen = useRef(isOpen)

  useLayoutEffect(() => {
    if (!list.current || wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    fadeSubMenu(list.current, isOpen, isReplaced)
  }, [isOpen, isReplaced])

  return (
    <>
      <Toggle
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`${label}: sub-menu`}
        onClick={onToggle}
      >
        <svg viewBox="0 0 24 24" width={18} height={18} aria-hidden="true">
          <path d="M5 9l7 7 7-7" fill="none" stroke="currentColor" strokeWidth={2.2} />
        </svg>
      </Toggle>
      <Entries ref={list} id={id} data-open={isOpen || undefined}>
        {items.map(item => (
          <li key={item.label}>
            <MenuLink item={item} current={currentOf(item.path, route, base)} onClick={onChoose} />
          </li>
        ))}
      </Entries>
    </>
  )
}

const Toggle = styled.button({
  display: 'flex',
  alignItems: 'center',
  width: 44,
  minHeight: 44,
  marginInlineStart: -8,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
})

const shown = { visibility: 'visible', opacity: 1 } as const

const Entries = styled.ul({
  position: 'absolute',
  insetBlockStart: '100%',
  // The entries' words begin below the parent's.
  insetInlineStart: -9,
  // In large print no wider than it is, or the last one would leave the window.
  minWidth: 'min(11rem, 240px)',
  maxWidth: 'min(13.5rem, 240px)',
  // Many stages, or a low window: below the header in the window, and the rest by scrolling.
  maxHeight: 'calc(100vh - 9rem)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: 12,
  border: '1px solid var(--menu-line)',
  borderBlockStartColor: 'var(--menu-edge)',
  background: 'var(--menu-ground)',
  visibility: 'hidden',
  opacity: 0,
  '& a': { display: 'flex', paddingInline: 20, outlineOffset: -3 },
  '&[data-open], &[data-fading]': shown,
  // Before JavaScript the pointer opens one, and, with the pointer elsewhere, the focus.
  'ul:not([data-live]) > li:hover > &, ul:not([data-live]):not(:hover) > li:focus-within > &': shown,
  'ul:not([data-live]) > li > &': {
    transition: `opacity ${duration.subMenu}s, visibility ${duration.subMenu}s`,
  },
})
