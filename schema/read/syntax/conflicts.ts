import { lineEnd, lineNumber, type SyntaxProblem } from './context.ts'

/** The lines that git writes around two versions of one place: seven signs at the beginning of a line. */
const MARKER = /^(?:<{7}|\|{7}|={7}|>{7})(?=\s|$)/gm

/** More markers than a merge of one document leaves. */
const MOST_MARKERS = 200

/** Merge conflicts that were left in a document. Only its authors know which version is right, so there is no fix. */
export function conflictsIn(text: string): SyntaxProblem[] {
  // Anyone who left more of them sees the others when these are gone.
  const markers = [...text.matchAll(MARKER)].slice(0, MOST_MARKERS)
  const conflicts: { start: number; end: number }[] = []
  const strayMarkers: { index: number }[] = []
  for (let at = 0; at < markers.length; at++) {
    const stray = markers[at]
    const [first, middle, last] = conflictAt(markers, at)
    if (first && middle && last) {
      conflicts.push({ start: first.index, end: last.index + last[0].length })
      at = markers.indexOf(last)
    } else if (stray) strayMarkers.push(stray)
  }
  return [
    ...conflicts.map(({ start, end }) => ({
      ...markerAt(text, start),
      message: `Two versions of this place were not joined (lines ${lineNumber(text, start)} to ${lineNumber(text, end)}).`,
      suggestion:
        'Keep one, and delete the other and the three lines that begin with "<<<<<<<", "=======" and ">>>>>>>".',
    })),
    ...strayMarkers.map(({ index }) => ({
      ...markerAt(text, index),
      message: 'This line is left of two versions that were joined.',
      suggestion: 'Delete it, and keep one of the versions if both still stand here.',
    })),
  ]
}

/** The three markers of a conflict that begins with the one at `at`. Those of other conflicts may be within it. */
function conflictAt(markers: readonly RegExpExecArray[], at: number): (RegExpExecArray | undefined)[] {
  const first = markers[at]?.[0].startsWith('<') ? markers[at] : undefined
  const middle = markers.findIndex(({ 0: signs }, index) => index > at && signs.startsWith('='))
  const last = markers.find(({ 0: signs }, index) => index > middle && signs.startsWith('>'))
  return middle < 0 ? [] : [first, markers[middle], last]
}

const markerAt = (text: string, offset: number) =>
  ({ code: 'unjoined-versions', offset, length: lineEnd(text, offset) - offset }) as const
