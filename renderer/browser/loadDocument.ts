import { canonicalPath, isBelow } from '../../schema/model/paths.ts'
import type { SiteData } from '../../schema/model/viewModel.ts'
import { trustedPage } from './trustedTypes.ts'

/** A page that can be shown: what is in the body, and its metadata. */
export interface Loaded {
  page: HTMLElement
  metadata: Element[]
}

/** How many documents are cached, for links that were followed or prefetched. */
const CACHE_SIZE = 24

interface Fetched {
  html: string
  /** Until it is shown: its elements then belong to this document. A copy of them would be refused, for the scripts that hold data. */
  parsed?: Document | undefined
}

/** Path → the document there. Undefined where this document must not show it. */
const documents = new Map<string, Promise<Fetched | undefined>>()

/**
 * Loads the page at a path.
 * @returns undefined where this document must not show it: it is of another release, it may do what this document's policy
 * forbids, or it is none of this site
 * @throws when the network or the server fails
 */
export async function loadPage(path: string): Promise<Loaded | undefined> {
  const found = await loadDocument(path)
  if (!found) return undefined
  const parsed = found.parsed ?? parse(found.html)
  found.parsed = undefined
  const page = parsed.getElementById('page')
  if (!page) return undefined
  for (const other of otherPaths(path, page)) {
    const better = await loadPage(other)
    if (better && better.page.dataset.fallbacks === undefined) return better
  }
  page.querySelector(STYLESHEET)?.remove()
  return {
    page: document.adoptNode(page),
    metadata: metadataIn(parsed).map(element => document.adoptNode(element)),
  }
}

/** Loads the document at a path, once. @throws as `loadPage` */
export function loadDocument(path: string): Promise<Fetched | undefined> {
  const cached = documents.get(path)
  if (cached) return cached
  const loading = fetchDocument(path)
  documents.set(path, loading)
  loading.catch(() => documents.delete(path))
  for (const oldest of [...documents.keys()].slice(0, -CACHE_SIZE)) documents.delete(oldest)
  return loading
}

export const forgetDocuments = (): void => documents.clear()

/** The elements of the head that belong to one page. */
export const metadataIn = ({ head }: Document): Element[] => [
  ...head.querySelectorAll(
    'title, meta:is([name="description"], [name="robots"], [property]):not([http-equiv]), link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"]',
  ),
]

/**
 * Where the page for a path is that a host has answered with its page for unknown addresses: not every host knows that letter
 * case does not matter, and what is shown for unknown addresses below some others.
 * @param page the page for unknown addresses; any other is no reason to look elsewhere
 */
export function otherPaths(path: string, { dataset }: HTMLElement): string[] {
  if (dataset.fallbacks === undefined) return []
  // Sorted, the longest prefix first.
  const fallbacks: SiteData['fallbacks'] = JSON.parse(dataset.fallbacks)
  const fallback = fallbacks.find(({ prefix }) => isBelow(path, prefix))?.route
  return [canonicalPath(path), ...(fallback ? [fallback] : [])].filter(other => other !== path)
}

async function fetchDocument(path: string): Promise<Fetched | undefined> {
  // Of this site, even where it begins with two slashes.
  const url = window.location.origin + path
  const response = await fetch(url, { headers: { accept: 'text/html' }, redirect: 'manual' })
  // The browser goes where the server leads, and shows where that is.
  if (response.type === 'opaqueredirect') return undefined
  // The HTML of an unknown address is its page.
  if (!response.ok && response.status !== 404) throw new Error(`${response.status} ${response.statusText}`)
  if (!response.headers.get('content-type')?.startsWith('text/html')) return undefined
  // The policy of this document would refuse its styles, and say so. The stylesheet is here.
  const html = (await response.text()).replace(/<style[^>]*>[^<]*<\/style>/g, '')
  const parsed = parse(html)
  if (releaseOf(parsed) !== releaseOf(document) || policyOf(parsed) !== policyOf(document)) return undefined
  return { html, parsed }
}

/** A document of this site's HTML, in which no script runs. */
export const parse = (html: string): Document =>
  new DOMParser().parseFromString(trustedPage(html), 'text/html')

/** Another release has another entry script, or another stylesheet. */
const releaseOf = (document: Document): string =>
  `${document.querySelector('body > script[type="module"]')?.getAttribute('src')} ${document.querySelector(STYLESHEET)?.getAttribute('href')}`

/** The link to the site's stylesheet, which is behind the first section. */
export const STYLESHEET = 'link[rel="stylesheet"]:not([media])'

/** The policy of a document apart from the hashes of its styles, which are no matter here. */
const policyOf = (document: Document) =>
  document.querySelector<HTMLMetaElement>('meta[http-equiv]')?.content.replace(/style-src[^;]*/, '')
