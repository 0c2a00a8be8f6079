/** What a clipboard holds, as far as tables are concerned. Each is empty where a program gives none. */
export interface ClipboardText {
  html: string
  text: string
}

/**
 * The table that was copied in a spreadsheet, a word processor or a web page: its rows of cells, all equally long. Text without
 * HTML is a table where tabs separate its words. A merged cell is repeated, but for a title across the whole width.
 * @returns undefined where there is no table
 */
export function tableIn({ html, text }: ClipboardText): string[][] | undefined {
  const rows = html.trim() === '' ? separatedCells(text) : cellsOfHtml(html)
  return rows && trimmed(rows)
}

/** The same cells for other programs. */
export const clipboardOf = (rows: readonly (readonly string[])[]): ClipboardText => ({
  text: rows.map(row => row.map(quoted).join('\t')).join('\n'),
  html: `<table>${rows.map(row => `<tr>${row.map(cell => `<td>${escaped(cell)}</td>`).join('')}</tr>`).join('')}</table>`,
})

const quoted = (cell: string): string => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

const escaped = (cell: string): string =>
  cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>')

/** Cells of the widest and highest table. Copied columns of a spreadsheet have a million rows. */
const MOST_COLUMNS = 100
const MOST_ROWS = 2000

function cellsOfHtml(html: string): string[][] | undefined {
  const largest = largestTable(new DOMParser().parseFromString(withoutStyles(html), 'text/html'))
  return largest && spread([...largest.querySelectorAll('tr')].filter(isShown).slice(0, MOST_ROWS))
}

/** The table with the most cells. One around others only places them. */
export const largestTable = (within: ParentNode): Element | undefined =>
  [...within.querySelectorAll('table')]
    .filter(table => !table.querySelector('table'))
    .sort((one, other) => other.querySelectorAll('td, th').length - one.querySelectorAll('td, th').length)[0]

/** The policy of the studio takes no inline styles, not even in a document that is never shown. */
const withoutStyles = (html: string): string =>
  html
    .replace(/<style\b[\s\S]*?<\/style\s*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, tag => tag.replace(/\sstyle\s*=/gi, ` ${STYLE}=`))

const STYLE = 'data-style'

const isShown = (element: Element): boolean =>
  !element.matches('style, script, template, [hidden]') &&
  !/display:\s*none|mso-hide:\s*all/i.test(element.getAttribute(STYLE) ?? '')

/** Gives each cell its column, and repeats those that span several. */
function spread(rows: readonly Element[]): string[][] {
  const table: string[][] = rows.map(() => [])
  const titles: [row: string[], column: number][] = []
  for (const [index, row] of rows.entries()) {
    const own = table[index] ?? []
    let column = 0
    for (const cell of row.children) {
      if (!cell.matches('td, th') || !isShown(cell)) continue
      while (own[column] !== undefined) column++
      const across = Math.min(spanOf(cell, 'colspan') || 1, MOST_COLUMNS - column)
      // Zero means: down to the last row.
      const down = spanOf(cell, 'rowspan') || rows.length
      const words = textOf(cell)
      for (const below of table.slice(index, index + down))
        for (let at = column; at < column + across; at++) below[at] = words
      if (column === 0 && across > 1 && row.children.length === 1) titles.push([own, across])
      column += across
    }
  }
  const width = Math.max(0, ...table.map(row => row.length))
  for (const [row, across] of titles) if (across === width) row.fill('', 1)
  return table.map(row => Array.from({ length: width }, (_, at) => row[at] ?? ''))
}

const spanOf = (cell: Element, name: string): number => {
  const written = cell.getAttribute(name)
  return written === null ? 1 : Number.parseInt(written, 10) || 0
}

const BLOCK = 'p, div, li, h1, h2, h3, h4, h5, h6, blockquote, pre, dd, dt'

/** The words of a cell, with a line break between its paragraphs. */
function textOf(cell: Element): string {
  const read = (node: Node): string => {
    if (node instanceof Element) {
      if (!isShown(node)) return ''
      if (node.matches('br')) return '\n'
      const words = [...node.childNodes].map(read).join('')
      return node.matches(BLOCK) ? `\n${words}\n` : words
    }
    // The source of a page breaks its lines anywhere.
    return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').replace(/\s+/g, ' ') : ''
  }
  return lines(read(cell))
}

const lines = (text: string): string =>
  text
    .split('\n')
    .map(line => line.replace(/[\s\u200b]+/g, ' ').trim())
    .filter(line => line !== '')
    .join('\n')

/** Words with a tab between them. Tabs before a line indent it. */
const SEPARATED = /[^\t\r\n]\t+[^\t\r\n]/

/** Tab-separated values. What is in quotation marks may have tabs and line breaks; a quotation mark in it is doubled. */
function separatedCells(text: string): string[][] | undefined {
  if (!SEPARATED.test(text)) return undefined
  const rows: string[][] = [[]]
  for (const [, quotedCell, plain = '', end = ''] of text.matchAll(
    /(?:"((?:[^"]|"")*)"(?=\t|\r?\n|$)|([^\t\r\n]*))(\t|\r?\n|$)/g,
  )) {
    rows.at(-1)?.push(lines(quotedCell?.replaceAll('""', '"') ?? plain))
    if (end === '') break
    if (end !== '\t') rows.push([])
  }
  const width = Math.min(MOST_COLUMNS, Math.max(...rows.map(row => row.length)))
  return rows.slice(0, MOST_ROWS).map(row => Array.from({ length: width }, (_, at) => row[at] ?? ''))
}

/** Without the empty rows and columns at its end. */
function trimmed(rows: string[][]): string[][] | undefined {
  const height = rows.findLastIndex(row => row.some(cell => cell !== '')) + 1
  const width = Math.max(0, ...rows.map(row => row.findLastIndex(cell => cell !== '') + 1))
  return height === 0 ? undefined : rows.slice(0, height).map(row => row.slice(0, width))
}
