import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { canonicalPath } from '../../../schema/model/paths.ts'
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

export interface BuiltPage {
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
