/** What a clipboard holds, as far as tables are concerned. Each is empty where a program gives none. */
export interface ClipboardText {
  html: string
  text: string
}

/** Cells of the widest and highest table. Copied columns of a spreadsheet have a million rows. */
const MOST_COLUMNS = 100
const MOST_ROWS = 2000

/**
 * The table that was copied in a spreadsheet, a word processor or a web page: its rows of cells, all equally long, without the
 * empty ones at its end. Text without HTML is a table where tabs separate its words.
 * @returns undefined where there is no table
 */
export function tableIn({ html, text }: ClipboardText): string[][] | undefined {
  const rows = html.trim() === '' ? cellsOfText(text) : cellsOfHtml(html)
  const height = rows.findLastIndex(row => row.some(Boolean)) + 1
  const width = Math.max(0, ...rows.map(row => row.findLastIndex(Boolean) + 1))
  if (height === 0) return undefined
  return rows.slice(0, height).map(row => Array.from({ length: width }, (_, at) => row[at] ?? ''))
}

/** The same cells for other programs. */
export const clipboardOf = (rows: readonly (readonly string[])[]): ClipboardText => ({
  text: rows.map(row => row.map(quoted).join('\t')).join('\n'),
  html: `<table>${rows.map(row => `<tr>${row.map(cell => `<td>${escaped(cell)}</td>`).join('')}</tr>`).join('')}</table>`,
})

const quoted = (cell: string): string => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

const escaped = (cell: string): string =>
  cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>')

/** The table with the most cells. One around others only places them. */
const largestTable = (within: ParentNode): HTMLTableElement | undefined =>
  [...within.querySelectorAll('table')]
    .filter(table => !table.querySelector('table'))
    .sort((one, other) => other.querySelectorAll('td, th').length - one.querySelectorAll('td, th').length)[0]

const BLOCK = 'br, p, div, li, h1, h2, h3, h4, h5, h6, blockquote, pre, dd, dt'

/** Where the styles of an element are once it is `withoutStyles`. */
export const STYLE = 'data-style'

/** The policy of the studio takes no inline styles, not even in a document that is never shown. */
export const withoutStyles = (html: string): string =>
  html
    .replace(/<style\b[\s\S]*?<\/style\s*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, tag =>
      tag.replace(
        /\sstyle\s*=/gi,
        `${/display:\s*none|mso-hide:\s*all/i.test(tag) ? ' hidden' : ''} ${STYLE}=`,
      ),
    )

/** Gives each cell its column. A merged cell is repeated, but for a title across the whole width. */
function cellsOfHtml(html: string): string[][] {
  const largest = largestTable(
    new DOMParser().parseFromString(withoutStyles(html.replace(/\s+/g, ' ')), 'text/html'),
  )
  if (!largest) return []
  for (const hidden of largest.querySelectorAll('script, template, [hidden]')) hidden.remove()
  for (const block of largest.querySelectorAll(BLOCK)) {
    block.before('\n')
    block.after('\n')
  }
  const rows = [...largest.querySelectorAll('tr')].slice(0, MOST_ROWS)
  const table: string[][] = rows.map(() => [])
  for (const [index, { children }] of rows.entries())
    for (const cell of children) {
      const own = table[index] ?? []
      const start = Array.from({ length: own.length + 1 }).findIndex((_, at) => own[at] === undefined)
      const end = Math.min(start + (spanOf(cell, 'colspan') || 1), MOST_COLUMNS)
      // Zero means: down to the last row.
      for (const line of table.slice(index, index + (spanOf(cell, 'rowspan') || rows.length)))
        for (let at = start; at < end; at++)
          line[at] = children.length > 1 || at === start ? wordsOf(cell.textContent) : ''
    }
  return table
}

const spanOf = (cell: Element, name: string): number =>
  Number.parseInt(cell.getAttribute(name) ?? '1', 10) || 0

/** The words of a cell, with a line break between its paragraphs. */
const wordsOf = (text: string): string =>
  text
    .split('\n')
    .map(line => line.replace(/[\s\u200b]+/g, ' ').trim())
    .filter(line => line !== '')
    .join('\n')

/** What is in quotation marks may have tabs and line breaks; a quotation mark in it is doubled. Tabs before a line indent it. */
function cellsOfText(text: string): string[][] {
  if (!/[^\t\r\n]\t+[^\t\r\n]/.test(text)) return []
  const rows: string[][] = [[]]
  for (const [, inMarks, plain = '', end = ''] of text.matchAll(
    /(?:"((?:[^"]|"")*)"(?=\t|\r?\n|$)|([^\t\r\n]*))(\t|\r?\n|$)/g,
  )) {
    rows.at(-1)?.push(wordsOf(inMarks?.replaceAll('""', '"') ?? plain))
    if (end === '') break
    if (end !== '\t') rows.push([])
  }
  return rows.slice(0, MOST_ROWS)
}
