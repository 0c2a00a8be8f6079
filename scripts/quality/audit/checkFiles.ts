import { execFile, spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { JSDOM } from 'jsdom'
import { canonicalPath } from '../../../schema/model/paths.ts'
import { organisation } from '../../../schema/model/site/organisation.ts'
import { listFiles } from '../../lib/listFiles.ts'
import { Listing } from '../../lib/serve/Listing.ts'

/** The parsed pages of a built site without a base. */
export interface BuiltSite {
  /** The origin in the canonical address of the home page. */
  origin: string
  /** Address → page, including aliases and the 404 page. */
  pages: ReadonlyMap<string, BuiltPage>
  /** Reads a file by its path with a leading slash. @throws when it does not exist */
  read(path: string): Promise<string>
  /** The file that the server answers with. @returns undefined when only a catch-all or the 404 page answers */
  fileAt(path: string): string | undefined
}

interface BuiltPage {
  document: Document
  /** The canonical address. Pages that say that something does not exist have none. */
  canonical: string | undefined
  /** The visible text, with single spaces. */
  text: string
}

export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const listing = await Listing.read(folder)
  const names = (await listFiles(folder)).filter(name => name.endsWith('.html'))
  const pages = new Map<string, BuiltPage>()
  for (const name of names.sort()) {
    const address = `/${name.replace(/(?:^|\/)index\.html$/, '')}`
    pages.set(address, parsePage(await readFile(join(folder, name), 'utf8')))
  }
  return {
    origin: new URL(pages.get('/')?.canonical ?? '').origin,
    pages,
    read: path => readFile(join(folder, path), 'utf8'),
    fileAt(path) {
      const found = listing.find(path)
      const isItself =
        found && [path, `${path}/index.html`].map(canonicalPath).includes(canonicalPath(found.path))
      return isItself || (found && canonicalPath(path) === '/') ? found.path : undefined
    },
  }
}

function parsePage(html: string): BuiltPage {
  // No check needs the styles, and jsdom takes ten times longer with them.
  const { document } = new JSDOM(html.replace(/(<style[^>]*>)[^<]*/g, '$1')).window
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href
  const body = document.body.cloneNode(true) as HTMLElement // cloneNode is typed as Node
  for (const code of body.querySelectorAll('script, style')) code.remove()
  return { document, canonical, text: plain(body.textContent ?? '') }
}

/** Collapses white space of any kind to single spaces. */
export const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Path of the checker's jar. The package has no types. */
const vnu: string = createRequire(import.meta.url)('vnu-jar')

/** False positives: the checker's CSS parser supports neither container queries and their units nor scroll-driven animations. */
const NEWER_CSS =
  /CSS: “(?:container-type|animation-timeline|animation-range|view-timeline-name|view-timeline-inset)”|CSS: “(?:height|width|font|font-size|padding-[a-z-]+)”: (?:Unknown dimension|Parse Error|The types are incompatible|“\/” is not a “font” value)/

/**
 * A false positive: the checker takes `min()` within `minmax()` for an error, as in `repeat(auto-fit, minmax(min(100%, 9rem), 1fr))`.
 * CSS Values 4 allows a math function wherever a length is allowed.
 */
const MATH_IN_GRID = /CSS: “grid-template-columns”: Parse Error\.$/

/**
 * False positives: ARIA in HTML allows roles on rows and cells where their table is not exposed as one. On phones ours is not,
 * since its rows are blocks there, which the checker cannot know.
 */
const TABLE_ROLES =
  /The “role” attribute must not be used on a “(?:tr|th|td)” element which has a “table” ancestor/

/** The checker is written in Java. */
export const isJavaInstalled = (): boolean => spawnSync('java', ['-version']).status === 0

/** Runs the Nu HTML checker on a built site. @returns one line per error */
export async function checkHtml(folder: string): Promise<string[]> {
  const args = ['-jar', vnu, '--errors-only', '--skip-non-html', folder]
  // It exits with 1 when it finds errors, and prints them to stderr.
  const { stderr } = await promisify(execFile)('java', args, { maxBuffer: 2 ** 26 }).catch(
    (found: { stderr: string }) => found,
  )
  const isFalse = (line: string) => [NEWER_CSS, MATH_IN_GRID, TABLE_ROLES].some(found => found.test(line))
  return stderr.split('\n').filter(line => line !== '' && !isFalse(line))
}

