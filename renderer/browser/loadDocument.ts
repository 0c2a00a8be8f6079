import { canonicalPath, isBelow } from '../../schema/model/paths.ts'
import type { SiteData } from '../../schema/model/viewModel.ts'
import { trustedPage } from './trustedTypes.ts'

/** A page that can be shown: what stands in the body, and its metadata. */
export interface Loaded {
  page: HTMLElement
  metadata: Element[]
}

/** How many pages are cached for links that were followed or prefetched. */
const CACHE_SIZE = 24

/** Path → HTML. */
const texts = new Map<string, Promise<string>>()

/** Path → the page that was prefetched. It can be shown once. */
const prefetched = new Map<string, Promise<Loaded | undefined>>()

/** Loads the page at a path, which the visitor will probably ask for. */
export function prefetchDocument(path: string): void {
  if (prefetched.has(path)) return
  const page = read(path)
  prefetched.set(path, page)
  page.catch(() => prefetched.delete(path))
}

/**
 * Loads the page at a path, with its styles.
 * @returns undefined where this document must not show it: it is of another release, it may do what this document's policy
 * forbids, or it is none of this site
 * @throws when the network or the server fails
 */
export function fetchDocument(path: string): Promise<Loaded | undefined> {
  const page = prefetched.get(path)
  prefetched.delete(path)
  return page ?? read(path)
}

export function clearCache(): void {
  texts.clear()
  prefetched.clear()
}

/** The elements of the head that belong to one page. */
export const metadataIn = (document: Document): Element[] => [
  ...document.head.querySelectorAll(
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
  const fallbacks: SiteData['fallbacks'] = JSON.parse(dataset.fallbacks)
  // Sorted, the longest prefix first.
  const fallback = fallbacks.find(({ prefix }) => isBelow(path, prefix))?.route
  return [canonicalPath(path), ...(fallback ? [fallback] : [])].filter(other => other !== path)
}

async function read(path: string): Promise<Loaded | undefined> {
  const found = await parsedAt(path)
  if (!found) return undefined
  for (const other of otherPaths(path, found.page)) {
    const better = await parsedAt(other)
    if (better && better.page.dataset.fallbacks === undefined) return better
  }
  return found
}

async function parsedAt(path: string): Promise<Loaded | undefined> {
  const styles: string[] = []
  // The policy of this document would refuse them, and say so.
  const html = (await textAt(path)).replace(/<style[^>]*>([^<]*)<\/style>/g, (_, style) => {
    styles.push(style)
    return ''
  })
  const parsed = new DOMParser().parseFromString(trustedPage(html), 'text/html')
  const page = parsed.getElementById('page')
  if (!page || !isOfThisRelease(parsed) || policyOf(parsed) !== policyOf(document)) return undefined
  await Promise.all(Array.from(page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'), loadSheet))
  addRules(styles[0] ?? '')
  return {
    page: document.adoptNode(page),
    metadata: metadataIn(parsed).map(element => document.adoptNode(element)),
  }
}

function textAt(path: string): Promise<string> {
  const cached = texts.get(path)
  if (cached) return cached
  const text = fetchText(path)
  texts.set(path, text)
  text.catch(() => texts.delete(path))
  for (const oldest of [...texts.keys()].slice(0, -CACHE_SIZE)) texts.delete(oldest)
  return text
}

/** The HTML at a path. That of an unknown address is its error page. */
async function fetchText(path: string): Promise<string> {
  const response = await fetch(path, { headers: { accept: 'text/html' } })
  if (!response.ok && response.status !== 404) throw new Error(`${response.status} ${response.statusText}`)
  return response.text()
}

/** Whether a document asks for the same code. */
const isOfThisRelease = (parsed: Document): boolean => scriptOf(parsed) === scriptOf(document)

const scriptOf = (document: Document) =>
  document.querySelector('body > script[type="module"]')?.getAttribute('src')

/** The policy of a document apart from the hashes of its styles, which are no matter here: scripts may add styles. */
const policyOf = (document: Document) =>
  document.querySelector<HTMLMetaElement>('meta[http-equiv]')?.content.replace(/style-src[^;]*/, '')

/** The rules that pages have brought which were shown later. */
const sheet = new CSSStyleSheet()
const knownStyles = new Set<string>()
const knownRules = new Set<string>()

/** Adds the rules of a page that this document does not have. Those that it has stay where they are, before the ones of islands and print. */
function addRules(style: string) {
  if (knownStyles.size === 0) {
    document.adoptedStyleSheets.push(sheet)
    const own = document.querySelector('style')
    knownStyles.add(own?.textContent ?? '')
    for (const { cssText } of own?.sheet?.cssRules ?? []) knownRules.add(cssText)
  }
  if (knownStyles.has(style)) return
  knownStyles.add(style)
  const rules = new CSSStyleSheet()
  rules.replaceSync(style)
  for (const { cssText } of rules.cssRules) {
    if (knownRules.has(cssText)) continue
    knownRules.add(cssText)
    sheet.insertRule(cssText, sheet.cssRules.length)
  }
}

/** Loads a style sheet of a section before its page is shown. It then stays in the head. */
function loadSheet({ href }: HTMLLinkElement): Promise<void> | undefined {
  const path = new URL(href, window.location.href).href
  if (Array.from(document.styleSheets, ({ href }) => href).includes(path)) return undefined
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = path
  document.head.append(link)
  return new Promise(resolve => {
    link.onload = () => resolve()
    // The page is readable without it.
    link.onerror = () => resolve()
  })
}
