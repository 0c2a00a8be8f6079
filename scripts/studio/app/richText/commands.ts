import type { FieldSchema } from '../../host/fields/fieldSchema.ts'

/** A text with what is selected in it; `start` and `end` are the same for a caret. */
export interface Passage {
  text: string
  start: number
  end: number
}

/** What a button or a shortcut does with a text. */
type Command = (passage: Passage) => Passage

/** A range of a text. */
export interface Range {
  start: number
  end: number
}

/** The marker at the beginning of a line: of an item, a subheading or a quotation. */
const MARKER = /^(\s*)(- |\d{1,9}[.)] |#{1,6} |> )?/

const WORD = /[\p{L}\p{M}\p{N}'’-]/u

/** Scripts that are written without spaces between words: whatever is selected there is meant as it is. */
const WITHOUT_SPACES =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}]/u

/** The selection without white space at its ends and with whole words; of a caret, the word in which it is. */
export function wordsAt({ text, start, end }: Passage): Range {
  let [from, to] = [start, end]
  while (from < to && /\s/.test(text[from] ?? '')) from++
  while (to > from && /\s/.test(text[to - 1] ?? '')) to--
  const isUnspaced = (at: number) => WITHOUT_SPACES.test(text[at] ?? '')
  const isWord = (at: number) => WORD.test(text[at] ?? '') && !isUnspaced(at)
  const isCaret = from === to
  const unspaced = isCaret ? [from, from - 1].find(isUnspaced) : undefined
  if (unspaced !== undefined) return segmentAt(text, unspaced)
  // Asterisks within a word are no emphasis.
  if (isCaret || isWord(from)) while (isWord(from - 1)) from--
  if (isCaret || isWord(to - 1)) while (isWord(to)) to++
  return { start: from, end: to }
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** The word at a place in a text without spaces, by the dictionary of the browser. */
function segmentAt(text: string, at: number): Range {
  const { index = at, segment = '' } = segmenter.segment(text).containing(at) ?? {}
  return { start: index, end: index + segment.length }
}

/** The lines that a range touches, each without its line break. */
export function linesAt(text: string, { start, end }: Range): Range[] {
  const first = text.lastIndexOf('\n', start - 1) + 1
  const last = text.indexOf('\n', end)
  const lines: Range[] = []
  let at = first
  for (const line of text.slice(first, last < 0 ? undefined : last).split('\n')) {
    lines.push({ start: at, end: at + line.length })
    at += line.length + 1
  }
  return lines
}

/** Replaces a part of a text. */
export const splice = (text: string, { start, end }: Range, written: string): string =>
  text.slice(0, start) + written + text.slice(end)

type Kind = 'bullets' | 'numbers' | 'subheading'

export const toggleBullets: Command = passage => toggleLines(passage, 'bullets')
export const toggleNumbers: Command = passage => toggleLines(passage, 'numbers')
export const toggleSubheading: Command = passage => toggleLines(passage, 'subheading')

const patterns: Readonly<Record<Kind, RegExp>> = {
  bullets: /^\s*- /,
  numbers: /^\s*\d{1,9}[.)] /,
  subheading: /^\s*### /,
}

/** Makes the selected lines items or subheadings, or plain lines again where all of them are that already. */
function toggleLines({ text, start, end }: Passage, kind: Kind): Passage {
  const lines = linesAt(text, { start, end })
  const range = { start: lines[0]?.start ?? 0, end: lines.at(-1)?.end ?? text.length }
  const written = lines.map(line => text.slice(line.start, line.end))
  const isOnly = written.length === 1
  const counts = (line: string) => isOnly || line.trim() !== ''
  const isMarked = written.every(line => !counts(line) || patterns[kind].test(line))
  let number = numberAt(text, range.start)
  const changed = written.map(line => {
    if (!counts(line)) return line
    if (kind === 'numbers') number++
    return isMarked
      ? line.replace(MARKER, '$1')
      : line.replace(MARKER, indent => marker(kind, number, indent))
  })
  const after = splice(text, range, changed.join('\n'))
  const [line = ''] = changed
  if (!isOnly) return { text: after, start: range.start, end: range.start + changed.join('\n').length }
  // The caret stays between the letters where it is.
  const moved = (at: number) =>
    range.start + Math.max(0, at - range.start + line.length - (written[0] ?? '').length)
  return { text: after, start: moved(start), end: moved(end) }
}

const marker = (kind: Kind, number: number, before: string): string => {
  const indent = /^\s*/.exec(before)?.[0] ?? ''
  if (kind === 'subheading') return '### '
  return kind === 'bullets' ? `${indent}- ` : `${indent}${number}. `
}

/** The number of the item that ends before an offset, so that the next one counts on. */
function numberAt(text: string, offset: number): number {
  const [line] = offset > 0 ? linesAt(text, { start: offset - 1, end: offset - 1 }) : []
  return line ? Number(/^\s*(\d{1,9})[.)] /.exec(text.slice(line.start, line.end))?.[1] ?? 0) : 0
}