/** Elements with URLs, and the attribute that holds them. */
const places: readonly [selector: string, attribute: string][] = [
  ['a[href], link[href]', 'href'],
  ['[src]', 'src'],
  ['[srcset]', 'srcset'],
  ['[imagesrcset]', 'imagesrcset'],
  ['meta[property="og:image"]', 'content'],
  ['[data-site]', 'data-site'],
  ['[data-screens]', 'data-screens'],
]
/** Attributes with several URLs, separated by commas or spaces. */
const LISTS = ['srcset', 'imagesrcset']

/** Finds broken internal links: no such page or file, only a catch-all answers, or no such id on the page. */
export function checkLinks(site: BuiltSite): string[] {
  return [...site.pages].flatMap(([address, page]) =>
    [...new Set(urlsOn(page))].flatMap(written => {
      const fault = faultOf(written, address, site)
      return fault ? [`${address}: ${written} ${fault}`] : []
    }),
  )
}

function urlsOn({ document }: BuiltPage): string[] {
  return places.flatMap(([selector, attribute]) =>
    [...document.querySelectorAll(selector)].flatMap(element => {
      const value = element.getAttribute(attribute) ?? ''
      if (!LISTS.includes(attribute)) return [value]
      // Each URL is followed by a descriptor.
      return value.split(/,\s+|\s+/).filter(part => part !== '' && !/^\d+(?:\.\d+)?[wx]$/.test(part))
    }),
  )
}

function faultOf(written: string, address: string, site: BuiltSite): string | undefined {
  const { origin, protocol, pathname, hash } = new URL(written, site.origin + address)
  if (!/^https?:$/.test(protocol) || origin !== site.origin) return undefined
  const file = site.fileAt(decodeURI(pathname))
  if (!file) return 'leads nowhere'
  // The viewer interprets the fragment of a PDF.
  if (hash.length < 2 || file.endsWith('.pdf')) return undefined
  const target = site.pages.get(file.replace(/\/index\.html$/, '') || '/')
  return target?.document.getElementById(decodeURIComponent(hash.slice(1)))
    ? undefined
    : 'names a place that is not on that page'
}

interface Thing {
  '@type'?: string
  [property: string]: unknown
}

const ORGANISATION = ['name', 'url', 'address', 'telephone', 'email']

/** Type → the properties that search engines require. */
const required: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(organisation.options.map(type => [type, ORGANISATION])),
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  BlogPosting: ['headline', 'datePublished', 'author', 'publisher', 'image', 'url'],
}
const WORDS = ['name', 'headline', 'description', 'address', 'telephone', 'email']
const ADDRESSES = ['url', 'item', 'image']

/** Checks the JSON-LD of every page: its format, missing properties, and facts that the page does not show. */
export function checkStructuredData(site: BuiltSite): string[] {
  const indexed = [...site.pages].filter(([, { canonical }]) => canonical !== undefined)
  return indexed.flatMap(([address, page]) => {
    const scripts = [...page.document.querySelectorAll('script[type="application/ld+json"]')]
    if (scripts.length === 0) return [`${address}: search engines are told nothing`]
    return scripts
      .map((script): Thing => JSON.parse(script.textContent ?? ''))
      .flatMap(thing => [...formFaults(thing), ...factFaults(thing, page, site)])
      .map(fault => `${address}: ${fault}`)
  })
}

function formFaults(thing: Thing): string[] {
  const type = String(thing['@type'])
  const properties = required[type]
  if (!properties || thing['@context'] !== 'https://schema.org') return [`"${type}" is no type that is known`]
  return [
    ...properties.filter(name => !thing[name]).map(name => `${type} has no "${name}"`),
    ...entriesOf(thing).flatMap(({ position, name, ...entry }, at) =>
      position === at + 1 && name && (entry.item || entry.url)
        ? []
        : [`${type}: entry ${at + 1} is incomplete`],
    ),
  ]
}

/** Every fact must be visible on the page, and breadcrumbs must use the titles of their pages. */
function factFaults(thing: Thing, page: BuiltPage, site: BuiltSite): string[] {
  const nested = [thing.author, thing.publisher].filter(
    (one): one is Thing => typeof one === 'object' && one !== null,
  )
  const things = [thing, ...nested, ...(thing['@type'] === 'ItemList' ? entriesOf(thing) : [])]
  const trail = thing['@type'] === 'BreadcrumbList' ? entriesOf(thing) : []
  return [
    ...things.flatMap(one => WORDS.flatMap(name => wordFaults(one[name], page))),
    ...trail.flatMap(({ name, item }) => titleFaults(String(name), site.pages.get(pathOf(item)))),
    ...[...things, ...trail].flatMap(one => ADDRESSES.flatMap(name => addressFaults(one[name], site))),
    ...dateFaults(thing.datePublished, page),
  ]
}

