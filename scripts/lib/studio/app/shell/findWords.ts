import type { Path } from '../../json/edit.ts'

/** Characters below which words may stand anywhere. */
const FEW = 3

/**
 * Finds the field that holds the words that were clicked in the page.
 * @param section the index of the section in which they were; without it the whole document is searched
 */
export function findWords(value: unknown, section: number | undefined, words: string): Path | undefined {
  const wanted = plain(words)
  if (wanted.length < FEW) return undefined
  const start: Path = section !== undefined && Object(value).sections ? ['sections', section] : []
  const texts = textsIn(
    start.reduce<unknown>((below, key) => Object(below)[key], value),
    start,
  )
  const found = texts.filter(({ text }) => text.includes(wanted))
  // The shortest text is the one that is about these words and little else.
  return found.sort((one, other) => one.text.length - other.text.length)[0]?.path
}

function textsIn(value: unknown, path: Path): { text: string; path: Path }[] {
  if (typeof value === 'string') return [{ text: plain(value), path }]
  // A text as a list of lines has one field.
  if (
    Array.isArray(value) &&
    value.every(line => typeof line === 'string') &&
    value.some(line => / /.test(line))
  )
    return [{ text: plain(value.join(' ')), path }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, below]) =>
    textsIn(below, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

/** Without the marks of Markdown and in small letters, since pages show neither as they are written. */
const plain = (text: string): string =>
  text
    .replace(/[*\\]|\]\([^)]*\)|\[/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()
