/** A line that begins an item of a list: its indentation, its marker, and the text behind it. */
const ITEM = /^(\s*)(-|\d{1,9}[.)])([ \t]+)(\S.*)$/

/** What CommonMark takes for a marker, too: it would disappear from a text that means something else by it. */
const OTHER_MARKER = /^(?:[+*-](?=\s|$)|\d{1,9}(?=[.)](?:\s|$)))/

/** In characters. An item of a list may have a list of its own, and that another one. */
const DEEPEST = 6

/**
 * Prepares a text for the parser of Markdown: each line becomes a block of its own, so that authors need no blank lines. Only
 * `- ` and `1. ` begin a list; a line such as "2026. A good year" or "* Without lunch" stays as it is.
 */
export function separateLines(text: string): string {
  let isInNumberedList = false
  const lines = text.split(/\r\n?|\n/).filter(line => line.trim() !== '')
  const prepared = lines.map(line => {
    const [, indent = '', marker = '', , rest = ''] = ITEM.exec(line) ?? []
    const isNumbered = marker !== '' && marker !== '-'
    const isItem: boolean =
      marker === '-' || (isNumbered && (isInNumberedList || Number.parseInt(marker, 10) === 1))
    // A list within the items does not end the list around it.
    isInNumberedList = isItem && (isNumbered || (isInNumberedList && indent !== ''))
    return isItem
      ? `${' '.repeat(Math.min(indent.length, DEEPEST))}${marker} ${escaped(rest)}`
      : escaped(line.trim())
  })
  return prepared.join('\n\n')
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
