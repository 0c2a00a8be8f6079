import { linesAt, type Passage, type Range, splice, wordsAt } from './passage.ts'

const LINK = /\[((?:\\.|[^\]\\])*)\]\(([^()\s]*)\)/g

/**
 * Makes a link of the selected words, or gives the link in which they are another address.
 * @param name the words of the link where none are selected
 */
export function insertLink(passage: Passage, address: string, name: string): Passage {
  const { text } = passage
  const written = address.replace(/\s/g, '%20').replace(/[()]/g, sign => CODES[sign] ?? sign)
  const known = linkAt(passage)
  if (known) {
    const label = text.slice(known.start, known.end).replace(LINK, '$1')
    return linked(text, known, label, written)
  }
  const words = wordsAt(passage)
  // A link ends at the end of its line.
  const [line] = linesAt(text, words)
  const range = { start: words.start, end: Math.min(words.end, line?.end ?? words.end) }
  const label = text.slice(range.start, range.end).replace(LINK, '$1').replace(/\[|\]/g, '\\$&')
  return linked(text, range, label || name, written)
}

/** Parentheses would end the address. */
const CODES: Readonly<Record<string, string>> = { '(': '%28', ')': '%29' }

/** The link in which the selection is. */
export function linkAt({ text, start, end }: Passage): Range | undefined {
  return [...text.matchAll(LINK)]
    .map(({ 0: found, index }) => ({ start: index, end: index + found.length }))
    .find(link => link.start <= start && end <= link.end)
}

function linked(text: string, range: Range, label: string, address: string): Passage {
  const start = range.start + 1
  return { text: splice(text, range, `[${label}](${address})`), start, end: start + label.length }
}
