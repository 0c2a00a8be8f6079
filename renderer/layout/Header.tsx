import styled from '@emotion/styled'
import { useRef } from 'react'
import { useIsPast } from '../hooks/useIsPast.ts'
import { useMediaQuery } from '../hooks/useMediaQuery.ts'
import { useSite } from '../site.tsx'
import { color, media } from '../theme/tokens.ts'
import { Wrap } from '../ui/Band.tsx'
import { Clock } from './Clock.tsx'
import { Logo } from './Logo.tsx'
import { Menu } from './Menu.tsx'
import { MobileMenu } from './MobileMenu.tsx'

/**
 * Logo and menu. Scrolled past its place it is fixed to the top, and its place stays behind, so that nothing below moves.
 * @param isOverlay whether it lies over the first section instead of on a wall of its own
 */
export function Header({ route, isOverlay }: { route: string; isOverlay: boolean }) {
  const { navigation } = useSite()
  const top = useRef<HTMLDivElement>(null)
  const isFixed = useIsPast(top)
  const isLarge = useMediaQuery(media.large)
  return (
    <Place>
      <Top ref={top} />
      <Bar data-variant={isOverlay ? 'overlay' : 'solid'} data-fixed={isFixed || undefined}>
        <Row>
          <Logo isOnDark={!isFixed} />
          <Menu items={navigation} route={route} />
          <MobileMenu items={navigation} route={route} />
          {isFixed && isLarge && <Clock />}
        </Row>
      </Bar>
    </Place>
  )
}

const Place = styled.div({ position: 'relative', minHeight: 'var(--bar-height)' })

const Top = styled.div({ position: 'absolute', insetBlockStart: 0 })

const Bar = styled.header({
  // Ground, lines and upper edge of the menus that open below it, and the ground of a pressed button.
  '--menu-ground': color.wall,
  '--menu-line': color.lineOnDark,
  '--menu-edge': 'transparent',
  '--menu-mark': color.onDark,
  position: 'relative',
  zIndex: 10,
  color: color.onDark,
  '&[data-variant="solid"]': { background: color.wall },
  '&[data-variant="overlay"]': {
    '--menu-edge': color.lineOnDark,
    borderBottom: `1px solid ${color.lineOnDark}`,
    [media.large]: { borderBottom: 0 },
  },
  '&[data-fixed]': {
    '--menu-ground': color.paper,
    '--menu-line': color.lineStrong,
    '--menu-edge': 'transparent',
    '--menu-mark': color.ink,
    position: 'fixed',
    insetBlockStart: 0,
    insetInline: 0,
    border: 0,
    background: color.fixedHeader,
    // What passes below shines through as light, not as letters among the menu's.
    WebkitBackdropFilter: 'blur(12px)',
    backdropFilter: 'blur(12px)',
    color: color.ink,
    boxShadow: `0 1px 12px ${color.fixedHeaderShadow}`,
  },
  [media.print]: {
    '&[data-variant], &[data-fixed]': {
      position: 'static',
      background: 'none',
      color: color.ink,
      boxShadow: 'none',
    },
  },
})

const Row = styled(Wrap)({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 'var(--bar-height)',
  [media.large]: { gap: 32 },
})
