import { fileProblem, type Problem } from '../problems/problem.ts'
import { limits } from './parseJson.ts'

/**
 * Decodes the bytes of a file as UTF-8.
 * @returns the text, or the problem that prevents it
 */
export function decodeDocument(file: string, bytes: Uint8Array): string | Problem {
  if (bytes.length > limits.bytes) return tooLarge(file, bytes.length)
  const marked = encodingOf(bytes)
  if (marked?.startsWith('utf-16') || bytes.subarray(0, 64).includes(0))
    return fileProblem(
      file,
      'wrong-encoding',
      'The file is saved as UTF-16.',
      'Save it again with the encoding "UTF-8". In VS Code: click the encoding at the lower right, "Save with Encoding", "UTF-8".',
    )
  if (marked)
    return fileProblem(
      file,
      'byte-order-mark',
      'The file begins with an invisible byte order mark.',
      'Save it again as "UTF-8", not "UTF-8 with BOM".',
    )
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (text.trim() !== '') return text
    const suggestion = 'Copy another page of the same kind into it, or delete the file.'
    return fileProblem(file, 'empty-file', 'The file is empty.', suggestion)
  } catch {
    return fileProblem(
      file,
      'wrong-encoding',
      'The file holds characters that are not UTF-8.',
      'Save it again with the encoding "UTF-8".',
    )
  }
}

/** Decodes a file with a byte order mark, so that it can be saved again as plain UTF-8. The text keeps the mark. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const encoding = encodingOf(bytes)
  if (!encoding) return undefined
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** The encoding that a byte order mark names. */
const encodingOf = (bytes: Uint8Array) =>
  encodings.find(([mark]) => mark.every((byte, at) => bytes[at] === byte))?.[1]

const encodings = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xef, 0xbb, 0xbf], 'utf-8'],
] as const

/** The problem of a file beyond the limit. Its size in bytes is enough, so the file need not be read. */
export const tooLarge = (file: string, bytes: number): Problem =>
  fileProblem(
    file,
    'file-too-large',
    `The file holds ${Math.ceil(bytes / 1024 / 1024)} MiB; a document may hold at most 1 MiB.`,
    'Divide it into several pages. Pictures belong in the folder "public", not in a document.',
  )
