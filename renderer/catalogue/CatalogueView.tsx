import { useSite } from '../contexts/site.tsx'
import { css } from '../theme/css.ts'
import { fontFaceRules } from '../theme/fontFaces.ts'
import { color, media, size, space } from '../theme/tokens.ts'
import { wrap } from '../ui/grid.ts'
import { Entry } from './Entry.tsx'
import type { LitEntry } from './types.ts'

/** All section types below one another. A link of the index hides all others, with CSS alone (`:target`). */
export function CatalogueView({ entries }: { entries: readonly LitEntry[] }) {
  const { fonts, name } = useSite()
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: fontFaceRules(fonts) }} />
      <header className={header}>
        <div className={wrap}>
          <h1>Sections</h1>
          <p>
            Everything that a page of {name} can be made of, as visitors see it, with the JSON that makes it.
            Copy a piece into the list <code>sections</code> of a page, and change the words.
          </p>
          <nav aria-label="Section types">
            <ul className={index}>
              <li>
                <a href="#all">Show all {entries.length}</a>
              </li>
              {entries.map(({ type }) => (
                <li key={type}>
                  <a href={`#${type}`}>{type}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </header>
      <main className={types} id="all">
        {entries.map(entry => (
          <Entry key={entry.type} entry={entry} />
        ))}
      </main>
    </>
  )
}

const header = css({
  paddingBlock: 'clamp(40px, 5vw, 80px) clamp(28px, 3vw, 48px)',
  background: color.wall,
  color: color.onDark,
  '& p': { marginBlock: '1.5rem 2.5rem', maxWidth: '38em', fontSize: size.lead, lineHeight: 1.5 },
  '& code': { fontFamily: 'monospace', fontSize: '0.9em' },
})

const index = css({
  columns: '11rem',
  columnGap: space.gutter,
  borderBlockStart: `1px solid ${color.lineOnDark}`,
  paddingBlockStart: 16,
  '& a': { display: 'flex', alignItems: 'center', minHeight: 44, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '& li:first-of-type a': { color: color.peach, fontWeight: 600 },
  [media.large]: { '& a': { minHeight: 36 } },
})

const types = css({
  '&:has(> article:target) > article:not(:target)': { display: 'none' },
})
