import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { FileFacts } from '../../schema/model/FileFacts.ts'
import { isPicture } from '../../schema/validate/publicFiles.ts'
import { inParallel } from '../lib/inParallel.ts'
import { projectRoot } from '../lib/root.ts'
import { factsOfBytes, isOpened, type OpenPdf, unreadablePicture } from './fileChecks.ts'
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
  if (isPicture(path))
    try {
      return { size, picture: (await measurePicture(file)).value }
    } catch (error) {
      if (!(error instanceof UnreadablePicture)) throw error
      return { size, problems: [unreadablePicture(path, error.message, error.suggestion)] }
    }
  return isOpened(path) ? factsOfBytes(path, await readFile(file), openPdf) : { size }
}

const openPdf: OpenPdf = async data => {
  // Imported only when a document is new, because loading pdf.js takes about as long as opening it.
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const loading = getDocument({ data, verbosity: VerbosityLevel.ERRORS })
  return { loading, close: () => loading.destroy() }
}

/** What the facts of the last command hold for: the code that gathered them. */
const code = createHash('sha256')
  .update(pictureCode)
  .update(
    ['facts', 'fileChecks']
      .map(name => readFileSync(join(projectRoot, `scripts/site/${name}.ts`)))
      .join('\0'),
  )
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
