import type { OtherPlace } from '../../schema/sections/otherPlaces.ts'
import { css } from '../theme/css.ts'
import { color, font, media, size, space } from '../theme/tokens.ts'
import type { LitEntry } from './types.ts'

interface WishesProps {
  entries: readonly LitEntry[]
  otherPlaces: readonly OtherPlace[]
}

/** A table from what an author wants to show to what shows it. Messages about unknown types go by the same words. */
export const Wishes = ({ entries, otherPlaces }: WishesProps) => (
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
