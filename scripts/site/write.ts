import type { FilesIn } from '../lib/Files.ts'
import { PageIndexer, type Postings } from './outputs/search/PageIndexer.ts'
import { textsFile } from './outputs/search/pageNumbers.ts'
import type { Output } from './outputs.ts'

/** What a build notes of an output, so that the next one knows when to make it again. Plain data. */
export interface WrittenOutput {
  id: string
  /** The keys of what it shows of documents and public files, one a line. */
  uses: string
  /** Its files, relative to the site, one a line. */
  files: string
  /** Its number in the index of the search. */
  page?: number
}

/** Outputs that were made, and what the index of the search gets of them. Plain data. */
export interface WrittenOutputs {
  outputs: WrittenOutput[]
  postings: Postings
}

/** Makes outputs and writes them. */
export class OutputWriter {
  readonly #place: FilesIn
  readonly #indexer: PageIndexer

  constructor(place: FilesIn, locale: string) {
    this.#place = place
    this.#indexer = new PageIndexer(locale)
  }

  async write(outputs: readonly Output[]): Promise<WrittenOutputs> {
    const written: { output: Output; uses: Set<string>; files: string[] }[] = []
    for (const output of outputs) {
      const uses = new Set<string>()
      const files = output.make(key => uses.add(key))
      for (const [path, content] of files) await this.#place.write(path, content)
      written.push({ output, uses, files: [...files.keys()] })
    }
    // All at once: between the renderings of pages it would take twice the time, with cold caches.
    const { files, postings } = this.#indexer.index(
      written.flatMap(({ output: { found }, uses }) =>
        found ? [{ page: found.page, texts: () => found.texts(key => uses.add(key)) }] : [],
      ),
    )
    for (const [path, text] of files) await this.#place.write(path, text)
    return {
      outputs: written.map(({ output: { id, found }, uses, files }) => ({
        id,
        uses: [...uses].join('\n'),
        files: [...files, ...(found ? [textsFile(found.page)] : [])].join('\n'),
        ...(found && { page: found.page }),
      })),
      postings,
    }
  }
}

/** The lines of a list that may be empty. */
export const linesOf = (lines: string): string[] => (lines === '' ? [] : lines.split('\n'))
