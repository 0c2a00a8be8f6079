import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import type { Document } from '../../../../schema/read/Document.ts'
import { invalidDocument } from '../../../../schema/read/invalidDocument.ts'
import type { SourceDocument } from '../../../../schema/read/source.ts'
import type { Site } from '../../../../schema/site/createSite.ts'
import { readForChange } from '../../../lib/authoring/newProblems.ts'
import type { Folders } from '../../../lib/Folders.ts'
import { UsageError } from '../../../lib/usageError.ts'

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
