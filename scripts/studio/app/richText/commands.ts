import type { FieldSchema } from '../../host/fields/fieldSchema.ts'
import { toggleBullets, toggleNumbers, toggleSubheading } from './lineMarkers.ts'
import { type Command, linesAt, MARKER, type Passage, type Range, splice, wordsAt } from './passage.ts'

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
