import { type Field, mapFields } from '../../../schema/model/mapFields.ts'
import { canonicalPath } from '../../../schema/model/paths.ts'
import type { Document } from '../../../schema/read/Document.ts'
import { schemas } from '../../../schema/read/parse.ts'

/** The fields of a document that link to a page. @param addresses of the page, in any spelling */
export function linksTo(addresses: readonly string[], document: Document): Field[] {
  const wanted = new Set(addresses.map(canonicalPath))
  const found: Field[] = []
  mapFields(schemas[document.kind], document.value, field => {
    const isReference = field.kind === 'link' || field.kind === 'page'
    if (isReference && field.value.startsWith('/') && wanted.has(canonicalPath(addressOf(field.value))))
      found.push(field)
    return field.value
  })
  return found
}

/** A link without its query and its anchor. */
export const addressOf = (link: string): string => /^[^?#]*/.exec(link)?.[0] ?? ''
