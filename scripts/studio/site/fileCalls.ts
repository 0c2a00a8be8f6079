import type { FileFacts } from '../../../schema/model/FileFacts.ts'
import type { FocalPoint } from '../../../schema/model/site/focalPoints.ts'
import { site } from '../../../schema/model/site.ts'
import { removeValue, rewriteValue, setValue, valueOfText } from '../../../schema/text/edit.ts'
import { fileShownFor } from '../../../schema/validate/publicFiles.ts'
import type { ValidationContext } from '../../../schema/validate/ValidationContext.ts'
import { UsageError } from '../../lib/usageError.ts'
import { type FileKind, fileName, folders, freeNameFor, isOfKind, type NewFile } from './addedFile.ts'
import { titleOf } from './documentPlans.ts'
import { type FileUse, fileFieldsIn, fileOf, usesOfFiles } from './fileUses.ts'
import type { StudioSite } from './StudioSite.ts'
import { copiesOf, type TakingOut, takingOut } from './takingOut.ts'

/** A picture or a document of the site, as the library shows it. */
export interface ListedFile extends Pick<FileFacts, 'size' | 'pages' | 'picture'> {
  /** As documents write it. */
  path: string
  /** Where it is on the website. */
  address: string
  uses: FileUse[]
  /** What is wrong with it, and what to do. */
  problem?: string | undefined
}

/** What became of files that were to be deleted. */
export interface Deletion {
  /** Those that are gone. */
  deleted: string[]
  /** Those that stay, and why. */
  kept: { path: string; reason: string }[]
}

/** A file that an author adds, checked and prepared by the page. */
interface Addition extends NewFile {
  kind: FileKind
  /** What its author calls it. */
  name: string
  /** What it belongs to, such as the title of a page. */
  about: string
  /** The path of a file of the same name, whose place it takes. */
  replace?: string
}

/** What the page asks about public files, and what it changes. Paths are as documents write them. */
export const fileCalls = {
  /**
   * The files of a kind with what uses them: first what is not published, the latest change first, then by path. Pictures that cannot
   * be read are among the problems alone.
   */
  files(studio: StudioSite, { kind }: { kind: FileKind }): ListedFile[] {
    const { files } = studio.site.input
    const uses = usesOfFiles(documentsOf(studio), files)
    const changed = studio.workspace.changes.map(({ path }) => path.slice('public'.length))
    return [...files]
      .filter(([path, { picture }]) => isOfKind(path, kind) && (kind === 'document' || picture))
      .map(([path, { size, pages, picture, problems }]) => ({
        ...{ path, size, pages, picture, uses: uses.get(path) ?? [] },
        address: studio.around.base.slice(0, -1) + encodeURI(path),
        problem: wordsOf(problems),
      }))
      .sort(
        (one, other) =>
          changed.indexOf(other.path) - changed.indexOf(one.path) || (one.path < other.path ? -1 : 1),
      )
  },

  /** The file that has the name which an author has given to one that is to be added. */
  namesakeOf(
    studio: StudioSite,
    { kind, name, ending }: Pick<Addition, 'kind' | 'name' | 'ending'>,
  ): ListedFile | undefined {
    const own = `/${folders[kind]}/${fileName(name, '', kind)}.${ending}`
    // To look for what uses files takes longer than all else.
    if (!studio.site.input.files.has(own)) return undefined
    return fileCalls.files(studio, { kind }).find(({ path }) => path === own)
  },

  /** @returns what is wrong with it as well, which keeps nobody from using it */
  async addFile(
    studio: StudioSite,
    { bytes, ending, kind, name, about, replace }: Addition,
  ): Promise<{ path: string; problem?: string | undefined }> {
    if (replace !== undefined) refuseMissing(studio, replace, kind)
    const path = replace ?? freePath(studio, folders[kind], fileName(name, about, kind), ending)
    beingAdded.add(path)
    try {
      await studio.writeFiles(new Map([[path, bytes]]))
    } finally {
      beingAdded.delete(path)
    }
    return { path, problem: wordsOf(studio.site.input.files.get(path)?.problems) }
  },

  /** Deletes files that nothing uses. */
  async deleteFiles(studio: StudioSite, { paths }: { paths: readonly string[] }): Promise<Deletion> {
    const users = usersOf(studio, paths)
    const deletion: Deletion = { deleted: [], kept: [] }
    for (const path of paths) {
      const user = users.get(path)
      if (user !== undefined)
        deletion.kept.push({ path, reason: `“${user}” uses it. Take it out there first.` })
      else if (studio.site.input.files.has(path)) deletion.deleted.push(path)
      else deletion.kept.push({ path, reason: missing() })
    }
    await remove(studio, deletion.deleted)
    return deletion
  },

  /** The point around which a picture is cut, if it has one. */
  focusOf: ({ site }: StudioSite, { path }: { path: string }): Focus | undefined =>
    pointsIn(site.texts.get(SITE))?.find(isOf(path, site.input.files)),

  /** Gives a picture a focal point, or takes it away. */
  async focusPicture(studio: StudioSite, { path, focus }: { path: string; focus: Focus | null }) {
    refuseMissing(studio, path, 'picture')
    const text = studio.site.texts.get(SITE) ?? ''
    await studio.write(new Map([[SITE, withFocus(text, path, focus, studio.site.input.files)]]))
  },

  /**
   * Takes a file out of every document, and out of the site, with parts and copies of it.
   * @param isTrial only says what would happen
   */
  async takeOutFile(
    studio: StudioSite,
    { path, isTrial }: { path: string; isTrial: boolean },
  ): Promise<TakingOut> {
    refuseMissing(studio, path)
    const { texts, ...found } = takingOut(studio.site, copiesOf(studio, path), file => nameIn(studio, file))
    if (isTrial || found.needed.length > 0) return found
    await remove(studio, found.paths, texts)
    return found
  },
}

