import { type Diagnostic, lineEnd, lineNumber } from './context.ts'

/** The lines that git writes around two versions of one place: seven signs at the beginning of a line. */
const MARKER = /^(?:<{7}|\|{7}|={7}|>{7})(?=\s|$)/gm
const CONFLICT = /^<{7}\s.*?^={7}\s.*?^>{7}(?=\s|$)/gms

/** Merge conflicts that were left in a document. Only its authors know which version is right, so there is no repair. */
export function diagnoseConflicts(text: string): Diagnostic[] {
  const conflicts = [...text.matchAll(CONFLICT)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }))
  const strayMarkers = [...text.matchAll(MARKER)].filter(
    ({ index }) => !conflicts.some(({ start, end }) => start <= index && index < end),
  )
  return [
    ...conflicts.map(({ start, end }) => ({
      ...markerAt(text, start),
      message: `Two versions of this place were not joined (lines ${lineNumber(text, start)} to ${lineNumber(text, end)}).`,
      cure: 'Keep one, and delete the other and the three lines that begin with "<<<<<<<", "=======" and ">>>>>>>".',
    })),
    ...strayMarkers.map(({ index }) => ({
      ...markerAt(text, index),
      message: 'This line is left of two versions that were joined.',
      cure: 'Delete it, and keep one of the versions if both still stand here.',
    })),
  ]
}

const markerAt = (text: string, offset: number) =>
  ({ code: 'unjoined-versions', offset, length: lineEnd(text, offset) - offset }) as const
