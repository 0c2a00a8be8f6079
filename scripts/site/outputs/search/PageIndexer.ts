import type { IndexedPart } from '../../../../renderer/search/searchIndex.ts'
import { Terms } from '../../../../renderer/search/terms.ts'
import type { FoundPage } from './indexedPage.ts'
import { textsFile } from './pageNumbers.ts'
import { PageTerms } from './pageTerms.ts'
import { type PackedRecords, type PageRecord, packRecords } from './records.ts'
import { TermCounter } from './TermCounter.ts'

/** The number of a page that visitors can find (`pageNumbers`), and what makes its texts. */
export type PageToIndex = [number: number, texts: () => FoundPage]

/** Some pages in the index. */
export interface IndexedPages {
  /** The file from which results show a page, relative to the site → its content. */
  files: Map<string, string>
  records: PackedRecords
}

/** Characters of a part in which results look for a passage to show. */
const MOST_TEXT = 400

export class PageIndexer {
  readonly #counter: TermCounter
  readonly #terms: PageTerms

  constructor(locale: string) {
    this.#counter = new TermCounter(new Terms(locale))
    this.#terms = new PageTerms(this.#counter)
  }

  /** Indexes many pages one after the other: between the renderings of pages it would take twice the time, with cold caches. */
  index(pages: readonly PageToIndex[]): IndexedPages {
    const files = new Map<string, string>()
    const records: PageRecord[] = []
    for (const [page, texts] of pages) {
      const found = texts()
      records.push({ page, parts: found.parts.length, entries: this.#terms.of(found) })
      files.set(textsFile(page), pageJson(found))
    }
    return { files, records: packRecords({ terms: this.#counter.terms, pages: records }) }
  }
}

const pageJson = ({ route, title, kind, parts }: FoundPage): string =>
  JSON.stringify({ route, title, kind, parts: parts.map(shortened) })

const shortened = (part: IndexedPart) =>
  part[1].length > MOST_TEXT ? part.with(1, part[1].slice(0, MOST_TEXT)) : part
