import type { FileEnds } from './fileEnds.ts'

const WORD =
  'Open the document with the program that made it, such as Word, choose "Save as" and "PDF", and put that file in its place.'
const ANEW = 'Save the document as PDF again, and put that file in its place.'

/** A PDF may say what it is in its first and its last 1024 bytes, as its readers have agreed (Adobe, notes 13 and 18 on PDF 1.7). */
export function wrongWithPdf({ head, tail }: FileEnds): [message: string, cure: string] | undefined {
  if (head === '') return ['This file is empty.', ANEW]
  if (head.includes('%PDF-'))
    return tail.includes('%%EOF') ? undefined : ['The end of this PDF document is missing.', ANEW]
  // A .docx is a zip of several files; older ones of Word begin with these two bytes, and rich text with its name.
  if (/^(?:PK|\xd0\xcf|\{\\rtf)/.test(head))
    return ['This is no PDF document: it looks like a file of Word that only bears the name of one.', WORD]
  if (/^(?:\xef\xbb\xbf)?\s*</.test(head))
    return [
      'This is no PDF document: it looks like a web page.',
      'Open the page on which the document is offered, download the document itself, and put that file in its place.',
    ]
  return ['This file is not a PDF document that can be read.', ANEW]
}
