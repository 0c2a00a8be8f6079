import { type Explained, lineEnd, lineNumber } from './stumble.ts'

/** What git writes into a file of which two people have changed the same place: seven signs at the beginning of a line. */
const MARKS = /^(?:<{7}|\|{7}|={7}|>{7})(?=\s|$)/gm

interface Mark {
  sign: string
  offset: number
}

/** Places at which two versions of a document stand one behind the other. Which of them is right, their authors know. */
export function explainConflicts(text: string): Explained[] {
  const found: Explained[] = []
  let open: Mark[] = []
  const leave = () => {
    found.push(...open.map(mark => leftOver(text, mark)))
    open = []
  }
  for (const { 0: sign, index: offset } of text.matchAll(MARKS)) {
    if (sign.startsWith('<')) leave()
    open.push({ sign, offset })
    if (!sign.startsWith('>')) continue
    if (isWhole(open)) {
      found.push(unjoined(text, open))
      open = []
    } else leave()
  }
  leave()
  return found
}

const isWhole = (marks: readonly Mark[]) =>
  /^<{7}(?:\|{7})?={7}>{7}$/.test(marks.map(({ sign }) => sign).join(''))

function unjoined(text: string, marks: readonly Mark[]): Explained {
  const [first, last] = [marks[0]?.offset ?? 0, marks.at(-1)?.offset ?? 0]
  const signs = marks.map(({ sign }) => `"${sign}"`)
  const others = marks.length > 3 ? 'others' : 'other'
  return {
    code: 'unjoined-versions',
    offset: first,
    length: lineEnd(text, first) - first,
    message: `Two versions of this place were not joined (lines ${lineNumber(text, first)} to ${lineNumber(text, last)}).`,
    cure: `Keep one, and delete the ${others} and the ${marks.length === 3 ? 'three' : 'four'} lines that begin with ${signs.slice(0, -1).join(', ')} and ${signs.at(-1)}.`,
  }
}

const leftOver = (text: string, { offset }: Mark): Explained => ({
  code: 'unjoined-versions',
  offset,
  length: lineEnd(text, offset) - offset,
  message: 'This line is left of two versions that were joined.',
  cure: 'Delete it, and keep one of the versions if both still stand here.',
})
