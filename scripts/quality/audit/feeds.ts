import { JSDOM } from 'jsdom'
import type { BuiltSite } from './BuiltSite.ts'

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
