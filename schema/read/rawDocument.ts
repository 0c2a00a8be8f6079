import { parse } from 'jsonc-parser'
import { isObject } from '../model/isObject.ts'
import { valueOfText } from '../text/edit.ts'
import { type Document, mayBeDraft } from './Document.ts'
import { kindOf, prefixOf, routeOf } from './parse.ts'

/**
 * A document as it is written, valid or not. The problems of one that is not are reported; a link to it is no mistake of the
 * document that has the link.
 */
export interface RawDocument {
  file: string
  kind: Document['kind']
  /** Its fields, as far as they can be read. */
  fields: Readonly<Record<string, unknown>>
  /** Whether its text is a JSON object. */
  isJson: boolean
  /** Absent for a post, whose address follows from its number. */
  route?: string
  aliases: readonly string[]
  /** The number of a post. */
  id?: number
  /** Whether it says that it is a draft, which visitors never see. */
  isDraft: boolean
}

/**
 * Reads a document without checking it.
 * @param text empty where the file cannot be read at all
 * @param value that of the text, if it is JSON
 * @returns nothing for files that are none of the site's documents
 */
export function rawDocument(file: string, text = '', value = valueOfText(text)): RawDocument | undefined {
  const kind = kindOf(file)
  if (!kind) return undefined
  const isJson = isObject(value)
  const fields = isJson ? value : fieldsWithin(text)
  const common = { file, kind, fields, isJson, aliases: [], isDraft: false }
  switch (kind) {
    case 'site':
      return common
    case 'template':
      return { ...common, route: prefixOf(file) }
    case 'post': {
      const id = Number(fields.id ?? /(\d+)\.json$/.exec(file)?.[1])
      return { ...common, id, isDraft: fields.draft === true }
    }
    case 'page': {
      const route = routeOf(file)
      const aliases = Array.isArray(fields.aliases) ? fields.aliases : []
      return {
        ...common,
        route,
        aliases: aliases.filter(alias => typeof alias === 'string'),
        isDraft: mayBeDraft(kind, route) && fields.draft === true,
      }
    }
  }
}

/** The parser recovers from every mistake but nesting without end. */
function fieldsWithin(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = parse(text)
    return isObject(value) ? value : {}
  } catch (error) {
    if (error instanceof RangeError) return {}
    throw error
  }
}
