import type { Files } from '../Files.ts'

/** What a build has noted of a page, so that the next one knows when to write it again. */
export interface WrittenPage {
  /** Which page it is (`idOf`). */
  id: string
  /** The keys of what it shows of documents and public files, one a line. */
  asked: string
  /** Its files, relative to the site, one a line. */
  files: string
}

/** Notes what each page asks of the rest of the site, and which files it gets. */
export class PageLog {
  #current = { asked: new Set<string>(), files: [] as string[] }
  readonly #pages = new Map<string, { asked: Set<string>; files: string[] }>()

  /** From here on everything belongs to this page. */
  turnTo(id: string): void {
    this.#current = this.#pages.get(id) ?? { asked: new Set(), files: [] }
    this.#pages.set(id, this.#current)
  }

  readonly ask = (key: string): void => {
    this.#current.asked.add(key)
  }

  addFile(path: string): void {
    this.#current.files.push(path)
  }

  /** A place for files, each of which belongs to the current page. */
  filesIn(place: Files): Files {
    return {
      write: (path, content) => {
        this.addFile(path)
        return place.write(path, content)
      },
    }
  }

  /** The pages since the last call. */
  take(): WrittenPage[] {
    const pages = [...this.#pages].map(([id, { asked, files }]) => ({
      id,
      asked: [...asked].join('\n'),
      files: files.join('\n'),
    }))
    this.#pages.clear()
    return pages
  }
}