const entriesOf = (thing: Thing): Thing[] =>
  Array.isArray(thing.itemListElement) ? thing.itemListElement : []

function wordFaults(fact: unknown, page: BuiltPage): string[] {
  if (fact === undefined) return []
  return page.text.includes(plain(String(fact))) ? [] : [`"${fact}" is not on the page`]
}

function titleFaults(name: string, page: BuiltPage | undefined): string[] {
  const title = page?.document.title ?? ''
  return title === name || title.startsWith(`${name} – `) ? [] : [`"${name}" is called "${title}"`]
}

function addressFaults(url: unknown, site: BuiltSite): string[] {
  if (url === undefined) return []
  const isThere = String(url).startsWith(`${site.origin}/`) && site.fileAt(pathOf(url))
  return isThere ? [] : [`${url} leads nowhere`]
}

function dateFaults(date: unknown, { document }: BuiltPage): string[] {
  if (date === undefined) return []
  return document.querySelector(`time[datetime="${date}"]`) ? [] : [`the day ${date} is not on the page`]
}

const pathOf = (url: unknown): string => decodeURI(new URL(String(url)).pathname)

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
/** Maximum number of addresses in one file (sitemaps.org/protocol.html). */
const MOST_ADDRESSES = 50_000

/** Checks the format of the sitemap, and that it lists the canonical address of every page and nothing else. */
export async function checkSitemap(site: BuiltSite): Promise<string[]> {
  const { document } = new JSDOM(await site.read('/sitemap.xml'), { contentType: 'application/xml' }).window
  const root = document.documentElement
  if (root.localName !== 'urlset' || root.namespaceURI !== NAMESPACE) return ['sitemap.xml: no <urlset>']
  const listed = [...root.querySelectorAll(':scope > url > loc')].map(({ textContent }) => textContent ?? '')
  const canonical = new Set([...site.pages.values()].flatMap(page => page.canonical ?? []))
  const robots = await site.read('/robots.txt')
  return [
    ...listed
      .filter(url => !canonical.has(url))
      .map(url => `sitemap.xml: ${url} is not the canonical address of a page`),
    ...[...canonical]
      .filter(url => !listed.includes(url))
      .map(url => `sitemap.xml: the page ${url} is missing`),
    ...listed.filter((url, at) => listed.indexOf(url) !== at).map(url => `sitemap.xml: ${url} stands twice`),
    ...(listed.length > MOST_ADDRESSES
      ? [`sitemap.xml: ${listed.length} addresses, at most ${MOST_ADDRESSES} are allowed`]
      : []),
    ...(robots.includes(`Sitemap: ${site.origin}/sitemap.xml\n`)
      ? []
      : ['robots.txt: it does not name the sitemap']),
  ]
}

/** The date formats of RSS (RFC 822 with a four-digit year) and of JSON Feed (RFC 3339). */
const RFC_822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} (?:GMT|[+-]\d{4})$/
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/

/** Checks the feeds against RSS 2.0, JSON Feed 1 and the pages that they link to. */
export async function checkFeeds(site: BuiltSite): Promise<string[]> {
  const named = [...site.pages].flatMap(([address, { document }]) =>
    [...document.querySelectorAll<HTMLLinkElement>('link[type="application/rss+xml"]')].map(link => ({
      address,
      feed: link.getAttribute('href') ?? '',
    })),
  )
  const feeds = new Set(named.map(({ feed }) => feed))
  // The page of a category has a feed of its own, which lies below it.
  const ofAllPages = new Set(
    named.filter(({ address, feed }) => !feed.startsWith(`${address}/`)).map(({ feed }) => feed),
  )
  if (ofAllPages.size !== 1) return ['The pages do not all name one feed']
  return (await Promise.all([...feeds].map(feed => checkFeed(feed, site)))).flat()
}

