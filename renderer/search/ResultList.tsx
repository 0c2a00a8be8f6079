import { useWords } from '../contexts/useWords.ts'
import { css } from '../theme/css.ts'
import { color, font, size } from '../theme/designTokens.ts'
import { excerptOf, markWords, type Piece } from './excerpt.ts'
import type { Group } from './groupResults.ts'
import type { Found } from './SiteSearch.ts'
import type { Terms } from './terms.ts'

interface ResultListProps {
  groups: Group[]
  /** What they answer. */
  query: string
  terms: Terms | undefined
  /** The index of the chosen result; below 0 where none is. */
  active: number
  idPrefix: string
}

/** The options of the search, by kind. */
export function ResultList({ groups, query, terms, active, idPrefix }: ResultListProps) {
  const words = useWords()
  if (!terms) return null
  return groups.map(({ title, results }) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
    <div key={title} className={group} role="group" aria-labelledby={`${idPrefix}${title}`}>
      <div className={groupTitle} id={`${idPrefix}${title}`}>
        {words[title]}
      </div>
      {results.map(({ found, href, index }) => (
        <a
          // Another query has other elements: a browser that translates would keep React from changing their texts.
          key={`${query} ${href} ${index}`}
          className={option}
          id={`${idPrefix}option-${index}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          href={href}
        >
          <Result found={found} terms={terms} />
        </a>
      ))}
    </div>
  ))
}

function Result({ found: { page, part, matches }, terms }: { found: Found; terms: Terms }) {
  const [heading, text] = part
  const excerpt = text && excerptOf(text, matches, terms)
  return (
    <>
      <span className={name}>
        <Marked pieces={markWords(heading || page.title, matches, terms)} />
      </span>
      {heading && heading !== page.title && (
        <span className={place}>
          <Marked pieces={markWords(page.title, matches, terms)} />
        </span>
      )}
      {excerpt && (
        <span className={passage}>
          <Marked pieces={excerpt} />
        </span>
      )}
    </>
  )
}

const Marked = ({ pieces }: { pieces: Piece[] }) =>
  pieces.map(({ text, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text
    isMatch ? <mark key={index}>{text}</mark> : text,
  )

const group = css({ marginBlockStart: 20 })

const groupTitle = css({
  paddingBlockEnd: 8,
  borderBlockEnd: `1.5px solid ${color.ink}`,
  fontWeight: 600,
})

const option = css({
  display: 'block',
  padding: '14px 12px',
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.ink,
  textDecoration: 'none',
  '& > span': { display: 'block' },
  '&:hover, &[aria-selected="true"]': { background: color.tint },
  '&[aria-selected="true"]': { outline: `2px solid ${color.ink}`, outlineOffset: -2 },
  '& mark': { background: 'none', color: 'inherit', fontWeight: 700, textDecoration: 'underline' },
})

const name = css({ font: `1.1875rem/1.25 ${font.display}` })

const place = css({ marginBlockStart: 2, fontSize: size.small, color: color.soft })

const passage = css({ marginBlockStart: 4, fontSize: '1.0625rem', lineHeight: 1.45 })
