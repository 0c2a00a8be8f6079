import type { WordKey } from '../../schema/model/site/words.ts'
import { slugOf } from '../../schema/model/slug.ts'
import { useWords } from '../contexts/useWords.ts'
import { css } from '../theme/css.ts'
import { color, font, size } from '../theme/designTokens.ts'
import type { Found, ResultKind } from './SiteSearch.ts'
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

function Result({ found, terms }: { found: Found; terms: Terms }) {
  const { page, matches } = found
  const { heading, text } = found.part
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

/** Results of one kind. */
export interface Group {
  title: WordKey
  results: { found: Found; href: string; index: number }[]
}

const titles: Readonly<Record<ResultKind, WordKey>> = {
  page: 'foundPages',
  question: 'foundQuestions',
  person: 'foundPeople',
  document: 'foundDocuments',
  post: 'foundPosts',
}

/** Groups results by kind. The group of the best result comes first. `index` counts all, in the order in which they are shown. */
export function groupResults(results: readonly Found[]): Group[] {
  const groups = new Map<ResultKind, Found[]>()
  for (const found of results) {
    const kind = found.part.kind ?? found.page.kind
    groups.set(kind, [...(groups.get(kind) ?? []), found])
  }
  let index = 0
  return [...groups].map(([kind, ofKind]) => ({
    title: titles[kind],
    results: ofKind.map(found => ({ found, href: hrefOf(found), index: index++ })),
  }))
}

/** A heading without an id is found by its words (renderer/browser/scrollRestoration.ts). */
const hrefOf = ({ page, part: { heading } }: Found): string =>
  heading === '' ? page.route : `${page.route}#${encodeURIComponent(slugOf(heading))}`

/** A piece of a text, which the query asked for or not. */
interface Piece {
  text: string
  isMatch: boolean
}

/** Characters that a result shows of a text. */
const LENGTH = 170

/** Characters before the first word that was asked for. */
const BEFORE = 50

/** A text with the words marked that the query has found. @param matches terms of the index */
export function markWords(text: string, matches: ReadonlySet<string>, terms: Terms): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  const add = (to: number, isMatch: boolean) => {
    const last = pieces.at(-1)
    const piece = text.slice(end, to)
    if (last?.isMatch && isMatch) last.text += piece
    else if (piece !== '') pieces.push({ text: piece, isMatch })
    end = to
  }
  const all = [...terms.find(text), ...terms.numbers(text)].sort((one, other) => one.index - other.index)
  for (const found of all) {
    // Terms of scripts without spaces overlap.
    if (!matches.has(found.term) || found.end <= end) continue
    if (found.index > end) add(found.index, false)
    add(found.end, true)
  }
  add(text.length, false)
  return pieces
}

/** The passage of a text around the first word that the query has found, else its beginning. */
export function excerptOf(text: string, matches: ReadonlySet<string>, terms: Terms): Piece[] {
  const [first] = markWords(text, matches, terms)
  const at = first && !first.isMatch && first.text.length < text.length ? first.text.length : 0
  const start = at > BEFORE ? wordAfter(text, at - BEFORE, at) : 0
  const rest = text.slice(start)
  const passage = rest.length > LENGTH ? `${rest.slice(0, wordBefore(rest, LENGTH))} …` : rest
  return markWords(start > 0 ? `… ${passage}` : passage, matches, terms)
}

/** Where a word begins from a place on; that place where a script writes no spaces. */
function wordAfter(text: string, from: number, before: number): number {
  const space = text.indexOf(' ', from)
  return space >= 0 && space < before ? space + 1 : from
}

function wordBefore(text: string, to: number): number {
  const space = text.lastIndexOf(' ', to)
  return space > to / 2 ? space : to
}

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
