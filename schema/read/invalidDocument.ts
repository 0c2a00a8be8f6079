import { findNodeAtLocation, getNodeValue, type Node, parseTree } from 'jsonc-parser'
import { type Document, mayBeDraft } from './Document.ts'
import { kindOf, prefixOf, routeOf } from './parse.ts'

/** A document with mistakes. Its own problems are reported; a link to it is no mistake of the document that has the link. */
export interface InvalidDocument {
  kind: Document['kind']
  /** Absent for a post, whose address follows from its number. */
  route?: string
  aliases: readonly string[]
  /** The number of a post, as far as it can be read. */
  id?: number
  /** Whether it says that it is a draft, which visitors never see. */
  isDraft?: boolean
}

/**
 * What is known of a document with mistakes.
 * @param text absent where the file cannot be read at all
 * @returns nothing for files that are none of the site's documents
 */
export function invalidDocument(file: string, text = ''): InvalidDocument | undefined {
  const kind = kindOf(file)
  const root = kind && treeOf(text)
  const fieldOf = (key: string): unknown => {
    const node = root && findNodeAtLocation(root, [key])
    return node && getNodeValue(node)
  }
  const isDraft = mayBeDraft(kind, kind === 'page' ? routeOf(file) : undefined) && fieldOf('draft') === true
  switch (kind) {
    case undefined:
      return undefined
    case 'site':
      return { kind, aliases: [] }
    case 'template':
      return { kind, route: prefixOf(file), aliases: [] }
    case 'post':
      return { kind, aliases: [], id: Number(fieldOf('id') ?? /(\d+)\.json$/.exec(file)?.[1]), isDraft }
    case 'page': {
      const aliases: unknown = fieldOf('aliases')
      return {
        kind,
        route: routeOf(file),
        aliases: Array.isArray(aliases) ? aliases.filter(alias => typeof alias === 'string') : [],
        isDraft,
      }
    }
  }
}

/** The parser recovers from every mistake but nesting without end. */
function treeOf(text: string): Node | undefined {
  try {
    return parseTree(text)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
