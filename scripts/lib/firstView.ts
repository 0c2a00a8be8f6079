import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** What a first view of a page fetches before anybody does anything, in bytes, brotli at its best (11). */
interface FirstView {
  html: number
  /** The critical CSS alone; it is part of the HTML. */
  css: number
  /** The entry script and what it imports, the code of the page's interactive sections, and the site's data. */
  js: number
  /** Of that, what comes by itself at once; the rest waits for idle or the visitor. */
  entry: number
  fonts: number
  /** What a navigation to the page fetches, its code apart. */
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
  const size = async (url: string) => compressed(await readFile(join(folder, url)))
  return {
    html: compressed(html),
    css: compressed(style),
    js: await total(scripts, size),
    entry: await total(entry, size),
    data: await size(join(route, 'page.json')),
    // Fonts are compressed as they are.
    fonts: await total(fonts, async url => (await readFile(join(folder, url))).length),
  }
}

/** The size of a text or file in bytes, as brotli sends it. */
export const compressed = (content: string | Buffer): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

async function total(urls: readonly string[], size: (url: string) => Promise<number>): Promise<number> {
  const sizes = await Promise.all([...new Set(urls)].map(size))
  return sizes.reduce((sum, one) => sum + one, 0)
}
