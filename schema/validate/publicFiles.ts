import type { PictureFacts } from '../model/FileFacts.ts'
import { BAND_WIDTH, WIDE_PHOTOGRAPH } from '../model/fields.ts'
import { fileTypes, kinds } from '../model/kinds.ts'
import { plainLetters } from '../model/letters.ts'
import type { Field } from '../model/mapFields.ts'
import { safeUrl } from '../model/safeUrl.ts'
import { fileProblem, isError, type Problem, say } from '../problems/problem.ts'
import type { ValidationContext } from './ValidationContext.ts'

/** Which files of the folder "public" the documents name. */
export interface NamedFiles {
  /** A picture's path as documents write it → the file that is shown. */
  pictures: ReadonlyMap<string, string>
  /** Files that documents link to. */
  linked: ReadonlySet<string>
}

/** The widest place of a picture, in CSS pixels, and the document that shows it there. */
export interface Place {
  width: number
  file: string
}

const PHOTOGRAPHS = ['jpg', 'jpeg', 'png', 'webp', 'avif'].flatMap(ending => [ending, ending.toUpperCase()])

/**
 * The file that is shown where a document names a picture. A photograph takes the place of a drawing of the same name,
 * and of a photograph that has been saved with another ending.
 * @returns nothing when there is neither the file nor exactly one that can replace it
 */
export function fileShownFor(path: string, files: ValidationContext['files']): string | undefined {
  if (!path.endsWith('.svg') && files.has(path)) return path
  const stem = path.slice(0, path.lastIndexOf('.'))
  const photographs = PHOTOGRAPHS.map(ending => `${stem}.${ending}`).filter(file => files.has(file))
  if (photographs.length === 1) return photographs[0]
  return files.has(path) ? path : undefined
}

/** A value that may name a public file: a picture, a PDF document, or a link, which may lead to one. */
export type FileReference = Pick<Field, 'kind' | 'value' | 'width'>

export const isFileReference = ({ kind }: FileReference): boolean => kinds[kind].publishes === true

/** Collects the public files that documents name. Documents are added one by one. */
export class FileReferenceCollector implements NamedFiles {
  readonly pictures = new Map<string, string>()
  readonly linked = new Set<string>()
  /** The file of a picture → its widest place. */
  readonly places = new Map<string, Place>()
  readonly #files: ValidationContext['files']

  constructor({ files }: ValidationContext) {
    this.#files = files
  }

