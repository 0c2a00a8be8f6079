import { useSite } from '../contexts/site.tsx'
import { SearchLink } from '../search/SearchLink.tsx'
import { css } from '../theme/css.ts'
import { selectionOnDark, selectionOnLight } from '../theme/selection.ts'
import { color, media, size } from '../theme/tokens.ts'
import { wrap } from '../ui/grid.ts'
import { HeaderAction } from './HeaderAction.tsx'
import { Logo } from './Logo.tsx'
import { Menu } from './Menu.tsx'
import { MobileMenu } from './MobileMenu.tsx'

/**
 * Logo and menu, fixed to the top once the page is scrolled past them (browser/header.ts). Their space stays reserved, to avoid
 * a layout shift.
 * @param isOverlay whether the header lies over the first section instead of having a background of its own
 */
export function Header({ route, isOverlay }: { route: string; isOverlay: boolean }) {
  const { navigation, look, hasSearch } = useSite()
  const isCentred = look.header === 'centred' || undefined
  return (
    <div className={reservedSpace} data-centred={isCentred}>
      <div className={sentinelClass} />
      <header className={bar} data-variant={isOverlay ? 'overlay' : 'solid'} data-centred={isCentred}>
        <div className={row}>
          <Logo isOnDark={look.header === 'dark'} />
          <Menu items={navigation} route={route} />
          {hasSearch && <SearchLink />}
          <MobileMenu items={navigation} route={route} />
          <HeaderAction route={route} />
          <div className={clock} data-clock="" hidden />
        </div>
      </header>
    </div>
  )
}

/** A centred bar has the mark above the menu. */
const centredHeight = 'calc(4rem + var(--bar-height))'

const reservedSpace = css({
  position: 'relative',
  minHeight: 'var(--bar-height)',
  '&[data-centred]': { [media.large]: { minHeight: centredHeight } },
})

const sentinelClass = css({ position: 'absolute', insetBlockStart: 0 })

const bar = css({
  ...selectionOnDark,
  // Background, lines and upper edge of the menus that open below. `--menu-mark` is the background of a pressed button.
  '--menu-ground': color.bar,
  '--menu-line': color.barLine,
  '--menu-edge': 'transparent',
  '--menu-mark': color.onBar,
  position: 'relative',
  zIndex: 10,
  color: color.onBar,
  '&[data-variant="solid"]': { background: color.bar, boxShadow: `0 1px ${color.barEdge}` },
  '&[data-variant="overlay"]': {
    '--menu-edge': color.lineOnDark,
    borderBottom: `1px solid ${color.lineOnDark}`,
    [media.large]: { borderBottom: 0 },
  },
  '&[data-fixed]': {
    ...selectionOnLight,
    '--menu-ground': color.paper,
    '--menu-line': color.lineStrong,
    '--menu-edge': 'transparent',
    '--menu-mark': color.ink,
    position: 'fixed',
    insetBlockStart: 0,
    insetInline: 0,
    border: 0,
    background: color.fixedHeader,
    // Blurred, so that text scrolling below does not mix with the menu's.
    WebkitBackdropFilter: 'blur(12px)',
    backdropFilter: 'blur(12px)',
    color: color.ink,
    boxShadow: `0 1px 12px ${color.fixedHeaderShadow}`,
  },
})

const row = css(wrap, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 'var(--bar-height)',
  [media.spacious]: { gap: 32 },
  // The mark above, the menu in the middle below it. Once fixed, the bar has one line like all others.
  '[data-centred]:not([data-fixed]) > &': {
    [media.large]: {
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: '0 32px',
      minHeight: centredHeight,
      paddingBlockStart: 20,
      '& > a:first-of-type': { width: '100%', maxWidth: 'none', justifyContent: 'center' },
      '& > nav': { marginInline: 0 },
    },
  },
})

/**
 * As wide as the longest time, so that the menu beside it shifts neither when the clock loads nor when it ticks. Where there is
 * less room, the time stands below the day.
 */
const clock = css({
  flex: 'none',
  width: '9em',
  color: color.soft,
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.3,
  textAlign: 'end',
  [media.spacious]: { width: '15.5em' },
  '& > time': { display: 'block' },
})
