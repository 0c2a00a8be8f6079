import { type Command, linesAt, MARKER, type Passage, splice } from './passage.ts'

type Kind = 'bullets' | 'numbers' | 'subheading'

export const toggleBullets: Command = passage => toggle(passage, 'bullets')
export const toggleNumbers: Command = passage => toggle(passage, 'numbers')
export const toggleSubheading: Command = passage => toggle(passage, 'subheading')

const patterns: Readonly<Record<Kind, RegExp>> = {
  bullets: /^\s*- /,
  numbers: /^\s*\d{1,9}[.)] /,
  subheading: /^\s*### /,
}

/** Makes the selected lines items or subheadings, or plain lines again where all of them are that already. */
function toggle({ text, start, end }: Passage, kind: Kind): Passage {
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
