import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { FileFacts } from '../../../../schema/model/FileFacts.ts'
import { isObject } from '../../../../schema/model/isObject.ts'
import { fileTypes, kinds, kindsThat } from '../../../../schema/model/kinds.ts'
import { type Field, fieldWalker } from '../../../../schema/model/mapFields.ts'
import type { Path } from '../../../../schema/problems/problem.ts'
import { kindOf, schemas } from '../../../../schema/read/parse.ts'
import { valueOfText } from '../../../../schema/text/edit.ts'
import { fileShownFor } from '../../../../schema/validate/publicFiles.ts'
import type { ValidationContext } from '../../../../schema/validate/ValidationContext.ts'
import { addressOf } from '../../../lib/authoring/linksTo.ts'
import { SiteFolder } from '../../../site/folder.ts'
import { isAttachment } from '../../site/attachmentTypes.ts'
import type { Studio } from '../Studio.ts'

type Facts = ValidationContext['files']

/** What is known of each public file as it is on disk. */
export const factsOf = async ({ folders }: Studio): Promise<Facts> =>
  (await new SiteFolder(folders).read()).files

/** A place of the site that shows a file or leads to it. */
export interface FileUse {
  /** The document. */
  file: string
  /** The name of the page or post. */
  title: string
  /** The section of a page, by its type and heading. */
  section: { type: string; title: string } | undefined
  path: Path
  /** What the document says of a picture to those who cannot see it. */
  alt: string | undefined
}

/** A file of the site, with what uses it. */
export interface ListedFile {
  /** As documents write it. */
  path: string
  uses: FileUse[]
}

/** A file that visitors download. */
export interface ListedAttachment extends ListedFile {
  /** In bytes. */
  size: number
  /** Of a PDF, where that is known. */
  pages?: number | undefined
  /** What is wrong with it, and what to do. */
  problem?: string | undefined
}

/** The files of the site that visitors download, the newest first. */
export const listAttachments = async (studio: Studio): Promise<ListedAttachment[]> =>
  listFilesWithUses(studio, await factsOf(studio), (path, { size, pages, problems: [problem] = [] }) =>
    isAttachment(path)
      ? { size, pages, problem: problem && `${problem.message} ${problem.suggestion}` }
      : undefined,
  )

/**
 * Some files of the site with what uses them, the newest first.
 * @param describe what is said of a file; undefined for one that is not listed
 */
export async function listFilesWithUses<T extends object>(
  studio: Studio,
  facts: Facts,
  describe: (path: string, facts: FileFacts) => T | undefined,
): Promise<(T & ListedFile)[]> {
  const uses = await usesOfFiles(studio, facts)
  return [...facts]
    .flatMap(([path, known]) => {
      const described = describe(path, known)
      const mtimeMs = statSync(join(studio.folders.public, path), { throwIfNoEntry: false })?.mtimeMs
      if (!described || mtimeMs === undefined) return []
      return { file: { ...described, path, uses: uses.get(path) ?? [] }, mtimeMs }
    })
    .sort((one, other) => other.mtimeMs - one.mtimeMs)
    .map(({ file }) => file)
}

/** What uses each file. Keys are paths as documents write them. */
async function usesOfFiles(studio: Studio, facts: Facts): Promise<Map<string, FileUse[]>> {
  const titles = new Map((await studio.list()).documents.map(({ file, title }) => [file, title]))
  const uses = new Map<string, FileUse[]>()
  for (const file of await studio.files.list()) {
    // A document that cannot be edited is in the list of mistakes, and shows nothing.
    const stored = await studio.files.read(file).catch(() => undefined)
    if (!stored) continue
    const value = valueOfText(stored.text)
    for (const field of fileFieldsIn(file, value)) {
      const path = fileOf(field, facts)
      if (path === undefined) continue
      const section = sectionOf(value, field.path)
      const use = { file, title: titles.get(file) ?? '', section, path: field.path, alt: altOf(field) }
      uses.set(path, [...(uses.get(path) ?? []), use])
    }
  }
  return uses
}

const visitFiles = fieldWalker(...kindsThat(({ publishes }) => publishes === true))

/** The fields of a document that name files: pictures, documents, and links, which may lead to one. */
export function fileFieldsIn(file: string, value: unknown): Field[] {
  const kind = kindOf(file)
  const fields: Field[] = []
  if (kind) visitFiles(schemas[kind], value, field => fields.push(field))
  return fields
}

/** The file that a field names. Where a picture is shown, a photograph takes the place of a drawing of its name. */
export function fileOf({ kind, value }: Field, facts: Facts): string | undefined {
  if (kinds[kind].file === fileTypes.picture) return fileShownFor(value, facts)
  const path = addressOf(value)
  return facts.has(path) ? path : undefined
}

function sectionOf(value: unknown, [key, index]: Path): FileUse['section'] {
  const sections = key === 'sections' && isObject(value) ? value.sections : undefined
  const section: unknown = Array.isArray(sections) ? sections[Number(index)] : undefined
  if (!isObject(section)) return undefined
  return { type: String(section.type), title: typeof section.title === 'string' ? section.title : '' }
}

function altOf({ kind, altKey, parent, reference }: Field): string | undefined {
  if (kinds[kind].file !== fileTypes.picture) return undefined
  const alt = altKey ? parent[altKey] : reference?.alt
  return typeof alt === 'string' && alt !== '' ? alt : undefined
}
