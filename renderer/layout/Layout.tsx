import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { PageData } from '../../schema/data.ts'
import { RefsProvider } from '../refs.tsx'
import { useSite } from '../site.tsx'
import { color, media } from '../theme/tokens.ts'
import { ContactBar, contactBarHeight } from './ContactBar.tsx'
import { Header } from './Header.tsx'

interface LayoutProps {
  page: Pick<PageData, 'route' | 'header'>
  /** What stands for contact bar and header where they have been rendered already. */
  top?: string
  children: ReactNode
}

/** What every page stands in: contact bar, header, main. The footer below is an application of its own. */
export function Layout({ page, top, children }: LayoutProps) {
  const { pictures, icons } = useSite()
  const isOverlay = page.header === 'overlay'
  return (
    <RefsProvider refs={{ pictures, icons, files: {} }}>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Frame>
        <Top data-overlay={isOverlay || undefined}>
          {top ?? (
            <>
              <ContactBar isTransparent={isOverlay} />
              <Header route={page.route} isOverlay={isOverlay} />
            </>
          )}
        </Top>
        <Main id="main" tabIndex={-1} data-overlaid={isOverlay || undefined}>
          {children}
        </Main>
      </Frame>
    </RefsProvider>
  )
}

const SkipLink = styled.a({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: 30,
  padding: '0.8rem 1.4rem',
  background: color.peach,
  color: color.ink,
  fontWeight: 600,
  outlineOffset: -6,
  '&:not(:focus)': { clipPath: 'inset(50%)' },
  [media.print]: { display: 'none' },
})

/** In rem, since text may be set larger. */
const Frame = styled.div({
  '--bar-height': '4.5rem',
  position: 'relative',
  [media.large]: { '--bar-height': '5rem' },
})

const Top = styled.div({
  '&[data-overlay]': { position: 'absolute', insetBlockStart: 0, insetInline: 0, zIndex: 10 },
})

/** `--header-height` is what an opening section keeps free at its top when contact bar and header lie over it. */
const Main = styled.main({
  '&[data-overlaid]': {
    '--header-height': 'var(--bar-height)',
    [media.large]: { '--header-height': `calc(${contactBarHeight} + var(--bar-height))` },
  },
})
