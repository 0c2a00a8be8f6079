import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** Bytes that the first view of a page loads without interaction, compressed with brotli at level 11. */
interface FirstView {
  html: number
  /** The styles in `html`. */
  css: number
  /** The part of `html` without styles, scripts and data. */
  markup: number
  /** The data in `html`: for islands, and for search engines. */
  data: number
  /** The style sheets that it links for the screen. */
  sheets: number
  /** The picture that the page preloads, as a phone chooses it. */
  picture: number
  /** The entry script and what it imports at once. Islands load theirs when they are near the screen, or used. */
  js: number
  fonts: number
}

/** @param folder a built site without a base */
export async function measureFirstView(folder: string, route: string): Promise<FirstView> {
  const html = await readFile(join(folder, route, 'index.html'), 'utf8')
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, url = '']) => url)
  const scripts = all(/<script type="module"[^>]* src="([^"]+)"/g)
  const sheets = all(/<link rel="stylesheet" href="([^"]+)"(?! media="print")/g)
  const fonts = all(/url\('([^']+)'\)[^}]*unicode-range/g)
  const [style = ''] = all(/<style[^>]*>([\s\S]*?)<\/style>/g)
  const text = (url: string) => readFile(join(folder, url), 'utf8')
  return {
    html: compressed(html),
    css: compressed(style),
    markup: compressed(html.replace(/<(style|script)\b[\s\S]*?<\/\1>/g, '')),
    data: compressed(all(/<script type="application[^>]*>([\s\S]*?)<\/script>/g).join('')),
    picture: await total(preloadedPictures(html), async url =>
      fileSize(await readFile(join(folder, url)), url),
    ),
    sheets: await total(sheets, async url => compressed(await text(url))),
    js: await total(await withImports(scripts, text), async url =>
      compressed(withoutDigests(await text(url))),
    ),
    fonts: await total(fonts, async url => fileSize(await readFile(join(folder, url)), url)),
  }
}

/** Some scripts and what they import at once, each once. */
async function withImports(
  urls: readonly string[],
  text: (url: string) => Promise<string>,
): Promise<string[]> {
  const found = new Set(urls)
  for (const url of found)
    for (const [, imported = ''] of (await text(url)).matchAll(/(?:from|import)\s*["'](\.\/[^"']+)["']/g))
      found.add(join(url, '..', imported))
  return [...found]
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
