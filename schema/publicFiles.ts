import type { World } from './content.ts'
import type { Field } from './fieldWalk.ts'
import { fileProblem, type Problem } from './problem.ts'

/** Which files of the folder "public" the documents name. */
export interface NamedFiles {
  /** A picture's path as documents write it → the file that is shown. */
  pictures: ReadonlyMap<string, string>
  /** Files that a document offers or links to. */
  offered: ReadonlySet<string>
}

const PHOTOGRAPHS = ['jpg', 'jpeg', 'png', 'webp', 'avif'].flatMap(ending => [ending, ending.toUpperCase()])

/**
 * The file that is shown where a document names a picture. A photograph takes the place of a drawing of the same name,
 * and of a photograph that has been saved with another ending.
 * @returns nothing when there is neither the file nor exactly one that can stand for it
 */
export function fileShownFor(path: string, files: World['files']): string | undefined {
  if (!path.endsWith('.svg') && files.has(path)) return path
  const stem = path.slice(0, path.lastIndexOf('.'))
  const photographs = PHOTOGRAPHS.map(ending => `${stem}.${ending}`).filter(file => files.has(file))
  if (photographs.length === 1) return photographs[0]
  return files.has(path) ? path : undefined
}

/** Where a document may name a public file: pictures, documents, and links, which may lead to one. */
export type Naming = Pick<Field, 'kind' | 'value'>

export const isNaming = ({ kind }: Naming): boolean => kind === 'image' || kind === 'pdf' || kind === 'link'

/** The names of a document as one text: where it has changed, another set of files may have to be published. */
export const namesText = (names: readonly Naming[]): string =>
  names.map(({ kind, value }) => `${kind} ${value}`).join()

/** What documents name, one after the other. */
export class NamesOfDocuments implements NamedFiles {
  readonly pictures = new Map<string, string>()
  readonly offered = new Set<string>()
  readonly #files: World['files']

  constructor({ files }: World) {
    this.#files = files
  }

  add(names: readonly Naming[]): void {
    for (const { kind, value } of names) {
      if (kind !== 'image') this.#offer(kind === 'pdf' ? value : (value.split(/[?#]/)[0] ?? ''))
      else if (!this.pictures.has(value)) {
        const shown = fileShownFor(value, this.#files)
        if (shown) this.pictures.set(value, shown)
      }
    }
  }

  #offer(path: string): void {
    if (this.#files.has(path)) this.offered.add(path)
  }
}

/** A picture, also of a kind that no browser shows: cameras, telephones and programs write those. */
export const isPicture = (path: string): boolean =>
  /\.(?:avif|bmp|cr2|dng|gif|hei[cf]|jfif|jpe?g|nef|png|psd|svg|tiff?|webp)$/i.test(path)

/** Says which pictures and documents no page shows. They cost nobody anything, but somebody may think they are seen. */
export function unusedFiles({ pictures, offered }: NamedFiles, { files }: World): Problem[] {
  const shown = new Set(pictures.values())
  return [...files.keys()]
    .filter(path => (isPicture(path) || /\.pdf$/i.test(path)) && !shown.has(path) && !offered.has(path))
    .map(path => {
      const other = pictures.get(path)
      if (other)
        return fileProblem(
          `public${path}`,
          'replaced-picture',
          `"${other}" is shown in the place of this picture, since a photograph goes before a drawing.`,
          'Delete this file, or the other one if this is the picture to show.',
        )
      return isPicture(path)
        ? fileProblem(
            `public${path}`,
            'unused-picture',
            'No page shows this picture, and it is not published.',
            `Name it in a document as "${path}", or delete it.`,
          )
        : fileProblem(
            `public${path}`,
            'unused-document',
            'No page leads to this document.',
            `Link to it as "${path}", or delete it.`,
          )
    })
}
