import type { ReactNode } from 'react'
import type { PageData, SiteData } from '../../schema/model/viewModel.ts'
import { css } from '../theme/css.ts'
import { color, media } from '../theme/tokens.ts'
import { contactBarHeight } from './ContactBar.tsx'

interface LayoutProps {
  page: PageData
  /** The HTML of contact bar and header. */
  top: string
  children: ReactNode
  fallbacks: SiteData['fallbacks']
}

/**
 * What navigation replaces as a whole: contact bar, header and main. Before it comes bodyStart/BodyStart.tsx, behind it Footer.tsx.
 * The page for unknown addresses names what a server shows for some of them, which not every host can do.
 */
export function Layout({ page, top: topHtml, children, fallbacks }: LayoutProps) {
  const isOverlay = page.header === 'overlay'
  const isUnknown = page.status === 404 && page.sections.length === 0
  return (
    <div className={frame} id="page" data-fallbacks={isUnknown ? JSON.stringify(fallbacks) : undefined}>
      {import.meta.env?.DEV && page.notice && <PreviewRibbon>{page.notice}</PreviewRibbon>}
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

/** Marks a page that visitors cannot see. Rendered in development only. */
const PreviewRibbon = ({ children }: { children: ReactNode }) => (
  <aside className={ribbon} aria-label="Preview">
    <p>{children}</p>
  </aside>
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
const main = css({
  '&[data-overlaid]': {
    '--header-height': 'var(--bar-height)',
    [media.large]: { '--header-height': `calc(${contactBarHeight} + var(--bar-height))` },
  },
})

/** Ignores the pointer, so that everything below it stays clickable. */
const ribbon = css({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: 25,
  pointerEvents: 'none',
  padding: '0.5rem 1rem',
  background: color.action,
  color: color.ink,
  fontWeight: 600,
  textAlign: 'center',
})
