import { usePicture } from '../contexts/AssetsContext.ts'
import { useSite, useWords } from '../contexts/site.tsx'
import { css, cx } from '../theme/css.ts'
import { color, corner, font, media, space } from '../theme/designTokens.ts'
import { duration } from '../theme/scriptTokens.ts'
import { pageWidth, plainButton, selectionOnDark, selectionOnLight } from '../theme/styles.ts'
import { VisuallyHidden } from '../theme/visuallyHidden.tsx'
import { wrap } from '../ui/Band.tsx'
import { phoneUrl } from '../ui/text/contact.tsx'
import { fillWords } from '../ui/text/language.ts'
import { HeaderAction, MenuLink, MenuList, type SubMenuProps } from './MenuLink.tsx'
import { MobileMenu } from './MobileMenu.tsx'

/**
 * Logo and menu, fixed to the top once the page is scrolled past them (browser/header.ts). Their space stays reserved, to avoid
 * a layout shift.
 * @param isOverlay whether the header is over the first section instead of having a background of its own
 */
export function Header({ route, isOverlay }: { route: string; isOverlay: boolean }) {
  const { navigation, look, hasSearch, clock, timeZone } = useSite()
  const isCentred = look.header === 'centred' || undefined
  return (
    <div className={reservedSpace} data-centred={isCentred}>
      <div className={sentinelClass} />
      <header className={bar} data-variant={isOverlay ? 'overlay' : 'solid'} data-centred={isCentred}>
        <div className={row}>
          <Logo isOnDark={look.header === 'dark'} />
          {clock && <div className={clockPlace} data-clock={clock} data-time-zone={timeZone} />}
          <Menu items={navigation} route={route} />
          {hasSearch && <SearchLink />}
          <CallLink />
          <MobileMenu items={navigation} route={route} />
          <HeaderAction route={route} />
        </div>
      </header>
    </div>
  )
}

/** A centred bar has the mark above the menu. */
const centredHeight = 'calc(4rem + var(--bar-height))'

/**
 * The menu on large screens. An item with a sub-menu is a link with a button next to it. The button and hovering open the
 * sub-menu (browser/header.ts). Before that runs, and without JavaScript, CSS opens it.
 */
