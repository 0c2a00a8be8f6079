import type { PDFDocumentLoadingTask } from 'pdfjs-dist'
import type { FileFacts } from '../../schema/model/FileFacts.ts'
import { fileTypes } from '../../schema/model/kinds.ts'
import type { ProblemCode } from '../../schema/problems/catalogue.ts'
import { fileProblem, type Problem } from '../../schema/problems/problem.ts'
import { latin1, viewOf } from '../lib/latin1.ts'

/** Opens a PDF document by pdf.js, in Node or in a worker of the studio. It takes the bytes away from their owner. */
export type OpenPdf = (
  bytes: Uint8Array,
) => Promise<{ loading: PDFDocumentLoadingTask; close(): Promise<void> }>

const { typeface, document } = fileTypes

/** Whether more is known of a file that is no picture once it is opened. */
export const isOpened = (path: string): boolean => typeface.ending.test(path) || document.ending.test(path)

/** What is known of a file that is no picture. */
export async function factsOfBytes(path: string, bytes: Uint8Array, open: OpenPdf): Promise<FileFacts> {
  const size = bytes.length
  const wrong = (...words: Words) => ({ size, problems: [fileProblem(`public${path}`, ...words)] })
  if (typeface.ending.test(path)) {
    const message = wrongWithTypeface(bytes)
    return message === undefined ? { size } : wrong('unreadable-typeface', message, TYPEFACE_SUGGESTION)
  }
  if (!document.ending.test(path)) return { size }
  const found = wrongWithPdf(bytes)
  if (found) return wrong('unreadable-pdf', found.message, found.suggestion)
  const pages = await countPages(bytes, open)
  return typeof pages === 'number' ? { size, pages } : wrong(...pages)
}

type Words = readonly [code: ProblemCode, message: string, suggestion: string]

export const unreadablePicture = (path: string, message: string, suggestion: string): Problem =>
  fileProblem(`public${path}`, 'unreadable-picture', message, suggestion)

const LOCKED: Words = [
  'locked-pdf',
  'This PDF document asks for a password, so the website cannot show it: visitors can only download it.',
  'Save it without a password, if all may read it.',
]
const UNSHOWN: Words = [
  'unshown-pdf',
  'The pages of this PDF document cannot be read, so the website cannot show them: visitors can only download it.',
  'Save the document as PDF again, with another program if there is one, and put that file in its place.',
]
const XFA: Words = [
  'unshown-pdf',
  'This PDF document is a form (XFA) that only Adobe Reader shows: on the website and on phones its only words are "Please wait".',
  'Open it in Adobe Reader, choose "Print" and "Save as PDF", and put that file in its place.',
]

/** The number of pages of a document, or why visitors see none of them. */
async function countPages(bytes: Uint8Array, open: OpenPdf): Promise<number | Words> {
  const { loading, close } = await open(new Uint8Array(bytes))
  try {
    const document = await loading.promise
    const { info } = await document.getMetadata()
    const { IsXFAPresent, IsAcroFormPresent } = info as {
      IsXFAPresent?: boolean
      IsAcroFormPresent?: boolean
    }
    if (IsXFAPresent && !IsAcroFormPresent) return XFA
    await document.getPage(1)
    return document.numPages
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? LOCKED : UNSHOWN
  } finally {
    await close()
  }
}

const REACH = 1024

/** The two ends of a file, 1 KiB each or less, as latin1: one byte per character, so offsets match. */
interface FileEnds {
  head: string
  tail: string
  /** In bytes. */
  size: number
}

const WORD =
  'Open the document with the program that made it, such as Word, choose "Save as" and "PDF", and put that file in its place.'
const ANEW = 'Save the document as PDF again, and put that file in its place.'

const endsOf = (bytes: Uint8Array): FileEnds => ({
  head: latin1(bytes.subarray(0, REACH)),
  tail: latin1(bytes.subarray(-REACH)),
  size: bytes.length,
})

/**
 * Why a file is no PDF document that can be opened, if it is none. A PDF may say what it is in its first and its last 1024
 * bytes, as its readers have agreed (Adobe, notes 13 and 18 on PDF 1.7).
 */
export function wrongWithPdf(bytes: Uint8Array): { message: string; suggestion: string } | undefined {
  const { head, tail } = endsOf(bytes)
  if (head === '') return { message: 'This file is empty.', suggestion: ANEW }
  if (head.includes('%PDF-'))
    // Most documents end where their files end. The whole file is searched only where one does not.
    return tail.includes('%%EOF') || endsEarlier(latin1(bytes))
      ? undefined
      : { message: 'The end of this PDF document is missing.', suggestion: ANEW }
  // A .docx is a zip of several files; older ones of Word begin with these two bytes, and rich text with its name.
  if (/^(?:PK|\xd0\xcf|\{\\rtf)/.test(head))
    return {
      message: 'This is no PDF document: it looks like a file of Word that only bears the name of one.',
      suggestion: WORD,
    }
  if (/^(?:\xef\xbb\xbf)?\s*</.test(head))
    return {
      message: 'This is no PDF document: it looks like a web page.',
      suggestion:
        'Open the page on which the document is offered, download the document itself, and put that file in its place.',
    }
  return { message: 'This file is not a PDF document that can be read.', suggestion: ANEW }
}

/**
 * Whether a PDF has its end further up, and behind it only what is no part of a document: zeros of a program that writes in
 * blocks, or lines of a web server. A document that was changed and then cut off has objects there.
 */
function endsEarlier(text: string): boolean {
  const end = text.lastIndexOf('%%EOF')
  return end !== -1 && !/\b\d+ \d+ obj\b|\bendobj\b|\bendstream\b/.test(text.slice(end))
}

const TYPEFACE_SUGGESTION =
  'Download the typeface as WOFF2 from those who offer it, or convert it to WOFF2, and put that file in its place.'

/** What is installed on computers begins so: TrueType, OpenType, and collections of them. */
const DESKTOP = ['\0\x01\0\0', 'true', 'OTTO', 'ttcf']

/** WOFF2 begins with its signature, four bytes more, and the size of the file (W3C, WOFF File Format 2.0, section 4.1). */
function wrongWithTypeface(bytes: Uint8Array): string | undefined {
  const { head, size } = endsOf(bytes)
  const signature = head.slice(0, 4)
  const statedSize = size < 12 ? 0 : viewOf(bytes).getUint32(8)
  if (head === '') return 'This file is empty.'
  if (signature === 'wOF2') return statedSize === size ? undefined : 'A part of this typeface is missing.'
  if (signature === 'wOFF') return 'This typeface is of the kind WOFF, which came before WOFF2.'
  return DESKTOP.includes(signature)
    ? 'This typeface is of the kind that computers install: renamed to ".woff2" it is not one of WOFF2.'
    : 'This file is not a typeface of the kind WOFF2.'
}