/** @param rss the address of its RSS file */
async function checkFeed(rss: string, site: BuiltSite): Promise<string[]> {
  const json = rss.replace(/\.xml$/, '.json')
  const fromRss = rssEntries(await site.read(rss), rss, site)
  const fromJson = jsonEntries(await site.read(json), json, site)
  const isEqual = String(fromRss.links) === String(fromJson.links)
  return [
    ...fromRss.faults.map(fault => `${rss}: ${fault}`),
    ...fromJson.faults.map(fault => `${json}: ${fault}`),
    ...(isEqual ? [] : ['The two feeds do not list the same posts']),
  ]
}

interface Entries {
  links: string[]
  faults: string[]
}

function rssEntries(xml: string, path: string, site: BuiltSite): Entries {
  const { document } = new JSDOM(xml, { contentType: 'application/xml' }).window
  const channel = document.querySelector('rss[version="2.0"] > channel')
  if (!channel) return { links: [], faults: ['no RSS 2.0 channel'] }
  const items = [...channel.querySelectorAll(':scope > item')]
  const of = (element: Element, name: string) =>
    element.querySelector(`:scope > ${name}`)?.textContent?.trim() ?? ''
  const guids = items.map(item => of(item, 'guid'))
  const self = [...channel.children].find(
    child => child.localName === 'link' && child.getAttribute('rel') === 'self',
  )
  const links = items.map(item => of(item, 'link'))
  const faults = [
    ...['title', 'link', 'description'].filter(name => !of(channel, name)).map(name => `no <${name}>`),
    ...(RFC_822.test(of(channel, 'lastBuildDate')) ? [] : ['<lastBuildDate> is no date']),
    ...(self?.getAttribute('href') === site.origin + path ? [] : ['it does not name itself']),
    ...(new Set(guids).size === guids.length && !guids.includes('') ? [] : ['a <guid> is missing or twice']),
    ...items.flatMap(item => [
      ...['title', 'description'].filter(name => !of(item, name)).map(name => `an item has no <${name}>`),
      ...(RFC_822.test(of(item, 'pubDate')) ? [] : ['a <pubDate> is no date']),
      ...enclosureFaults(item.querySelector(':scope > enclosure'), site),
    ]),
    ...[of(channel, 'link'), ...links].flatMap(link => linkFaults(link, site)),
  ]
  return { links, faults }
}

function enclosureFaults(enclosure: Element | null, site: BuiltSite): string[] {
  if (!enclosure) return []
  const [url = '', length = '', type = ''] = ['url', 'length', 'type'].map(
    name => enclosure.getAttribute(name) ?? '',
  )
  return [
    ...linkFaults(url, site),
    ...(/^\d+$/.test(length) ? [] : ['an <enclosure> has no length']),
    ...(/^image\/(?:jpeg|png|webp|avif|gif)$/.test(type) ? [] : [`"${type}" is no type of pictures`]),
  ]
}

interface JsonFeed {
  version?: unknown
  title?: unknown
  feed_url?: unknown
  items?: { id?: unknown; url?: unknown; content_html?: unknown; date_published?: unknown }[]
}

function jsonEntries(text: string, path: string, site: BuiltSite): Entries {
  const feed: JsonFeed = JSON.parse(text)
  const items = feed.items ?? []
  const links = items.map(({ url }) => String(url))
  const isText = (value: unknown) => typeof value === 'string' && value !== ''
  const faults = [
    ...(/^https:\/\/jsonfeed\.org\/version\/1(?:\.1)?$/.test(String(feed.version)) ? [] : ['no version']),
    ...(isText(feed.title) ? [] : ['no title']),
    ...(feed.feed_url === site.origin + path ? [] : ['it does not name itself']),
    ...(new Set(items.map(({ id }) => id)).size === items.length ? [] : ['an id stands twice']),
    ...items.flatMap(({ id, content_html, date_published }) => [
      ...(isText(id) && isText(content_html) ? [] : ['an item has no id or no content']),
      ...(RFC_3339.test(String(date_published)) ? [] : ['a date_published is no date']),
    ]),
    ...links.flatMap(link => linkFaults(link, site)),
  ]
  return { links, faults }
}

/** Links in a feed must be absolute, and their targets must exist. */
function linkFaults(link: string, site: BuiltSite): string[] {
  const isThere = link.startsWith(`${site.origin}/`) && site.fileAt(decodeURI(new URL(link).pathname))
  return isThere ? [] : [`"${link}" leads nowhere`]
}
