import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** Bytes that the first view of a page loads without interaction, compressed with brotli at level 11. */
interface FirstView {
  html: number
  /** The critical CSS, which is also part of `html`. */
  css: number
  /** The part of `html` without styles, scripts and data. */
  markup: number
  /** The data in `html`: for hydration, and for search engines. */
  pageData: number
  /** The picture that the page preloads, as a phone chooses it. */
  picture: number
  /** The entry script and what it imports, the code of the page's interactive sections, and the site's data. */
  js: number
  /** The part of `js` that loads at once. The rest waits until the browser is idle or the visitor interacts. */
  entry: number
  fonts: number
  /** The data that a navigation to the page loads. */
  data: number
}

/** @param folder a built site without a base */
export async function measureFirstView(folder: string, route: string): Promise<FirstView> {
  const html = await readFile(join(folder, route, 'index.html'), 'utf8')
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, url = '']) => url)
  const entry = all(/<script type="module"[^>]* src="([^"]+)"/g)
  const scripts = [
    ...entry,
    ...all(/data-code="([^"]+)"/g).flatMap(urls => urls.split(' ')),
    ...all(/data-site="([^"]+)"/g),
  ]
  const fonts = all(/url\('([^']+)'\)[^}]*unicode-range/g)
  const [style = ''] = all(/<style[^>]*>([\s\S]*?)<\/style>/g)
  const size = async (url: string) => compressed(withoutDigests(await readFile(join(folder, url), 'utf8')))
  return {
    html: compressed(html),
    css: compressed(style),
    markup: compressed(html.replace(/<(style|script)\b[\s\S]*?<\/\1>/g, '')),
    pageData: compressed(all(/<script type="application[^>]*>([\s\S]*?)<\/script>/g).join('')),
    picture: await total(preloadedPictures(html), async url =>
      fileSize(await readFile(join(folder, url)), url),
    ),
    js: await total(scripts, size),
    entry: await total(entry, size),
    data: await size(join(route, 'page.json')),
    fonts: await total(fonts, async url => fileSize(await readFile(join(folder, url)), url)),
  }
}

/** In CSS pixels times the density of the screen: a phone of 412 pixels. */
const PHONE_WIDTH = 721

/** The URL of the preloaded picture; of several widths, the smallest that fills a phone. */
function preloadedPictures(html: string): string[] {
  const [link = ''] = /<link rel="preload" as="image"[^>]*>/.exec(html) ?? []
  const [, href] = / href="([^"]+)"/.exec(link) ?? []
  if (href) return [href]
  const candidates = [...link.matchAll(/([^\s",]+) (\d+)w/g)].map(([, url = '', width]) => ({
    url,
    width: Number(width),
  }))
  const chosen = candidates.find(({ width }) => width >= PHONE_WIDTH) ?? candidates.at(-1)
  return chosen ? [chosen.url] : []
}

/** Photographs and WOFF2 are compressed already. */
const fileSize = (content: Buffer, url: string): number =>
  url.endsWith('.svg') ? compressed(content) : content.length

/** Digests in the names of chunks change with any change of the code, and some compress better than others. */
const withoutDigests = (code: string): string => code.replace(/-[\w-]{8}(?=\.js\b)/g, '-XXXXXXXX')

/** The size in bytes, compressed with brotli at level 11. */
export const compressed = (content: string | Buffer): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

async function total(urls: readonly string[], size: (url: string) => Promise<number>): Promise<number> {
  const sizes = await Promise.all([...new Set(urls)].map(size))
  return sizes.reduce((sum, one) => sum + one, 0)
}
