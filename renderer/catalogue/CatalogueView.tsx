import type { OtherPlace } from '../../schema/sections/otherPlaces.ts'
import { useSite } from '../contexts/site.tsx'
import { css } from '../theme/css.ts'
import { fontFaceRules } from '../theme/fontFaces.ts'
import { color, font, media, size, space } from '../theme/tokens.ts'
import { wrap } from '../ui/grid.ts'
import { Entry } from './Entry.tsx'
import type { LitEntry } from './types.ts'

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

interface WishesProps {
  entries: readonly LitEntry[]
  otherPlaces: readonly OtherPlace[]
}

/** A table from what an author wants to show to what shows it. Messages about unknown types go by the same words. */
const Wishes = ({ entries, otherPlaces }: WishesProps) => (
  <table className={table}>
    <thead>
      <tr>
        <th scope="col">I want to show …</th>
        <th scope="col">→ use</th>
      </tr>
    </thead>
    <tbody>
      {entries.map(({ type, description, synonyms }) => (
        <tr key={type}>
          <td>
            {description}
            {synonyms.length > 0 && <small>{synonyms.join(' · ')}</small>}
          </td>
          <td>
            <a href={`#${type}`}>{type}</a>
          </td>
        </tr>
      ))}
      {otherPlaces.map(({ words: [first, ...others], place }) => (
        <tr key={place}>
          <td>
            {first}
            {others.length > 0 && <small>{others.join(' · ')}</small>}
          </td>
          <td>{place}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

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

const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  overflowWrap: 'anywhere',
  '& :is(th, td)': {
    padding: '10px 0',
    borderBlockEnd: `1px solid ${color.lineOnDark}`,
    textAlign: 'start',
    verticalAlign: 'top',
    lineHeight: 1.4,
  },
  '& :is(th, td) + :is(th, td)': { width: '42%', paddingInlineStart: space.gutter },
  '& thead th': { fontWeight: 600, color: color.action },
  '& small': { display: 'block', fontSize: size.small, color: color.softOnDark },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    marginBlock: -10,
    font: `1.1875rem/1.2 ${font.display}`,
  },
  [media.large]: { '& :is(th, td) + :is(th, td)': { width: '34%' } },
})
