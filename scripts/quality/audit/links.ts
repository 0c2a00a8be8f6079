import type { BuiltPage, BuiltSite } from './BuiltSite.ts'

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
