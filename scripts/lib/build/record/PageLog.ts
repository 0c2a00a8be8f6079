import type { Files } from '../../Files.ts'

/** What a build has noted of a page, so that the next one knows when to write it again. */
export interface WrittenPage {
  /** Which page it is (`idOf`). */
  id: string
  /** The keys of what it shows of documents and public files, one a line. */
  dependencies: string
  /** Its files, relative to the site, one a line. */
  files: string
}

/** Notes what each page depends on in the rest of the site, and which files it gets. */
export class PageLog {
  #current = { dependencies: new Set<string>(), files: [] as string[] }
  readonly #pages = new Map<string, { dependencies: Set<string>; files: string[] }>()

  /** From here on everything belongs to this page. */
  turnTo(id: string): void {
    this.#current = this.#pages.get(id) ?? { dependencies: new Set(), files: [] }
    this.#pages.set(id, this.#current)
  }

  readonly addDependency = (key: string): void => {
    this.#current.dependencies.add(key)
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
    const pages = [...this.#pages].map(([id, { dependencies, files }]) => ({
      id,
      dependencies: [...dependencies].join('\n'),
      files: files.join('\n'),
    }))
    this.#pages.clear()
    return pages
  }
}
