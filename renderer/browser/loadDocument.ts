import { canonicalPath, isBelow } from '../../schema/model/paths.ts'
import type { SiteData } from '../../schema/model/viewModel.ts'
import { trustedPage } from './trustedTypes.ts'

/** A page that can be shown: what stands in the body, and its metadata. */
export interface Loaded {
  page: HTMLElement
  metadata: Element[]
}

/** How many documents are cached, for links that were followed or prefetched. */
const CACHE_SIZE = 24

/** Path → its document, with its styles loaded. Undefined where this document must not show it. */
const documents = new Map<string, Promise<Document | undefined>>()

/**
 * Loads the page at a path.
 * @returns undefined where this document must not show it: it is of another release, it may do what this document's policy
 * forbids, or it is none of this site
 * @throws when the network or the server fails
 */
export async function loadPage(path: string): Promise<Loaded | undefined> {
  const found = await loadDocument(path)
  const page = found?.getElementById('page')
  if (!found || !page) return undefined
  for (const other of otherPaths(path, page)) {
    const better = await loadPage(other)
    if (better && better.page.dataset.fallbacks === undefined) return better
  }
  return {
    page: document.importNode(page, true),
    metadata: metadataIn(found).map(element => document.importNode(element, true)),
  }
}

/** Loads the document at a path, once. @throws as `loadPage` */
export function loadDocument(path: string): Promise<Document | undefined> {
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
    'title, meta[name="description"], meta[name="robots"], meta[property], link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"]',
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

async function fetchDocument(path: string): Promise<Document | undefined> {
  const response = await fetch(path, { headers: { accept: 'text/html' } })
  // The HTML of an unknown address is its page.
  if (!response.ok && response.status !== 404) throw new Error(`${response.status} ${response.statusText}`)
  const styles: string[] = []
  // The policy of this document would refuse them, and say so.
  const html = (await response.text()).replace(/<style[^>]*>([^<]*)<\/style>/g, (_, style) => {
    styles.push(style)
    return ''
  })
  const parsed = new DOMParser().parseFromString(trustedPage(html), 'text/html')
  if (scriptOf(parsed) !== scriptOf(document) || policyOf(parsed) !== policyOf(document)) return undefined
  addRules(styles[0] ?? '')
  await Promise.all(
    Array.from(parsed.querySelectorAll<HTMLLinkElement>('main link[rel="stylesheet"]'), loadSheet),
  )
  return parsed
}

/** Another release has another entry script. */
const scriptOf = (document: Document) =>
  document.querySelector('body > script[type="module"]')?.getAttribute('src')

/** The policy of a document apart from the hashes of its styles, which are no matter here: scripts may add styles. */
const policyOf = (document: Document) =>
  document.querySelector<HTMLMetaElement>('meta[http-equiv]')?.content.replace(/style-src[^;]*/, '')

/** The rules of pages that were shown later. */
const sheet = new CSSStyleSheet()
const known = new Set<string>()

/** Adds the rules that this document does not have. The others stay where they are, before those of islands and of print. */
function addRules(style: string) {
  if (known.size === 0) {
    document.adoptedStyleSheets.push(sheet)
    const own = document.querySelector('style')
    known.add(own?.textContent ?? '')
    for (const { cssText } of own?.sheet?.cssRules ?? []) known.add(cssText)
  }
  if (known.has(style)) return
  known.add(style)
  const rules = new CSSStyleSheet()
  rules.replaceSync(style)
  for (const { cssText } of rules.cssRules) {
    if (known.has(cssText)) continue
    known.add(cssText)
    sheet.insertRule(cssText, sheet.cssRules.length)
  }
}

/** Loads a style sheet of a section before its page is shown. It then stays in the head. */
function loadSheet(section: HTMLLinkElement): Promise<void> | undefined {
  const href = new URL(section.getAttribute('href') ?? '', window.location.href).href
  if (Array.from(document.styleSheets, sheet => sheet.href).includes(href)) return undefined
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', href })
  document.head.append(link)
  return new Promise(resolve => {
    // The page is readable without it.
    link.onload = link.onerror = () => resolve()
  })
}
