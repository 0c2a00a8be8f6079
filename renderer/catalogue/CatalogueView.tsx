import { Global } from '@emotion/react'
import styled from '@emotion/styled'
import type { LitEntry } from '../catalogue.tsx'
import { useSite } from '../site.tsx'
import { typefaces } from '../theme/fontFaces.ts'
import { GlobalStyle } from '../theme/GlobalStyle.tsx'
import { color, media, size, space } from '../theme/tokens.ts'
import { Wrap } from '../ui/Band.tsx'
import { Entry } from './Entry.tsx'

/** All section types under one another. A link of the index leaves only its own; CSS does that. */
export function CatalogueView({ entries }: { entries: readonly LitEntry[] }) {
  const { fonts, name } = useSite()
  return (
    <>
      <GlobalStyle />
      <Global styles={typefaces(fonts)} />
      <Top>
        <Wrap>
          <h1>Sections</h1>
          <p>
            Everything that a page of {name} can be made of, as visitors see it, with the JSON that makes it.
            Copy a piece into the list <code>sections</code> of a page, and change the words.
          </p>
          <nav aria-label="Section types">
            <Index>
              <li>
                <a href="#all">Show all {entries.length}</a>
              </li>
              {entries.map(({ type }) => (
                <li key={type}>
                  <a href={`#${type}`}>{type}</a>
                </li>
              ))}
            </Index>
          </nav>
        </Wrap>
      </Top>
      <Types id="all">
        {entries.map(entry => (
          <Entry key={entry.type} entry={entry} />
        ))}
      </Types>
    </>
  )
}

const Top = styled.header({
  paddingBlock: 'clamp(40px, 5vw, 80px) clamp(28px, 3vw, 48px)',
  background: color.wall,
  color: color.onDark,
  '& p': { marginBlock: '1.5rem 2.5rem', maxWidth: '38em', fontSize: size.lead, lineHeight: 1.5 },
  '& code': { fontFamily: 'monospace', fontSize: '0.9em' },
})

const Index = styled.ul({
  columns: '11rem',
  columnGap: space.gutter,
  borderBlockStart: `1px solid ${color.lineOnDark}`,
  paddingBlockStart: 16,
  '& a': { display: 'flex', alignItems: 'center', minHeight: 44, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '& li:first-of-type a': { color: color.peach, fontWeight: 600 },
  [media.large]: { '& a': { minHeight: 36 } },
})

const Types = styled.main({
  '&:has(> article:target) > article:not(:target)': { display: 'none' },
})
