import type { Field } from '../../../schema/model/mapFields.ts'
import { valueAt } from '../../../schema/model/schemaNode.ts'
import { sourceText } from '../../../schema/richText/RichText.ts'
import type { Site } from '../../../schema/site/createSite.ts'
import type { KnownDocument } from '../../../schema/site/knownDocuments.ts'
import { linksTo } from '../../lib/authoring/linksTo.ts'
import { newProblems } from '../../lib/authoring/newProblems.ts'
import { documentName } from './authorsWords.ts'

/** A document that links to another one. */
export interface LinkingDocument {
  file: string
  title: string
  /** The words of each of its links. Nothing for a document with mistakes, whose links are unknown. */
  words: string[]
}

/** What depends on a document. */
export interface Dependents {
  links: LinkingDocument[]
  /** What else would be wrong without it, in words for the author. */
  others: string[]
}

export function dependentsOf(document: KnownDocument, site: Site): Dependents {
  const links = [...site.known.values()]
    .filter(({ file }) => file !== document.file)
    .flatMap(other => linksIn(other, document, site))
  const missing = newProblems(site, new Map([[document.file, null]]))
  const others = missing
    .filter(problem => !links.some(({ file }) => file === problem.file))
    .map(({ message, suggestion }) => `${message} ${suggestion}`)
  return { links, others: [...new Set(others)] }
}

function linksIn(source: KnownDocument, target: KnownDocument, site: Site): LinkingDocument[] {
  const { file, kind } = source
  const name = documentName(source, site) ?? source.route
  const title = kind === 'site' ? `${name}: menu, footer, notice` : name
  const valid = site.document(file)
  if (!valid)
    return namesOneOf(target.addresses, site.texts.get(file) ?? '') ? [{ file, title, words: [] }] : []
  const words = linksTo(target.addresses, valid).map(field => wordsOf(field, valid.value) ?? title)
  if (valid.kind === 'post' && target.id !== undefined && valid.value.relatedPosts.includes(target.id))
    words.push('Related posts')
  return words.length > 0 ? [{ file, title, words }] : []
}

/** Whether a text that cannot be parsed has one of the addresses where a link could be. */
const namesOneOf = (addresses: readonly string[], text: string): boolean =>
  addresses.some(address => [`"${address}"`, `](${address})`].some(link => text.includes(link)))

/** Keys of the words of a link, next to the link. */
const WORDS = ['buttonText', 'text', 'label', 'title', 'name', 'question']

/** The words that visitors click, or those next to the link. */
function wordsOf(field: Field, value: unknown): string | undefined {
  if (field.reference?.at) return wordsInText(field, value, field.reference.at.index)
  const found = WORDS.map(key => field.parent[key]).find(words => typeof words === 'string')
  return typeof found === 'string' ? found : undefined
}

/** The words in square brackets before an address in a running text. */
function wordsInText({ path }: Field, value: unknown, at: number): string | undefined {
  const text = valueAt(value, path)
  // The schema has marked it as a text, which is one string or a list of lines.
  const before = sourceText(text as string | string[]).slice(0, at)
  return /\[([^[\]]*)\]\(\s*<?$/.exec(before)?.[1]
}