/** A line break within a list: the next item begins with its marker, and an empty item ends the list. */
export function breakLine(passage: Passage): Passage | undefined {
  const { text, start, end } = passage
  const [line] = linesAt(text, { start, end: start })
  const [whole = '', indent = '', sign = ''] =
    (line && /^(\s*)(- |\d{1,9}[.)] )/.exec(text.slice(line.start, line.end))) ?? []
  if (!line || whole === '' || start < line.start + whole.length) return undefined
  if (text.slice(line.start + whole.length, line.end).trim() === '')
    return { text: splice(text, line, ''), start: line.start, end: line.start }
  const next = sign === '- ' ? sign : `${Number.parseInt(sign, 10) + 1}. `
  const caret = start + 1 + indent.length + next.length
  return { text: splice(text, { start, end }, `\n${indent}${next}`), start: caret, end: caret }
}

/** The signs of Markdown around bold and slanted words. */
type Mark = '**' | '*'

/** What stands between the signs until somebody writes something else. */
const SAMPLE = 'words'

/** Makes the selected words bold, or no longer bold where all of them are. */
export const toggleBold: Command = passage => toggle(passage, '**')

/** Makes the selected words slanted, or no longer slanted where all of them are. */
export const toggleItalic: Command = passage => toggle(passage, '*')

function toggle(passage: Passage, mark: Mark): Passage {
  const { text } = passage
  const words = wordsAt(passage)
  if (words.start === words.end) {
    const start = words.start + mark.length
    return { text: splice(text, words, `${mark}${SAMPLE}${mark}`), start, end: start + SAMPLE.length }
  }
  const parts = partsOf(text, words)
  if (parts.length === 0) return passage
  const isMarked = parts.every(part => markedAt(text, part, mark))
  const change = isMarked ? unmark : addMark
  // From the last to the first, so that the offsets of the others stay right.
  const changed = parts.reduceRight<Passage>(
    (result, part) => {
      const { text: after, ...range } = change(result.text, part, mark)
      const grown = after.length - result.text.length
      const isLast = result.end < 0
      return { text: after, start: range.start, end: isLast ? range.end : result.end + grown }
    },
    { text, start: -1, end: -1 },
  )
  return changed
}

/** The words of each line within a range: signs of emphasis do not reach over the end of a line. */
function partsOf(text: string, range: Range): Range[] {
  return linesAt(text, range).flatMap(line => {
    const content = text.slice(line.start, line.end)
    const marker = MARKER.exec(content)?.[0].length ?? 0
    const start = Math.max(range.start, line.start + marker)
    const end = Math.min(range.end, line.start + content.trimEnd().length)
    return start < end ? [{ start, end }] : []
  })
}

/** Where the signs of a marked part begin and end; nothing for a part that is not marked. */
function markedAt(text: string, { start, end }: Range, mark: Mark): Range | undefined {
  const inner = /^(\**)(.*?)(\**)$/s.exec(text.slice(start, end)) ?? []
  const [, opening = '', , closing = ''] = inner
  const before = /\**$/.exec(text.slice(0, start))?.[0].length ?? 0
  const after = /^\**/.exec(text.slice(end))?.[0].length ?? 0
  const has = (signs: number) => (mark === '**' ? signs >= 2 : signs % 2 === 1)
  if (has(Math.min(before + opening.length, after + closing.length)))
    return { start: start + opening.length, end: end - closing.length }
  return undefined
}

/** Takes the signs away that stand around a part, or at its ends. */
function unmark(text: string, part: Range, mark: Mark): Passage {
  const words = markedAt(text, part, mark) ?? part
  const without = splice(text, { start: words.end, end: words.end + mark.length }, '')
  const start = words.start - mark.length
  return {
    text: splice(without, { start, end: words.start }, ''),
    start,
    end: words.end - mark.length,
  }
}

function addMark(text: string, part: Range, mark: Mark): Passage {
  if (markedAt(text, part, mark)) return { text, ...part }
  const own = mark === '**' ? /\*\*/g : /(?<!\*)\*(?!\*)/g
  const words = text.slice(part.start, part.end).replace(own, '')
  const start = part.start + mark.length
  return { text: splice(text, part, `${mark}${words}${mark}`), start, end: start + words.length }
}

/** A button above a text. */
export interface Tool {
  name: string
  /** What stands on the button. */
  sign: string
  /** The letter that does it together with Ctrl. */
  letter?: string
  /** Absent for the link, which asks where it leads first. */
  command?: Command
}

const bold: Tool = { name: 'Bold', sign: 'B', letter: 'b', command: toggleBold }
const italic: Tool = { name: 'Italic', sign: 'I', letter: 'i', command: toggleItalic }
const link: Tool = { name: 'Link', sign: 'Link', letter: 'k' }
const bullets: Tool = { name: 'Bullets', sign: 'Bullets', command: toggleBullets }
const numbers: Tool = { name: 'Numbers', sign: 'Numbers', command: toggleNumbers }
const subheading: Tool = { name: 'Subheading', sign: 'Subheading', command: toggleSubheading }

/** What can be done in a field, by how much of Markdown it takes. */
export const toolsOf = (markup: FieldSchema['x-markup']): readonly Tool[] => {
  const inline = [bold, italic, link]
  if (markup === 'inline') return inline
  const blocks = [...inline, bullets, numbers]
  return markup === 'blocks' ? blocks : [...blocks, subheading]
}
