// renderer/layout: what surrounds the sections of every page: notice, header, menu, footer. Its behaviour in
// browsers is in renderer/browser.

import type { ReactNode } from 'react'
import type { PageData, SiteData } from '../../schema/model/viewModel.ts'
import { useSite, useWords } from '../contexts/site.tsx'
import { css } from '../theme/css.ts'
import { color, media, size } from '../theme/designTokens.ts'
import { pageWidth, selectionOnDark } from '../theme/styles.ts'
import { visuallyHidden } from '../theme/visuallyHidden.tsx'
import { wrap } from '../ui/Band.tsx'
import { ring } from '../ui/Spinner.tsx'
import { Status } from '../ui/Status.tsx'
import { emailUrl, MapLink, PhoneLink } from '../ui/text/contact.tsx'
import { Header } from './Header.tsx'
import { Notice } from './Notice.tsx'

interface LayoutProps {
  page: PageData
  /** The HTML of contact bar and header. */
  top: string
  children: ReactNode
  fallbacks: SiteData['fallbacks']
}

/**
 * What navigation replaces as a whole: contact bar, header and main. Before it comes `BodyStart`, behind it the footer and `BodyEnd`.
 * The page for unknown addresses names what a server shows for some of them, which not every host can do.
 */
export function Layout({ page, top: topHtml, children, fallbacks }: LayoutProps) {
  const isOverlay = page.header === 'overlay'
  const isUnknown = page.status === 404 && page.sections.length === 0
  return (
    <div className={frame} id="page" data-fallbacks={isUnknown ? JSON.stringify(fallbacks) : undefined}>
      {import.meta.env?.DEV && page.notice && (
        <aside className={ribbon} aria-label="Preview">
          <p>{page.notice}</p>
        </aside>
      )}
      <div
        className={top}
        data-overlay={isOverlay || undefined}
        dangerouslySetInnerHTML={{ __html: topHtml }}
      />
      <main className={main} id="main" tabIndex={-1} data-overlaid={isOverlay || undefined}>
        {children}
      </main>
    </div>
  )
}

/** What is above the main part of a page: contact bar and header. */
export function PageTop({ page: { route, header } }: { page: Pick<PageData, 'route' | 'header'> }) {
  const isOverlay = header === 'overlay'
  return (
    <>
      <ContactBar isTransparent={isOverlay} />
      <Header route={route} isOverlay={isOverlay} />
    </>
  )
}

/** Address, phone and email above the header, on large screens only. */
function ContactBar({ isTransparent }: { isTransparent: boolean }) {
  const { words, contact } = useSite()
  const { address, phone, email } = contact
  return (
    <aside
      className={bar}
      aria-label={words.contactDetails}
      data-contact-bar=""
      data-transparent={isTransparent || undefined}
    >
      <div className={row}>
        <MapLink place={address} />
        <PhoneLink phone={phone} />
        <a href={emailUrl(email)}>{email}</a>
      </div>
    </aside>
  )
}

const contactBarHeight = '3rem'

/** What comes before the page, the same on all pages. */
export const BodyStart = ({ site: { notice, words } }: { site: SiteData }) => (
  <>
    <a className={skipLink} href="#main">
      {words.skipToContent}
    </a>
    {notice && <Notice notice={notice} />}
  </>
)

/** What navigation says (renderer/browser/navigation.ts), the same on all pages. */
export const BodyEnd = () => (
  <>
    <Status className={status} data-loading={useWords().loading} />
    <Status className={visuallyHidden} data-arrival="" />
  </>
)

/** The height of the header's bar is in rem, because visitors may enlarge the text. */
const frame = css({
  '--bar-height': '4.5rem',
  position: 'relative',
  [media.large]: { '--bar-height': '5rem' },
})

const top = css({
  '&[data-overlay]': { position: 'absolute', insetBlockStart: 0, insetInline: 0, zIndex: 10 },
})

/** The first section under an overlaid header leaves `--header-height` free at its top. */
const main = css(pageWidth, {
  '&[data-overlaid]': {
    '--header-height': 'var(--bar-height)',
    [media.large]: { '--header-height': `calc(${contactBarHeight} + var(--bar-height))` },
  },
})

/**
 * Marks a page that visitors cannot see, in development. At the edge of the window, it covers neither the header nor a notice, and
 * ignores the pointer, so that everything below it stays clickable.
 */
const ribbon = css({
  position: 'fixed',
  insetBlockStart: '35%',
  insetInlineEnd: 0,
  zIndex: 25,
  pointerEvents: 'none',
  padding: '1rem 0.4rem',
  writingMode: 'vertical-rl',
  background: color.action,
  color: color.ink,
  fontWeight: 600,
  textAlign: 'center',
})

/** The first link of every page, visible while it has the focus. */
const skipLink = css({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: 30,
  padding: '0.8rem 1.4rem',
  background: color.action,
  color: color.ink,
  fontWeight: 600,
  outlineOffset: -6,
  '&:not(:focus)': { clipPath: 'inset(50%)' },
})

const status = css({
  position: 'fixed',
  insetBlockEnd: 16,
  insetInlineStart: 16,
  zIndex: 20,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '10px 16px',
  background: color.ink,
  color: color.onDark,
  '&:empty': { padding: 0 },
  '&:not(:empty)::before': { ...ring, content: '""' },
})

const bar = css({
  ...selectionOnDark,
  display: 'none',
  background: color.contactBar,
  color: color.onDark,
  fontSize: size.small,
  lineHeight: 1.3,
  [media.large]: { display: 'block' },
  '&[data-transparent]': { background: 'transparent', borderBottom: `1px solid ${color.lineOnDark}` },
})

const row = css(wrap, {
  display: 'flex',
  alignItems: 'center',
  gap: 32,
  minHeight: contactBarHeight,
  '& > a:first-of-type': { marginInlineEnd: 'auto' },
  '& > a': { display: 'flex', alignItems: 'center', minHeight: contactBarHeight, textDecoration: 'none' },
  // A number stays on one line next to a long address.
  '& > a:nth-of-type(2)': { flex: 'none' },
  '& > a:hover': { textDecoration: 'underline' },
})
