import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import type { Field } from '../../../../schema/model/mapFields.ts'
import type { Document } from '../../../../schema/read/Document.ts'
import { invalidDocument } from '../../../../schema/read/invalidDocument.ts'
import type { SourceDocument } from '../../../../schema/read/source.ts'
import { sourceText } from '../../../../schema/richText/RichText.ts'
import type { Site } from '../../../../schema/site/createSite.ts'
import { linksTo } from '../../../lib/authoring/linksTo.ts'
import { newProblems, readForChange } from '../../../lib/authoring/newProblems.ts'
import type { Folders } from '../../../lib/Folders.ts'
import { UsageError } from '../../../lib/usageError.ts'
import { documentName } from './authorsWords.ts'

/** A document as an author knows it: by its title and its addresses. It may have mistakes. */
export interface KnownDocument {
  file: string
  kind: 'site' | 'page' | 'template' | 'post'
  title: string
  route: string
  /** Every address that leads to it, its route first. */
  addresses: readonly string[]
  /** The number of a post. */
  id: number | undefined
  text: string
  /** Absent while it has mistakes. */
  parsed: Document | undefined
}

/** All documents as they are on disk. */
export interface KnownSite {
  site: Site
  documents: KnownDocument[]
}

/** @param unsaved a document as its author has it now, to be read instead of the one on disk */
export async function readKnownSite(folders: Folders, unsaved?: SourceDocument): Promise<KnownSite> {
  const stored = await readForChange(folders)
  const isKnown = unsaved && stored.texts.has(unsaved.file)
  const site = isKnown ? stored.with({ texts: new Map([[unsaved.file, unsaved.text]]) }) : stored
  const named = [...site.texts.keys()].flatMap(file => {
    const text = site.texts.get(file) ?? ''
    const found = invalidDocument(file, text)
    return found ? [{ file, text, ...found }] : []
  })
  const prefix = named.find(({ kind }) => kind === 'template')?.route ?? ''
  const documents = named.map(
    ({ file, text, kind, id, aliases, route = kind === 'site' ? '/' : `${prefix}/${id}` }): KnownDocument => {
      return {
        file,
        kind,
        title: titleIn(text) ?? route,
        route,
        addresses: kind === 'site' ? [] : [route, ...aliases],
        id,
        text,
        parsed: site.reports.get(file)?.valid?.document,
      }
    },
  )
  return { site, documents }
}

/** @throws UsageError when there is no such document */
export function documentIn({ documents }: KnownSite, file: string): KnownDocument {
  const found = documents.find(document => document.file === file)
  if (!found) throw new UsageError('This page is not there any more. Somebody has moved or deleted it.')
  return found
}

/** @throws UsageError for a document of which every site has exactly one */
export function checkIsOrdinary({ kind }: KnownDocument): void {
  if (kind === 'site') throw new UsageError('This belongs to all pages, so there is exactly one.')
  if (kind === 'template') throw new UsageError('This page shows every post, so there is exactly one.')
}

function titleIn(text: string): string | undefined {
  const root = parseTree(text)
  const title: unknown = root && findNodeAtLocation(root, ['title'])?.value
  return typeof title === 'string' ? title : undefined
}

/** A document that links to another one. */
export interface LinkingDocument {
  file: string
  title: string
  /** The words of each of its links. Nothing for a document with mistakes, whose links cannot be told. */
  words: string[]
}

/** What depends on a document. */
export interface Dependents {
  links: LinkingDocument[]
  /** What else would be wrong without it, in words for the author. */
  others: string[]
}

export function dependentsOf(document: KnownDocument, { site, documents }: KnownSite): Dependents {
  const links = documents.filter(other => other !== document).flatMap(other => linksIn(other, document, site))
  const missing = newProblems(site, new Map([[document.file, null]]))
  const others = missing
    .filter(problem => !links.some(({ file }) => file === problem.file))
    .map(({ message, suggestion }) => `${message} ${suggestion}`)
  return { links, others: [...new Set(others)] }
}

function linksIn(source: KnownDocument, target: KnownDocument, site: Site): LinkingDocument[] {
  const name = documentName(source.kind, source.title, site) ?? ''
  const title = source.kind === 'site' ? `${name}: menu, footer, notice` : name
  const linking = { file: source.file, title }
  if (!source.parsed) return namesOneOf(target.addresses, source.text) ? [{ ...linking, words: [] }] : []
  const { parsed } = source
  const words = linksTo(target.addresses, parsed).map(field => wordsOf(field, parsed.value) ?? title)
  if (parsed.kind === 'post' && target.id !== undefined && parsed.value.relatedPosts.includes(target.id))
    words.push('Related posts')
  return words.length > 0 ? [{ ...linking, words }] : []
}

/** Whether a text that cannot be parsed has one of the addresses where a link could be. */
const namesOneOf = (addresses: readonly string[], text: string): boolean =>
  addresses.some(address => [`"${address}"`, `](${address})`].some(link => text.includes(link)))

/** Keys of the words of a link, beside the link. */
const WORDS = ['buttonText', 'text', 'label', 'title', 'name', 'question']

/** The words that visitors click, or those that stand beside the link. */
function wordsOf(field: Field, value: unknown): string | undefined {
  if (field.reference?.at) return wordsInText(field, value, field.reference.at.index)
  const found = WORDS.map(key => field.parent[key]).find(words => typeof words === 'string')
  return typeof found === 'string' ? found : undefined
}

/** The words in square brackets before an address in a running text. */
function wordsInText({ path }: Field, value: unknown, at: number): string | undefined {
  const text = path.reduce<unknown>((below, key) => Object(below)[key], value)
  // The schema has marked it as a text, which is one string or a list of lines.
  const before = sourceText(text as string | string[]).slice(0, at)
  return /\[([^[\]]*)\]\(\s*<?$/.exec(before)?.[1]
}
