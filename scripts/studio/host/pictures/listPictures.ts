import { statSync } from 'node:fs'
import { join } from 'node:path'
import { isObject } from '../../../../schema/model/isObject.ts'
import { type Field, fieldWalker } from '../../../../schema/model/mapFields.ts'
import type { Path } from '../../../../schema/problems/problem.ts'
import { kindOf, schemas } from '../../../../schema/read/parse.ts'
import { valueOfText } from '../../../../schema/text/edit.ts'
import { fileShownFor } from '../../../../schema/validate/publicFiles.ts'
import { readSite } from '../../../site/folder.ts'
import type { DocumentFiles } from '../documents/DocumentFiles.ts'
import type { Studio } from '../Studio.ts'
import { type Focus, focalPointsOf } from './focusPicture.ts'
import type { StoredPicture } from './storePicture.ts'

/** A picture as the dialog of all pictures shows it. */
export interface ListedPicture extends StoredPicture {
  uses: PictureUse[]
  /** The point around which it is cut, if it has one. */
  focus?: Focus | undefined
}

/** The pictures of a site that can be shown, the newest first, each with what shows it. */
export async function listPictures(studio: Studio): Promise<ListedPicture[]> {
  const { folders, files } = studio
  const { documents } = await studio.list()
  const titles = new Map(documents.map(({ file, title }) => [file, title]))
  const { files: facts } = (await readSite(folders)).input
  const uses = new Map<string, PictureUse[]>()
  for (const [path, found] of await pictureUses(files, titles)) {
    // A photograph takes the place of a drawing of its name.
    const shown = fileShownFor(path, facts)
    if (shown) uses.set(shown, [...(uses.get(shown) ?? []), ...found])
  }
  const points = await focalPointsOf(files, facts)
  return [...facts]
    .flatMap(([path, { picture: measures }]) => {
      const mtimeMs = statSync(join(folders.public, path), { throwIfNoEntry: false })?.mtimeMs
      // Pictures that cannot be read are among the mistakes.
      if (!measures || mtimeMs === undefined) return []
      const { width, height } = measures
      const focus = points.get(path)
      return {
        picture: { path, width, height, uses: uses.get(path) ?? [], ...(focus && { focus }) },
        mtimeMs,
      }
    })
    .sort((one, other) => other.mtimeMs - one.mtimeMs)
    .map(({ picture }) => picture)
}

/** A place of the site that shows a picture. */
export interface PictureUse {
  /** The document. */
  file: string
  /** The name of the page or post. */
  title: string
  /** The section of a page, by its type and heading. */
  section: { type: string; title: string } | undefined
  path: Path
  /** What the document says of the picture to those who cannot see it. */
  alt: string | undefined
}

const visitPictures = fieldWalker('image')

/** The pictures that a document names, also one with mistakes. */
export function picturesIn(file: string, text: string): { value: unknown; fields: Field[] } {
  const kind = kindOf(file)
  const value = valueOfText(text)
  const fields: Field[] = []
  if (kind) visitPictures(schemas[kind], value, field => fields.push(field))
  return { value, fields }
}

/** What shows each picture. Keys are paths as documents write them. @param titles the name of each document */
async function pictureUses(
  files: DocumentFiles,
  titles: ReadonlyMap<string, string>,
): Promise<Map<string, PictureUse[]>> {
  const uses = new Map<string, PictureUse[]>()
  for (const file of await files.list()) {
    // A document that cannot be edited is in the list of mistakes, and shows nothing.
    const stored = await files.read(file).catch(() => undefined)
    if (!stored) continue
    const { value, fields } = picturesIn(file, stored.text)
    for (const field of fields) {
      const use = {
        file,
        title: titles.get(file) ?? '',
        section: sectionOf(value, field.path),
        path: field.path,
      }
      uses.set(field.value, [...(uses.get(field.value) ?? []), { ...use, alt: altOf(field) }])
    }
  }
  return uses
}

function sectionOf(value: unknown, [key, index]: Path): PictureUse['section'] {
  const sections = key === 'sections' && isObject(value) ? value.sections : undefined
  const section: unknown = Array.isArray(sections) ? sections[Number(index)] : undefined
  if (!isObject(section)) return undefined
  return { type: String(section.type), title: typeof section.title === 'string' ? section.title : '' }
}

function altOf({ altKey, parent, reference }: Field): string | undefined {
  const alt = altKey ? parent[altKey] : reference?.alt
  return typeof alt === 'string' && alt !== '' ? alt : undefined
}
