import { slugOf } from '../../schema/model/slug.ts'
import { css } from '../theme/css.ts'
import { color, font, size } from '../theme/designTokens.ts'
import type { Found } from './SiteSearch.ts'
import type { Terms } from './terms.ts'

interface ResultListProps {
  results: readonly Found[]
  /** What they answer. */
  query: string
  terms: Terms
  onFollow?: (() => void) | undefined
}

/** The results of the search: links to the parts of pages that were found. */
export const ResultList = ({ results, query, terms, onFollow }: ResultListProps) => (
  <ul className={list}>
    {results.map(({ page, part: { heading, text }, matches }) => (
      // Another query has other elements: a browser that translates would keep React from changing their texts.
      <li key={`${query} ${page.route}`}>
        {/* A heading without an id is found by its words (renderer/browser/scrollRestoration.ts). */}
        <a
          href={heading ? `${page.route}#${encodeURIComponent(slugOf(heading))}` : page.route}
          onClick={onFollow}
        >
          <span className={name}>
            <Marked pieces={splitAtMatches(heading || page.title, matches, terms)} />
          </span>
          {heading && heading !== page.title && (
            <span className={place}>
              <Marked pieces={splitAtMatches(page.title, matches, terms)} />
            </span>
          )}
          {text && (
            <span className={passage}>
              <Marked pieces={splitAtMatches(excerptOf(text, matches, terms), matches, terms)} />
            </span>
          )}
        </a>
      </li>
    ))}
  </ul>
)

const Marked = ({ pieces }: { pieces: readonly string[] }) =>
  pieces.map((text, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text
    index % 2 === 1 ? <mark key={index}>{text}</mark> : text,
  )

/** The pieces of a text: every second one is what the query has found. @param matches terms of the index */
export function splitAtMatches(text: string, matches: ReadonlySet<string>, terms: Terms): string[] {
  const pieces: string[] = []
  let end = 0
  const tokens = [...terms.find(text), ...terms.joined(text)].sort((one, other) => one.index - other.index)
  for (const token of tokens) {
    // Terms of scripts without spaces overlap.
    if (token.isStopWord || !matches.has(token.term) || token.end <= end) continue
    const before = token.index <= end ? pieces.pop() : undefined
    if (before === undefined) pieces.push(text.slice(end, token.index), text.slice(token.index, token.end))
    else pieces.push(before + text.slice(end, token.end))
    end = token.end
  }
  return [...pieces, text.slice(end)]
}

/** Characters of an excerpt, and those before the first match in it. */
const LENGTH = { all: 170, before: 50 }

/** The passage of a text around the first match, else its beginning. Cut between words where a script has spaces. */
export function excerptOf(text: string, matches: ReadonlySet<string>, terms: Terms): string {
  const [before = '', match] = splitAtMatches(text, matches, terms)
  const start = match === undefined ? 0 : Math.max(0, before.length - LENGTH.before)
  const rest = start > 0 ? `… ${text.slice(start).replace(/^\S{0,20}\s/, '')}` : text
  return rest.length > LENGTH.all ? `${rest.slice(0, LENGTH.all).replace(/\s\S{0,20}$/, '')} …` : rest
}

const list = css({
  borderBlockStart: `1.5px solid ${color.ink}`,
  '& a': {
    display: 'block',
    padding: '14px 12px',
    borderBlockEnd: `1px solid ${color.line}`,
    textDecoration: 'none',
  },
  '& a:hover': { background: color.tint },
  '& a:focus-visible': { outlineOffset: -3 },
  '& span': { display: 'block' },
  // Bold or underlined words would look like links of their own.
  '& mark': { background: color.tint, color: 'inherit' },
  '& a:hover mark': { background: color.paper },
})

const name = css({ font: `1.1875rem/1.25 ${font.display}` })

const place = css({ marginBlockStart: 2, fontSize: size.small, color: color.soft })

const passage = css({ marginBlockStart: 4, fontSize: '1.0625rem', lineHeight: 1.45 })