const wordsOf = ([problem]: FileFacts['problems'] = []): string | undefined =>
  problem && `${problem.message} ${problem.suggestion}`

const missing = (kind: FileKind | 'file' = 'file') => `There is no such ${kind} any more.`

function refuseMissing(studio: StudioSite, path: string, kind?: FileKind): void {
  if (!studio.site.input.files.has(path) || !isOfKind(path, kind)) throw new UsageError(missing(kind))
}

/** Names that files get at this moment. */
const beingAdded = new Set<string>()

function freePath(studio: StudioSite, folder: string, name: string, ending: string): string {
  const start = `/${folder}/`
  const others = [...studio.site.input.files.keys(), ...beingAdded]
    .filter(path => path.startsWith(start))
    .map(path => path.slice(start.length))
  return start + freeNameFor(name, ending, others)
}

/** Removes files, and what the site holds about them. @param texts of documents that do not name them any more */
async function remove(
  studio: StudioSite,
  paths: readonly string[],
  texts: Map<string, string> = new Map(),
): Promise<void> {
  const { files } = studio.site.input
  for (const path of paths) {
    const shared = texts.get(SITE) ?? studio.site.texts.get(SITE)
    if (shared !== undefined && pointsIn(shared)?.some(isOf(path, files)))
      texts.set(SITE, withFocus(shared, path, null, files))
  }
  await studio.write(texts)
  await studio.writeFiles(new Map(paths.map(path => [path, null])))
}

function nameIn({ site }: StudioSite, file: string): string {
  const document = site.known.get(file)
  return document ? titleOf(document, site) : file
}

const documentsOf = (studio: StudioSite) =>
  [...studio.site.input.texts].map(([file, text]) => ({ file, text, title: nameIn(studio, file) }))

/** The title of a document that uses each file. Of one with mistakes, any mention counts. */
function usersOf(studio: StudioSite, paths: readonly string[]): Map<string, string> {
  const { files } = studio.site.input
  const users = new Map<string, string>()
  for (const { file, text, title } of documentsOf(studio)) {
    const value = valueOfText(text)
    for (const field of fileFieldsIn(file, value)) users.set(fileOf(field, files) ?? '', title)
    // The site also names pictures that nothing shows: those with a focal point.
    if (file === SITE && value !== undefined) continue
    for (const path of paths)
      if (text.includes(path) || text.includes(encodeURI(path))) users.set(path, title)
  }
  return users
}

/** The document that holds the focal points of all pictures. */
const SITE = '_site.json'

/** A place on a picture, in percent from its left and upper edge. */
export type Focus = Pick<FocalPoint, 'x' | 'y'>

/** Whether a focal point is that of a picture's file. */
const isOf =
  (path: string, files: ValidationContext['files']) =>
  ({ image }: FocalPoint): boolean =>
    (fileShownFor(image, files) ?? image) === path

/**
 * Gives a picture a focal point, or takes it away.
 * @param text of the document that holds them
 * @param path the picture's file
 */
function withFocus(
  text: string,
  path: string,
  focus: Focus | null,
  files: ValidationContext['files'],
): string {
  const points = pointsIn(text)
  if (!points)
    throw new UsageError('What all pages share has a mistake that no form can show. Correct it first.')
  const index = points.findIndex(isOf(path, files))
  const point = points[index]
  const changed = focus ? [{ image: point?.image ?? path, ...focus }] : []
  const all = points.toSpliced(index < 0 ? points.length : index, point ? 1 : 0, ...changed)
  if (all.length === 0) return removeValue(text, ['focalPoints'])
  return points.length > 0
    ? rewriteValue(text, ['focalPoints'], points, all)
    : setValue(text, ['focalPoints'], all, Object.keys(site.shape))
}

/** @returns undefined for a text in which they have no place */
function pointsIn(text: string | undefined): FocalPoint[] | undefined {
  const value = valueOfText(text)
  if (value === undefined) return undefined
  const { success, data } = site.shape.focalPoints.safeParse(Object(value).focalPoints)
  return success ? (data ?? []) : undefined
}
