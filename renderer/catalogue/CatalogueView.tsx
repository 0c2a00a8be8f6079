import type { OtherPlace } from '../../schema/sections/otherPlaces.ts'
import { useSite } from '../contexts/site.tsx'
import { css } from '../theme/css.ts'
import { fontFaceRules } from '../theme/fontFaces.ts'
import { color, size } from '../theme/tokens.ts'
import { wrap } from '../ui/grid.ts'
import { Entry } from './Entry.tsx'
import type { LitEntry } from './types.ts'
import { Wishes } from './Wishes.tsx'

interface CatalogueViewProps {
  entries: readonly LitEntry[]
  otherPlaces: readonly OtherPlace[]
}

/** All section types below one another. A link of the table hides all others, with CSS alone (`:target`). */
export function CatalogueView({ entries, otherPlaces }: CatalogueViewProps) {
  const site = useSite()
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: fontFaceRules(site) }} />
      <header className={header}>
        <div className={wrap}>
          <h1>Sections</h1>
          <p>
            Everything that a page of {site.name} can be made of, as visitors see it, with the JSON that makes
            it. Copy a piece into the list <code>sections</code> of a page, and change the words.
          </p>
          <nav aria-label="Section types">
            <p className={all}>
              <a href="#all">Show all {entries.length}</a>
            </p>
            <Wishes entries={entries} otherPlaces={otherPlaces} />
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

const all = css({
  '&&': { marginBlock: 0 },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: color.action,
    fontWeight: 600,
  },
})

const types = css({
  '&:has(> article:target) > article:not(:target)': { display: 'none' },
})
