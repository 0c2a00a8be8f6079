/** A line that begins an item of a list: its indentation, its marker, and the text behind it. */
const ITEM = /^(\s*)(-|\d{1,9}[.)])([ \t]+)(\S.*)$/

/** What CommonMark takes for a marker, too: it would disappear from a text that means something else by it. */
const OTHER_MARKER = /^(?:[+*-](?=\s|$)|\d{1,9}(?=[.)](?:\s|$)))/

/** In characters. An item of a list may have a list of its own, and that another one. */
const DEEPEST = 6

/** A line that is not blank. */
interface Line {
  kind: 'item' | 'quotation' | 'other'
  /** As the parser of Markdown reads it. */
  prepared: string
}

/**
 * Prepares a text for the parser of Markdown: each line becomes a block of its own, so that authors need no blank lines. Only
 * `- ` and `1. ` begin a list; a line such as "2026. A good year" or "* Without lunch" stays as it is.
 */
export const separateLines = (text: string): string =>
  linesOf(text.split(/\r\n?|\n/))
    .flatMap(line => line?.prepared ?? [])
    .join('\n\n')

/**
 * Divides a text where its blocks can be recognised without looking at others: before and behind adjacent items of lists, adjacent
 * lines of a quotation, and each other line. Blank lines belong to what is above them.
 */
export function passagesOf(text: string): string[] {
  const written = text.split(/(?<=\r\n|\n|\r(?!\n))/)
  const lines = linesOf(written.map(line => line.replace(/[\r\n]+$/, '')))
  const passages: string[] = []
  let kind: Line['kind'] | undefined
  for (const [index, line] of lines.entries()) {
    const isContinued = passages.length > 0 && (!line || !kind || (line.kind === kind && kind !== 'other'))
    if (isContinued) passages.push(`${passages.pop()}${written[index]}`)
    else passages.push(written[index] ?? '')
    kind = line?.kind ?? kind
  }
  return passages
}

/** @returns undefined for a blank line */
function linesOf(lines: readonly string[]): (Line | undefined)[] {
  let isInNumberedList = false
  return lines.map(line => {
    if (line.trim() === '') return undefined
    const [, indent = '', marker = '', , rest = ''] = ITEM.exec(line) ?? []
    const isNumbered = marker !== '' && marker !== '-'
    const isItem: boolean =
      marker === '-' || (isNumbered && (isInNumberedList || Number.parseInt(marker, 10) === 1))
    // A list within the items does not end the list around it.
    isInNumberedList = isItem && (isNumbered || (isInNumberedList && indent !== ''))
    if (isItem)
      return {
        kind: 'item',
        prepared: `${' '.repeat(Math.min(indent.length, DEEPEST))}${marker} ${escaped(rest)}`,
      }
    const prepared = escaped(line.trim())
    return { kind: prepared.startsWith('>') ? 'quotation' : 'other', prepared }
  })
}

/** The line with its first characters escaped where the parser would take them for a marker. */
const escaped = (line: string): string => {
  // A quotation is one level deep.
  const quote = /^>\s*/.exec(line)?.[0]
  if (quote !== undefined) return `> ${escapedMarker(line.slice(quote.length).replace(/^>/, '\\>'))}`
  return escapedMarker(line)
}

const escapedMarker = (line: string): string =>
  line.replace(OTHER_MARKER, marker => (/\d/.test(marker) ? `${marker}\\` : `\\${marker}`))
