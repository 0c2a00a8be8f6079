import type { FileEnds } from './fileEnds.ts'

const WORD =
  'Open the document with the program that made it, such as Word, choose "Save as" and "PDF", and put that file in its place.'
const ANEW = 'Save the document as PDF again, and put that file in its place.'

interface Wrong {
  message: string
  cure: string
  /** Whether all that is wrong is that the document does not end where its file ends. */
  isCut?: true
}

/** A PDF may say what it is in its first and its last 1024 bytes, as its readers have agreed (Adobe, notes 13 and 18 on PDF 1.7). */
export function wrongWithPdf({ head, tail }: FileEnds): Wrong | undefined {
  if (head === '') return { message: 'This file is empty.', cure: ANEW }
  if (head.includes('%PDF-'))
    return tail.includes('%%EOF')
      ? undefined
      : { message: 'The end of this PDF document is missing.', cure: ANEW, isCut: true }
  // A .docx is a zip of several files; older ones of Word begin with these two bytes, and rich text with its name.
  if (/^(?:PK|\xd0\xcf|\{\\rtf)/.test(head))
    return {
      message: 'This is no PDF document: it looks like a file of Word that only bears the name of one.',
      cure: WORD,
    }
  if (/^(?:\xef\xbb\xbf)?\s*</.test(head))
    return {
      message: 'This is no PDF document: it looks like a web page.',
      cure: 'Open the page on which the document is offered, download the document itself, and put that file in its place.',
    }
  return { message: 'This file is not a PDF document that can be read.', cure: ANEW }
}

/**
 * Whether a PDF has its end further up, and behind it only what is no part of a document: zeros of a program that writes in
 * blocks, or lines of a web server. A document that was changed and then cut off has objects there.
 */
export function endsEarlier(text: string): boolean {
  const end = text.lastIndexOf('%%EOF')
  return end !== -1 && !/\b\d+ \d+ obj\b|\bendobj\b|\bendstream\b/.test(text.slice(end))
}
