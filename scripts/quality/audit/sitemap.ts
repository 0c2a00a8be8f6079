import { JSDOM } from 'jsdom'
import type { BuiltSite } from './BuiltSite.ts'

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
/** Maximum number of addresses in one file (sitemaps.org/protocol.html). */
const MOST = 50_000

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
    ...(listed.length > MOST ? [`sitemap.xml: ${listed.length} addresses, at most ${MOST} are allowed`] : []),
    ...(robots.includes(`Sitemap: ${site.origin}/sitemap.xml\n`)
      ? []
      : ['robots.txt: it does not name the sitemap']),
  ]
}
