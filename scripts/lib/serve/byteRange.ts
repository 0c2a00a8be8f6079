/** First and last byte, both included. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * The part of a file that a Range header asks for.
 * @returns undefined when the whole file is to be sent: no header, one that is not understood, or several ranges,
 *   which a server may leave unanswered
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(header?.replace(/\s/g, '') ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return undefined
  const isSuffix = first === ''
  const start = isSuffix ? Math.max(0, size - Number(last)) : Number(first)
  const end = isSuffix || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (!isSuffix && last !== '' && Number(last) < start) return undefined
  return start < size ? { start, end } : 'unsatisfiable'
}
