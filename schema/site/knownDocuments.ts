import { longAbsenceOf } from '../model/publication.ts'
import { type RawDocument, rawDocument } from '../read/rawDocument.ts'

/** A document of a site as its authors know it, valid or not. */
export interface KnownDocument extends RawDocument {
  /** As it is written. */
  title: string | undefined
  /** The page that shows it. */
  route: string
  /** Every address that leads to it, its route first. */
  addresses: readonly string[]
  /** Why visitors do not see it. Ends a sentence that begins with its name. */
  absence: string | undefined
  /** Whether a day is to come on which it appears or leaves. */
  isScheduled: boolean
}

/**
 * All documents of a site by their files, in their order.
 * @param texts file → its text, empty where it cannot be read
 * @param before a document as it was read before, if its text is the same
 */
export function knownDocuments(
  texts: Iterable<readonly [file: string, text: string]>,
  today: string,
  before: (file: string) => RawDocument | undefined = () => undefined,
): Map<string, KnownDocument> {
  const documents = [...texts].flatMap(([file, text]) => before(file) ?? rawDocument(file, text) ?? [])
  const prefix = documents.find(({ kind }) => kind === 'template')?.route ?? ''
  return new Map(documents.map(document => [document.file, knownDocument(document, prefix, today)]))
}

function knownDocument(document: RawDocument, prefix: string, today: string): KnownDocument {
  const { kind, fields, id, aliases } = document
  const isOfAll = kind === 'site'
  const route = isOfAll ? '/' : (document.route ?? `${prefix}/${id}`)
  const days = [fields.publishOn, fields.unpublishOn]
  return {
    ...document,
    title: typeof fields.title === 'string' ? fields.title : undefined,
    route,
    addresses: isOfAll ? [] : [route, ...aliases],
    absence: isOfAll ? undefined : longAbsenceOf(fields, today),
    isScheduled: days.some(day => typeof day === 'string' && day > today),
  }
}
