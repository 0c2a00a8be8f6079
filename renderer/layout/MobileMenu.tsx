import { useSite, useWords } from '../contexts/site.tsx'
import { css, cx } from '../theme/css.ts'
import { corner, media, space } from '../theme/designTokens.ts'
import { duration } from '../theme/scriptTokens.ts'
import { wrapping } from '../theme/styles.ts'
import { VisuallyHidden } from '../theme/visuallyHidden.tsx'
import { fullRows } from '../ui/columns/rows.ts'
import { PhoneLink, whatsappUrl } from '../ui/text/contact.tsx'
import { fillWords } from '../ui/text/language.ts'
import { HeaderAction, MenuLink, MenuList, type SubMenuProps } from './MenuLink.tsx'

/** The height of a row with a link and an expand button. */
const rowHeight = '3.5rem'

/**
 * Animates the opening of a `<details>`, of which this is the content, where browser/disclosures.ts does not: without JavaScript,
 * and before it has loaded.
 */
const unfolding = {
  // Open: whatever measures the content of a closed one would start the animation, and the first opening would not move.
  'details[open]:not([data-animated]) > &': {
    animation: `unfold ${duration.mobileMenu}s ease-out`,
    // To an inset, too: a clip does not move to `none`.
    '@keyframes unfold': { from: { clipPath: 'inset(0 0 100%)' }, to: { clipPath: 'inset(0)' } },
  },
}

/**
 * The menu on small screens: a `<details>`, which works without JavaScript and holds its own open state. browser/header.ts
 * closes it.
 */
export function MobileMenu({ items, route }: Omit<SubMenuProps, 'label'>) {
  const { base, contact, hasSearch, shortcuts, words } = useSite()
  return (
    <nav className={nav} aria-label={words.mainNavigation}>
      <details>
        <summary className={toggle}>
          <span>{words.menu}</span>
          <span>{words.close}</span>
        </summary>
        <div className={panel}>
          <ul className={list}>
            {items.map(item => (
              <li key={item.label} className={itemClass}>
                <MenuLink item={item} route={route} />
                {item.subMenu && <MobileSubMenu label={item.label} items={item.subMenu} route={route} />}
              </li>
            ))}
            {hasSearch && (
              <li className={itemClass}>
                <a className={searchClass} href={`${base}search`} data-search>
                  {words.search}
                </a>
              </li>
            )}
          </ul>
          {shortcuts && (
            <MenuList
              className={cx(shortcutList, fullRows(shortcuts.length, 'always'))}
              items={shortcuts}
              route={route}
            />
          )}
          <p className={ways}>
            <PhoneLink phone={contact.phone} />
            {contact.whatsapp && <a href={whatsappUrl(contact.whatsapp)}>WhatsApp</a>}
          </p>
          <HeaderAction route={route} />
        </div>
      </details>
    </nav>
  )
}

/** The expand button next to a parent item, and the sub-menu that it opens. The shared `name` keeps at most one open. */
function MobileSubMenu({ label, items, route }: SubMenuProps) {
  const { subMenuOf } = useWords()
  return (
    <details className={details} name="sub-menu">
      <summary className={mobileSubMenuToggle}>
        <VisuallyHidden>{fillWords(subMenuOf, { label })}</VisuallyHidden>
        <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true">
          <path d="M4 8l8 8 8-8" fill="none" stroke="currentColor" strokeWidth={2} />
        </svg>
      </summary>
      <MenuList className={entries} items={items} route={route} />
    </details>
  )
}

const nav = css({
  [media.large]: { display: 'none' },
})

const toggle = css({
  display: 'grid',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 10,
  border: '1.5px solid currentColor',
  borderRadius: corner,
  fontWeight: 600,
  fontSize: '1rem',
  'details[open]:not([data-closing]) > &': { background: 'var(--menu-mark)', color: 'var(--menu-ground)' },
  // One at a time, in the room of the longer one.
  '& > span': { gridArea: '1 / 1', textAlign: 'center' },
  'details:not([open]) > & > :last-of-type, details[open] > & > :first-of-type': { visibility: 'hidden' },
})

const panel = css({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  maxHeight: 'calc(100dvh - var(--bar-height))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderBlock: '1px solid var(--menu-line)',
  background: 'var(--menu-ground)',
  ...unfolding,
})

const list = css({ padding: `12px ${space.margin} 28px` })

const itemClass = css({
  position: 'relative',
  borderBottom: '1px solid var(--menu-line)',
  '&:last-of-type': { borderBottom: 0 },
  // The whole row except the expand button at its end.
  '& > a': {
    minHeight: rowHeight,
    width: `calc(100% - ${rowHeight})`,
    paddingInline: 0,
    // Every page has rendered this weight already. Rasterising the glyphs of another one would delay the response to the tap.
    fontWeight: 600,
  },
})

const searchClass = css({ display: 'flex', alignItems: 'center', lineHeight: 1.2, textDecoration: 'none' })

const shortcutList = css({
  display: 'grid',
  columnGap: 16,
  padding: `0 ${space.margin} 16px`,
  '& a': { minWidth: 44, paddingInline: 0 },
})

const ways = css(wrapping, {
  columnGap: 32,
  padding: `0 ${space.margin} 20px`,
  '& > a': { ...wrapping, minHeight: 44, fontWeight: 600 },
})

/** Moves the button up next to the parent's link. The sub-menu below then takes the full width. */
const details = css({ marginBlockStart: `-${rowHeight}` })

const mobileSubMenuToggle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  width: rowHeight,
  minHeight: rowHeight,
  marginInlineStart: 'auto',
  '& > svg': { transition: `transform ${duration.mobileMenu}s ease-out` },
  'details[open]:not([data-closing]) > & > svg': { transform: 'rotate(180deg)' },
})

const entries = css({
  ...unfolding,
  '& > li:last-of-type': { paddingBottom: 16 },
  '& a': { display: 'flex', paddingInline: 16, fontWeight: 400 },
})
