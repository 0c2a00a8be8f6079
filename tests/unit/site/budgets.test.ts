import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { siteFolder } from './builtSite.ts'

/** Of the code that a page loads by itself, in bytes. 450 are for closing what is open over a page by Back. */
const MOST_CODE = 7990

// At most a hundredth above what each page takes today. A change that needs more says why it is worth it. 100 of
// the markup are for telephone and WhatsApp in the header and the menu, 60 for preloading the headings' typeface.
test.each([
  { route: '/', html: 19_850, markup: 9_380, css: 10_200, data: 1_785 },
  { route: '/stages/a-level', html: 16_400, markup: 8_240, css: 8_350, data: 267 },
  { route: '/blog', html: 9_920, markup: 4_540, css: 5_830, data: 244 },
])('$route keeps to its budget of bytes, as brotli sends them', async ({ route, ...budget }) => {
  const html = await read(join(route, 'index.html'))
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found)
  const [style = ''] = all(/<style[^>]*>([\s\S]*?)<\/style>/g)
  const code = await withImports(all(/<script type="module"[^>]* src="([^"]+)"/g))
  const js = code.reduce((sum, script) => sum + compressed(withoutDigests(script)), 0)
  expect(js, 'the code that a page loads by itself').toBeLessThanOrEqual(MOST_CODE)
  // Parts first, so that a failure names what grew.
  const parts = {
    markup: compressed(html.replace(/<(style|script)\b[\s\S]*?<\/\1>/g, '')),
    css: compressed(style),
    data: compressed(all(/<script type="application[^>]*>([\s\S]*?)<\/script>/g).join('')),
    html: compressed(html),
  }
  for (const name of ['markup', 'css', 'data', 'html'] as const)
    expect(parts[name], name).toBeLessThanOrEqual(budget[name])
})

const read = (path: string) => readFile(join(siteFolder, path), 'utf8')

/** The text of some scripts and of what they import at once, each once. */
async function withImports(urls: readonly string[]): Promise<string[]> {
  const found = new Map<string, string>()
  const add = async (url: string): Promise<void> => {
    if (found.has(url)) return
    const text = await read(url)
    found.set(url, text)
    for (const [, imported = ''] of text.matchAll(/(?:from|import)\s*["'](\.\/[^"']+)["']/g))
      await add(join(url, '..', imported))
  }
  for (const url of urls) await add(url)
  return [...found.values()]
}

/** Digests in the names of chunks change with any change of the code, and some compress better than others. */
const withoutDigests = (code: string): string => code.replace(/-[\w-]{8}(?=\.js\b)/g, '-XXXXXXXX')

/** The size in bytes, compressed with brotli at level 11. */
const compressed = (content: string): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
