import { fileProblem, type Problem } from './problem.ts'
import { limits } from './scan.ts'

/**
 * Turns a file's bytes into text.
 * @returns the text, or the one problem that stands in the way
 */
export function decodeDocument(file: string, bytes: Uint8Array): string | Problem {
  if (bytes.length > limits.bytes) return tooLarge(file, bytes.length)
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff) || bytes.subarray(0, 64).includes(0)) {
    return fileProblem(
      file,
      'wrong-encoding',
      'The file is saved as UTF-16.',
      'Save it again with the encoding "UTF-8". In VS Code: click the encoding at the lower right, "Save with Encoding", "UTF-8".',
    )
  }
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) {
    return fileProblem(
      file,
      'byte-order-mark',
      'The file begins with an invisible byte order mark.',
      'Save it again as "UTF-8", not "UTF-8 with BOM".',
    )
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (text.trim() === '')
      return fileProblem(
        file,
        'empty-file',
        'The file is empty.',
        'Copy another page of the same kind into it, or delete the file.',
      )
    return text
  } catch {
    return fileProblem(
      file,
      'wrong-encoding',
      'The file holds characters that are not UTF-8.',
      'Save it again with the encoding "UTF-8".',
    )
  }
}

/** The text of a file that is only saved in the wrong way: with a byte order mark, or as UTF-16. It keeps its mark. */
export function meantText(bytes: Uint8Array): string | undefined {
  const encodings = [
    [[0xff, 0xfe], 'utf-16le'],
    [[0xfe, 0xff], 'utf-16be'],
    [[0xef, 0xbb, 0xbf], 'utf-8'],
  ] as const
  const encoding = encodings.find(([mark]) => startsWith(bytes, ...mark))?.[1]
  if (!encoding) return undefined
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte)

/** The problem of a file beyond the limit; its size in bytes says all, so it need not be read. */
export const tooLarge = (file: string, bytes: number): Problem =>
  fileProblem(
    file,
    'file-too-large',
    `The file holds ${Math.ceil(bytes / 1024 / 1024)} MiB; a document may hold at most 1 MiB.`,
    'Divide it into several pages. Pictures belong in the folder "public", not in a document.',
  )
