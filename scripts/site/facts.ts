import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { FileFacts } from '../../schema/model/FileFacts.ts'
import { fileTypes } from '../../schema/model/kinds.ts'
import type { ProblemCode } from '../../schema/problems/catalogue.ts'
import { fileProblem, type Problem } from '../../schema/problems/problem.ts'
import { isPicture } from '../../schema/validate/publicFiles.ts'
import { inParallel } from '../lib/inParallel.ts'
import { projectRoot } from '../lib/root.ts'
import { pictureCode, pruneCache } from './pictures/cache.ts'
import { measurePicture, UnreadablePicture } from './pictures/measure.ts'

/** A file as it was when its facts were gathered: they hold as long as its stamp is the same. */
type Known = [stamp: string, facts: FileFacts]

const CACHE = join(projectRoot, '.cache', 'facts')

/** The facts of the files of a folder, kept between commands. */
export class KnownFacts {
  readonly #folder: string
  readonly #file: string
  #known: ReadonlyMap<string, Known> | undefined
  #facts: ReadonlyMap<string, FileFacts> = new Map()

  constructor(folder: string) {
    this.#folder = folder
    const name = createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 16)
    this.#file = join(CACHE, `${name}.json`)
  }

  /**
   * @param stamps of the files, by paths relative to the folder
   * @returns facts by paths that begin with a slash; the same map as long as no stamp changes
   */
  async of(stamps: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, FileFacts>> {
    const before = this.#known ?? readKnown(this.#file)
    const found = await inParallel(stamps, async ([name, stamp]): Promise<[string, Known]> => {
      const path = `/${name}`
      const known = before.get(path)
      return [path, known?.[0] === stamp ? known : [stamp, await factsOf(this.#folder, path, stamp)]]
    })
    const isOther = before.size !== found.length || found.some(([path, known]) => before.get(path) !== known)
    if (this.#known && !isOther) return this.#facts
    this.#known = new Map(found)
    this.#facts = new Map(found.map(([path, [, facts]]) => [path, facts]))
    if (isOther) {
      writeKnown(this.#file, found)
      // Most folders come and go, such as the copy that a publication checks.
      await pruneCache(CACHE)
    }
    return this.#facts
  }
}

/** The size of a file, in bytes, by its stamp (`stampOf`). */
export const sizeOf = (stamp: string): number => Number(stamp.split(' ')[1])

async function factsOf(folder: string, path: string, stamp: string): Promise<FileFacts> {
  const file = join(folder, path)
  const size = sizeOf(stamp)
  const withProblems = (...found: (readonly [code: ProblemCode, message: string, suggestion: string])[]) =>
    found.length === 0
      ? {}
      : { problems: found.map((words): Problem => fileProblem(`public${path}`, ...words)) }
  if (isPicture(path))
    try {
      return { size, picture: (await measurePicture(file)).value }
    } catch (error) {
      if (!(error instanceof UnreadablePicture)) throw error
      return { size, ...withProblems(['unreadable-picture', error.message, error.suggestion]) }
    }
  const { typeface, document } = fileTypes
  if (!typeface.ending.test(path) && !document.ending.test(path)) return { size }
  const bytes = await readFile(file)
  if (typeface.ending.test(path)) {
    const wrong = wrongWithTypeface(endsOf(bytes))
    return { size, ...(wrong && withProblems(['unreadable-typeface', wrong, TYPEFACE_SUGGESTION])) }
  }
  const wrong = wrongWithPdf(bytes)
  if (wrong) return { size, ...withProblems(['unreadable-pdf', wrong.message, wrong.suggestion]) }
  const pages = await countPages(bytes)
  if (typeof pages === 'number') return { size, pages }
  return { size, ...withProblems(pages) }
}

const LOCKED = [
  'locked-pdf',
  'This PDF document asks for a password, so the website cannot show it: visitors can only download it.',
  'Save it without a password, if all may read it.',
] as const
const UNSHOWN = [
  'unshown-pdf',
  'The pages of this PDF document cannot be read, so the website cannot show them: visitors can only download it.',
  'Save the document as PDF again, with another program if there is one, and put that file in its place.',
] as const
const XFA = [
  'unshown-pdf',
  'This PDF document is a form (XFA) that only Adobe Reader shows: on the website and on phones its only words are "Please wait".',
  'Open it in Adobe Reader, choose "Print" and "Save as PDF", and put that file in its place.',
] as const

/** The number of pages of a document, or why visitors see none of them. */
async function countPages(bytes: Uint8Array): Promise<number | typeof LOCKED | typeof UNSHOWN | typeof XFA> {
  // Imported only when a document is new, because loading pdf.js takes about as long as opening it.
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS })
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
    await loading.destroy()
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

const endsOf = (bytes: Buffer): FileEnds => ({
  head: bytes.toString('latin1', 0, REACH),
  tail: bytes.subarray(-REACH).toString('latin1'),
  size: bytes.length,
})

/**
 * Why a file is no PDF document that can be opened, if it is none. A PDF may say what it is in its first and its last 1024
 * bytes, as its readers have agreed (Adobe, notes 13 and 18 on PDF 1.7).
 */
export function wrongWithPdf(bytes: Buffer): { message: string; suggestion: string } | undefined {
  const { head, tail } = endsOf(bytes)
  if (head === '') return { message: 'This file is empty.', suggestion: ANEW }
  if (head.includes('%PDF-'))
    // Most documents end where their files end. The whole file is searched only where one does not.
    return tail.includes('%%EOF') || endsEarlier(bytes.toString('latin1'))
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
function wrongWithTypeface({ head, size }: FileEnds): string | undefined {
  const signature = head.slice(0, 4)
  const statedSize = Buffer.from(head.padEnd(12, '\0'), 'latin1').readUInt32BE(8)
  if (head === '') return 'This file is empty.'
  if (signature === 'wOF2') return statedSize === size ? undefined : 'A part of this typeface is missing.'
  if (signature === 'wOFF') return 'This typeface is of the kind WOFF, which came before WOFF2.'
  return DESKTOP.includes(signature)
    ? 'This typeface is of the kind that computers install: renamed to ".woff2" it is not one of WOFF2.'
    : 'This file is not a typeface of the kind WOFF2.'
}

/** What the facts of the last command hold for: the code that gathered them. */
const code = createHash('sha256')
  .update(pictureCode)
  .update(readFileSync(join(projectRoot, 'scripts/site/facts.ts')))
  .digest('hex')

function readKnown(file: string): ReadonlyMap<string, Known> {
  try {
    const cached = JSON.parse(readFileSync(file, 'utf8'))
    utimesSync(file, new Date(), new Date())
    return new Map(cached.code === code ? cached.files : [])
  } catch {
    // There is none, or it is damaged: facts are only gathered again.
    return new Map()
  }
}

/** In one step: other commands may read it at this moment. */
function writeKnown(file: string, files: readonly [string, Known][]): void {
  mkdirSync(CACHE, { recursive: true })
  writeFileSync(`${file}.${process.pid}`, JSON.stringify({ code, files }))
  renameSync(`${file}.${process.pid}`, file)
}
