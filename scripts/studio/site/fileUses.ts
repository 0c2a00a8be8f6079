import { isObject } from '../../../schema/model/isObject.ts'
import { fileTypes, kinds, kindsThat } from '../../../schema/model/kinds.ts'
import { type Field, fieldWalker } from '../../../schema/model/mapFields.ts'
import type { Path } from '../../../schema/problems/problem.ts'
import { kindOf, schemas } from '../../../schema/read/parse.ts'
import { valueOfText } from '../../../schema/text/edit.ts'
import { fileShownFor } from '../../../schema/validate/publicFiles.ts'
import type { ValidationContext } from '../../../schema/validate/ValidationContext.ts'
import { addressOf } from '../../lib/authoring/linksTo.ts'

type Facts = ValidationContext['files']

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

/** What uses each file. Keys are paths as documents write them. */
export function usesOfFiles(
  documents: Iterable<{ file: string; title: string; text: string }>,
  facts: Facts,
): Map<string, FileUse[]> {
  const uses = new Map<string, FileUse[]>()
  for (const { file, title, text } of documents) {
    const value = valueOfText(text)
    for (const field of fileFieldsIn(file, value)) {
      const path = fileOf(field, facts)
      if (path === undefined) continue
      uses.set(path, [...(uses.get(path) ?? []), describeUse(field, { file, title }, value)])
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

/** @param value of the document */
export const describeUse = (
  field: Field,
  { file, title }: Pick<FileUse, 'file' | 'title'>,
  value: unknown,
): FileUse => ({ file, title, section: sectionOf(value, field.path), path: field.path, alt: altOf(field) })

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
