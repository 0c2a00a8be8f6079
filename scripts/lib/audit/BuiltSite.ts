import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { JSDOM } from 'jsdom'
import { canonicalPath } from '../../../schema/paths.ts'
import { Listing } from '../serve/Listing.ts'

/** A site without a base as a build has left it, parsed. */
export interface BuiltSite {
  /** Where the site says that it lies. */
  origin: string
  /** Spelling of an address → the page there; aliases and the page for what does not exist included. */
  pages: ReadonlyMap<string, BuiltPage>
  /** The text of a file, by its path with a slash before it. @throws when there is none */
  read(path: string): Promise<string>
  /** The file that the server answers with; nothing for what does not exist, and for what a catch-all answers. */
  fileAt(path: string): string | undefined
}

export interface BuiltPage {
  document: Document
  /** The address that search engines are to know; nothing for pages that say that something does not exist. */
  canonical: string | undefined
  /** What a reader sees, with single spaces. */
  text: string
}

export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const listing = await Listing.read(folder)
  const files = await readdir(folder, { recursive: true })
  const names = files.filter(name => name.endsWith('.html')).map(name => name.replaceAll(sep, '/'))
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
  // Nothing here looks at styles, and reading them takes ten times as long as all the rest.
  const { document } = new JSDOM(html.replace(/(<style[^>]*>)[^<]*/g, '$1')).window
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href
  const body = document.body.cloneNode(true) as HTMLElement // a copy of an element is one
  for (const code of body.querySelectorAll('script, style')) code.remove()
  return { document, canonical, text: plain(body.textContent ?? '') }
}

/** With single spaces, whatever kind they were. */
export const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()
