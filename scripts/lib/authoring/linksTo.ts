import { kindsThat } from '../../../schema/model/kinds.ts'
import { type Field, fieldWalker } from '../../../schema/model/mapFields.ts'
import { canonicalPath } from '../../../schema/model/paths.ts'
import type { Document } from '../../../schema/read/Document.ts'
import { schemas } from '../../../schema/read/parse.ts'

const eachLink = fieldWalker(...kindsThat(({ leadsTo }) => leadsTo === 'page' || leadsTo === 'anything'))

/** The fields of a document that link to a page. @param addresses of the page, in any spelling */
export function linksTo(addresses: readonly string[], document: Document): Field[] {
  const wanted = new Set(addresses.map(canonicalPath))
  const found: Field[] = []
  eachLink(schemas[document.kind], document.value, field => {
    if (field.value.startsWith('/') && wanted.has(canonicalPath(addressOf(field.value)))) found.push(field)
  })
  return found
}

/** A link without its query and its anchor. */
export const addressOf = (link: string): string => /^[^?#]*/.exec(link)?.[0] ?? ''