function Menu({ items, route }: Omit<SubMenuProps, 'label'>) {
  const { mainNavigation } = useWords()
  return (
    <nav className={nav} aria-label={mainNavigation}>
      <ul className={listClass}>
        {items.map((item, index) => (
          <li key={item.label} className={itemClass}>
            <MenuLink item={item} route={route} />
            {item.subMenu && (
              <SubMenu id={`sub-menu_${index}`} label={item.label} items={item.subMenu} route={route} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * The button next to a parent item, and the sub-menu that it opens.
 * @param id not from `useId`: the header is rendered apart from the page (`headersOf`), where React would make other ids
 */
function SubMenu({ id, label, items, route }: SubMenuProps & { id: string }) {
  const { subMenuOf } = useWords()
  return (
    <>
      <button
        className={toggle}
        type="button"
        aria-expanded={false}
        aria-controls={id}
        aria-label={fillWords(subMenuOf, { label })}
      >
        <svg viewBox="0 0 24 24" width={18} height={18} aria-hidden="true">
          <path d="M5 9l7 7 7-7" fill="none" stroke="currentColor" strokeWidth={2.2} />
        </svg>
      </button>
      <MenuList className={entries} id={id} items={items} route={route} />
    </>
  )
}

/**
 * The site's logo and name, a link to the home page. Both variants of the logo are rendered, so that switching shows no gap.
 * @param isOnDark while the header is not fixed. A fixed one is light.
 */
function Logo({ isOnDark }: { isOnDark: boolean }) {
  const { base, logo, name } = useSite()
  return (
    <a className={home} href={base}>
      <span className={variants}>
        <LogoImage path={logo.light} isShown={isOnDark} />
        <LogoImage path={logo.dark} isShown={!isOnDark} />
      </span>
      <span>{name}</span>
    </a>
  )
}

function LogoImage({ path, isShown }: { path: string; isShown: boolean }) {
  const picture = usePicture(path)
  return (
    <img src={picture?.src ?? path} width={44} height={44} alt="" data-hidden={isShown ? undefined : ''} />
  )
}

/** Opens the search (renderer/browser/navigation.ts). Before JavaScript, and without it, a link to the page that lists all pages. */
function SearchLink() {
  const { base, words } = useSite()
  return (
    <a className={button} href={`${base}search`} data-search>
      <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true">
        <path d="M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13M15.5 15.5L21 21" />
      </svg>
      <VisuallyHidden>{words.search}</VisuallyHidden>
    </a>
  )
}

/** On small screens, where the contact bar with the number is not shown. */
function CallLink() {
  const { contact, words } = useSite()
  return (
    <a className={cx(button, call)} href={phoneUrl(contact.phone)}>
      <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true">
        <path d="M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A16 16 0 0 1 4 5a1 1 0 0 1 1-1" />
      </svg>
      <VisuallyHidden>
        {words.telephone} <bdi dir="ltr">{contact.phone}</bdi>
      </VisuallyHidden>
    </a>
  )
}

const shown = { visibility: 'visible', opacity: 1, transition: `opacity ${duration.subMenu}s` } as const

const reservedSpace = css({
  position: 'relative',
  minHeight: 'var(--bar-height)',
  '&[data-centred]': { [media.large]: { minHeight: centredHeight } },
})

const sentinelClass = css({ position: 'absolute', insetBlockStart: 0 })

const bar = css(pageWidth, {
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
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 'var(--bar-height)',
  [media.medium]: { gap: 16 },
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

/** One line at the right below the menu, in the room that the bar has there, so that nothing moves when the clock comes. */
const clockPlace = css({
  display: 'none',
  position: 'absolute',
  insetBlockEnd: 1,
  insetInlineEnd: space.margin,
  color: color.soft,
  fontSize: '0.75rem',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.3,
  [media.large]: { display: 'block' },
})

const nav = css({
  display: 'none',
  marginInlineStart: 'auto',
  // Aligns the text of the last item with the margin, not its padding.
  marginInlineEnd: -12,
  [media.large]: { display: 'block' },
})

const listClass = css({
  display: 'flex',
  alignItems: 'stretch',
  // The same gap as after an item with a button.
  '& > li:not(:last-of-type) > a:only-child': { marginInlineEnd: 16 },
})

const itemClass = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 'var(--bar-height)',
})

const toggle = css({
  ...plainButton,
  display: 'flex',
  alignItems: 'center',
  width: 44,
  minHeight: 44,
  marginInlineStart: -3,
})

const entries = css({
  position: 'absolute',
  insetBlockStart: '100%',
  // Aligns the entries' text with the parent's.
  insetInlineStart: -9,
  // Capped in pixels: with enlarged text the last sub-menu would overflow the window.
  minWidth: 'min(11rem, 240px)',
  maxWidth: 'min(13.5rem, 240px)',
  // Scrolls when it has many entries or the window is low.
  maxHeight: 'calc(100vh - 9rem)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: 12,
  border: '1px solid var(--menu-line)',
  borderRadius: corner,
  borderBlockStartColor: 'var(--menu-edge)',
  background: 'var(--menu-ground)',
  visibility: 'hidden',
  opacity: 0,
  // A closing one stays visible until it has faded.
  transition: `opacity ${duration.subMenu}s, visibility ${duration.subMenu}s`,
  '&[data-replaced]': { transition: 'none' },
  '& a': { display: 'flex', paddingInline: 20, outlineOffset: -3 },
  '&[data-open]': shown,
  // Before browser/header.ts runs, hovering opens a sub-menu. Focus does too, unless the pointer is over the menu.
  'ul:not([data-live]) > li:hover > &, ul:not([data-live]):not(:hover) > li:focus-within > &': shown,
})

const button = css({
  flex: 'none',
  position: 'relative',
  display: 'grid',
  marginInline: 'auto -10px',
  'a + &': { marginInlineStart: 0 },
  [media.large]: { marginInline: -12 },
  // The menu has it, too, and the name of the site needs the room.
  '@container page (max-width: 21.5rem)': { display: 'none' },
  placeItems: 'center',
  width: 44,
  height: 44,
  '& path': { fill: 'none', stroke: 'currentColor', strokeWidth: 2 },
})

const call = css({ [media.large]: { '&&': { display: 'none' } } })

const home = css({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  // A name of two or more words takes two balanced lines.
  maxWidth: '17rem',
  color: 'inherit',
  fontFamily: font.display,
  // Never larger than the space next to the menu. Between the widths of telephones, so that a name which nearly fills its lines takes as many in the fallback font.
  fontSize: 'clamp(min(0.875rem, 5.2vw), 3.7vw, 1.0625rem)',
  lineHeight: 1.08,
  letterSpacing: '-0.015em',
  textDecoration: 'none',
  textWrap: 'balance',
  // With enlarged text on a small screen, break a long word rather than push the menu out.
  overflowWrap: 'anywhere',
  [media.medium]: { gap: 14, fontSize: '1.1875rem' },
})

const variants = css({
  display: 'grid',
  flex: 'none',
  '& > img': { gridArea: '1 / 1', width: 40, height: 40 },
  // `:where` does not outweigh forced colours below.
  '& > [data-hidden], *:where([data-fixed]) & > img:first-of-type': { visibility: 'hidden' },
  '*:where([data-fixed]) & > img:last-of-type': { visibility: 'visible' },
  [media.medium]: { '& > img': { width: 44, height: 44 } },
  // Neither variant fits forced colours, so the light one gets a background of its own.
  [media.forced]: {
    '& > img:first-of-type': { visibility: 'visible', forcedColorAdjust: 'none', background: color.ink },
    '& > img:last-of-type': { visibility: 'hidden' },
  },
})
