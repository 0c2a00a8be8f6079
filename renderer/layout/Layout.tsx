import { createContext, type ReactNode, useContext } from 'react'
import type { PageData } from '../../schema/model/viewModel.ts'
import { AssetsContext } from '../contexts/assets.tsx'
import { useSite } from '../contexts/site.tsx'
import { css } from '../theme/css.ts'
import { media } from '../theme/tokens.ts'
import { contactBarHeight } from './ContactBar.tsx'
import { PageTop } from './PageTop.tsx'

interface LayoutProps {
  page: Pick<PageData, 'route' | 'header'>
  children: ReactNode
}

/** HTML of `PageTop`, where the build has rendered it before. Browsers hydrate it like any other. */
export const RenderedTop = createContext<string | undefined>(undefined)

/** What every page has: contact bar, header and main. bodyStart/BodyStart.tsx and FooterRoot.tsx are rendered apart. */
export function Layout({ page, children }: LayoutProps) {
  const { pictures, icons } = useSite()
  const html = useContext(RenderedTop)
  const topContent =
    html === undefined ? { children: <PageTop page={page} /> } : { dangerouslySetInnerHTML: { __html: html } }
  const isOverlay = page.header === 'overlay'
  return (
    <AssetsContext value={{ pictures, icons, files: {} }}>
      <div className={frame}>
        <div className={top} data-overlay={isOverlay || undefined} {...topContent} />
        <main className={main} id="main" tabIndex={-1} data-overlaid={isOverlay || undefined}>
          {children}
        </main>
      </div>
    </AssetsContext>
  )
}

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
