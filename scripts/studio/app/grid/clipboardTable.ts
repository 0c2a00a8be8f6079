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
 * empty ones at its end. Text without HTML is a table where tabs, commas or semicolons separate its words.
 * @returns undefined where there is no table
 */
export function tableIn({ html, text }: ClipboardText): string[][] | undefined {
  const rows = (html.trim() === '' ? separatedCells(text) : cellsOfHtml(html)) ?? []
  const isFilled = (cell: string | undefined) => cell !== undefined && cell !== ''
  const height = rows.findLastIndex(row => row.some(isFilled)) + 1
  const width = Math.max(0, ...rows.map(row => row.findLastIndex(isFilled) + 1))
  if (height === 0) return undefined
  const columns = Array.from({ length: Math.min(width, MOST_COLUMNS) }, (_, at) => at)
  return rows.slice(0, height).map(row => columns.map(at => row[at] ?? ''))
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
export const largestTable = (within: ParentNode): Element | undefined =>
  [...within.querySelectorAll('table')]
    .filter(table => !table.querySelector('table'))
    .sort((one, other) => other.querySelectorAll('td, th').length - one.querySelectorAll('td, th').length)[0]

function cellsOfHtml(html: string): string[][] | undefined {
  const largest = largestTable(new DOMParser().parseFromString(withoutStyles(html), 'text/html'))
  return largest && spread([...largest.querySelectorAll('tr')].filter(isShown).slice(0, MOST_ROWS))
}

/** The policy of the studio takes no inline styles, not even in a document that is never shown. */
const withoutStyles = (html: string): string =>
  html
    .replace(/<style\b[\s\S]*?<\/style\s*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, tag => tag.replace(/\sstyle\s*=/gi, ` ${STYLE}=`))

const STYLE = 'data-style'

const isShown = (element: Element): boolean =>
  !element.matches('style, script, template, [hidden]') &&
  !/display:\s*none|mso-hide:\s*all/i.test(element.getAttribute(STYLE) ?? '')

/** Gives each cell its column. A merged cell is repeated, but for a title across the whole width. */
function spread(rows: readonly Element[]): string[][] {
  const table: string[][] = rows.map(() => [])
  for (const [index, row] of rows.entries()) {
    const own = table[index] ?? []
    const cells = [...row.children].filter(cell => cell.matches('td, th') && isShown(cell))
    for (const cell of cells) {
      const start = Array.from({ length: own.length + 1 }).findIndex((_, at) => own[at] === undefined)
      const end = Math.min(start + (spanOf(cell, 'colspan') || 1), MOST_COLUMNS)
      // Zero means: down to the last row.
      const below = table.slice(index, index + (spanOf(cell, 'rowspan') || rows.length))
      for (const line of below)
        for (let at = start; at < end; at++) line[at] = cells.length > 1 || at === start ? textOf(cell) : ''
    }
  }
  return table
}

const spanOf = (cell: Element, name: string): number =>
  Number.parseInt(cell.getAttribute(name) ?? '1', 10) || 0

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

/** Cells of a spreadsheet's text, or of a file with comma-separated values. */
function separatedCells(text: string): string[][] | undefined {
  // Tabs before a line indent it.
  if (/[^\t\r\n]\t+[^\t\r\n]/.test(text)) return cellsBetween('\t', text)
  const plain = text.replace(/"(?:[^"]|"")*"/g, '')
  const mark = plain.includes(';') ? ';' : ','
  // Sentences have spaces after their commas. A comma before three digits may be within a number.
  const isText = /[,;][^\S\r\n]/.test(plain) || (mark === ',' && /\b\d{1,3},\d{3}\b/.test(plain))
  const rows = isText ? [] : cellsBetween(mark, text.trim())
  const [first = []] = rows
  const isTable = rows.length > 1 && first.length > 1 && rows.every(row => row.length === first.length)
  return isTable ? rows : undefined
}

/** What is in quotation marks may have separators and line breaks; a quotation mark in it is doubled. */
function cellsBetween(mark: string, text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"(?=${mark}|\\r?\\n|$)|([^${mark}\\r\\n]*))(${mark}|\\r?\\n|$)`,
    'g',
  )
  for (const [, inMarks, plain = '', end = ''] of text.matchAll(cell)) {
    rows.at(-1)?.push(lines(inMarks?.replaceAll('""', '"') ?? plain))
    if (end === '') break
    if (end !== mark) rows.push([])
  }
  return rows.slice(0, MOST_ROWS)
}