  /** @param file the document that names them */
  add(references: readonly FileReference[], file: string): void {
    for (const { kind, value, width = 0 } of references) {
      if (kinds[kind].file !== fileTypes.picture) {
        const [path = ''] = value.split(/[?#]/)
        if (this.#files.has(path)) this.linked.add(path)
      } else {
        const shown = this.pictures.get(value) ?? fileShownFor(value, this.#files)
        if (shown === undefined) continue
        this.pictures.set(value, shown)
        if (width > (this.places.get(shown)?.width ?? 0)) this.places.set(shown, { width, file })
      }
    }
  }
}

/** Whether a file is a picture, including the formats of cameras and programs that no browser shows. */
export const isPicture = (path: string): boolean =>
  /\.(?:avif|bmp|cr2|dng|gif|hei[cf]|jfif|jpe?g|nef|png|psd|svg|tiff?|webp)$/i.test(path)

/** What shows only when the public files are opened that the view shows. */
export function problemsInFiles(
  { pictures, linked, places }: FileReferenceCollector,
  { files }: ValidationContext,
): Problem[] {
  const shown = new Set([...pictures.values(), ...linked])
  const problems = [...shown].flatMap(path => files.get(path)?.problems ?? [])
  return problems.some(isError) ? problems : [...problems, ...smallPictures(places, files)]
}

/** Warns of photographs that would be stretched in their places. */
const smallPictures = (places: ReadonlyMap<string, Place>, files: ValidationContext['files']): Problem[] =>
  [...places].flatMap(([path, { width: place, file }]) => {
    const picture = files.get(path)?.picture
    const least = picture ? widthIn(place, picture) : 0
    if (!picture || /\.svg$/i.test(path) || picture.width >= least) return []
    return fileProblem(
      `public${path}`,
      'small-picture',
      say`This picture has ${picture.width} × ${picture.height} pixels, and ${say.document(file)} shows it ${least} pixels wide.`,
      `Put a copy at least ${least} pixels wide in its place.`,
    )
  })

/** In a band, a photograph that is not wide takes the half next to the text. */
const widthIn = (place: number, { width, height }: PictureFacts): number =>
  place === BAND_WIDTH && width < WIDE_PHOTOGRAPH * height ? BAND_WIDTH / 2 : place

/** In bytes. Cameras write less; a larger file slows down every build and every copy of the project. */
const LARGE = 25_000_000

/** Warns of pictures that are shown, whose files are far larger than any screen needs. */
export const largePictures = (
  { pictures }: Pick<NamedFiles, 'pictures'>,
  { files }: ValidationContext,
): Problem[] =>
  [...new Set(pictures.values())].flatMap(path => {
    const size = files.get(path)?.size ?? 0
    if (size <= LARGE) return []
    return fileProblem(
      `public${path}`,
      'large-picture',
      `This picture has ${Math.round(size / 1_000_000)} MB, far more than any screen can show.`,
      'Save a smaller copy in its place, 2000 pixels wide, as JPEG.',
    )
  })

/** Warns of pictures and documents that no page shows: their author may think that they are seen. */
export function unusedFiles({ pictures, linked }: NamedFiles, { files }: ValidationContext): Problem[] {
  const shown = new Set(pictures.values())
  return [...files.keys()]
    .filter(path => (isPicture(path) || DOCUMENT.test(path)) && !shown.has(path) && !linked.has(path))
    .map(path => {
      const [file, other] = [`public${path}`, pictures.get(path)]
      if (other)
        return fileProblem(
          file,
          'replaced-picture',
          `"${other}" is shown in the place of this picture, since a photograph goes before a drawing.`,
          'Delete this file, or the other one if this is the picture to show.',
        )
      if (isPicture(path)) {
        const name = nameOf(path, files)
        const suggestion = name
          ? `Name it in a document as "${name}", or delete it.`
          : `Rename it, for example to "${plainPath(path)}", and name it so in a document; or delete it.`
        return fileProblem(
          file,
          'unused-picture',
          'No page shows this picture, and it is not published.',
          suggestion,
        )
      }
      const suggestion = safeUrl.test(path)
        ? `Link to it as "${path}", or delete it.`
        : `Rename it, for example to "${plainPath(path)}", and link to it so; or delete it.`
      return fileProblem(file, 'unused-document', 'No page leads to this document.', suggestion)
    })
}

/** How documents name a picture; undefined where they cannot. A photograph's "JPG" they write "jpg". */
const nameOf = (path: string, files: ValidationContext['files']): string | undefined =>
  [path, path.replace(/[^.]*$/, ending => ending.toLowerCase())].find(
    name => kinds.image.pattern.test(name) && fileShownFor(name, files) === path,
  )

/** A path that documents can name: `/images/50 off.JPG` → `/images/50-off.jpg`. */
const plainPath = (path: string): string =>
  path
    .split('/')
    .map(part => {
      const [, stem = '', ending = ''] = /^(.*?)(\.[^.]*)?$/.exec(part) ?? []
      const isPlain = /^[\w.-]*$/.test(stem)
      return (isPlain ? stem : plainLetters(stem) || 'picture') + ending.toLowerCase()
    })
    .join('/')

/** Documents for visitors to read. A table is none: it may hold what nobody means to publish. */
const DOCUMENT = /\.(?:pdf|docx|pptx|od[tp])$/i

/** What a site has besides pictures and documents: files for visitors to keep, and those that services ask for by their names. */
const KNOWN =
  /\.(?:ics|vcf|mp3|m4a|mp4|webm|vtt|woff2?|ttf|otf)$|^\/(?:favicon\.ico|ads\.txt|humans\.txt|security\.txt|CNAME)$|^\/\.well-known\//i

/** Code and documents that a browser runs, or shows with what they run. */
const RUNS = /\.(?:html?|xht(?:ml)?|xml|xslt?|m?js|cjs|svgz|mht(?:ml)?|swf|wasm|php\d?|cgi|aspx?|jsp)$/i

/** The page by which services such as Google recognise whose website it is. */
const VERIFICATION = /^\/(?:google[\da-z]+|yandex_[\da-f]+|pinterest-[\da-z]+)\.html$|^\/BingSiteAuth\.xml$/

/**
 * Files that would go live though nobody expects it: keys, tables, what programs leave behind. A site publishes what it knows.
 * @param exempt files that are meant for visitors all the same, as `_site.json` names them
 */
export const unexpectedFiles = (
  { linked }: Pick<NamedFiles, 'linked'>,
  { files }: ValidationContext,
  exempt: readonly string[] = [],
): Problem[] =>
  [...files.keys()].flatMap(path => {
    const isKnown = [DOCUMENT, KNOWN, VERIFICATION].some(pattern => pattern.test(path))
    const isMeant = exempt.includes(path) || (linked.has(path) && !RUNS.test(path))
    if (isPicture(path) || isMeant || (isKnown && !/(?:^|\/)~\$[^/]*$/.test(path))) return []
    return fileProblem(
      `public${path}`,
      'unexpected-file',
      RUNS.test(path)
        ? 'This file would run on the website as a program, beside the pages.'
        : 'No page leads to this file, and yet everybody could open it on the website.',
      `Delete it. If it is meant for visitors, add "${path}" to "publicFiles" in "_site.json".`,
    )
  })
