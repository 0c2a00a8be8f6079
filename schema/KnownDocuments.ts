import type { Addresses } from './addresses.ts'
import type { ExaminedDocument, World } from './content.ts'
import { dayOfLeaving } from './health.ts'
import { isSound, type Link, partsOf } from './linkTargets.ts'
import type { Document, Of } from './parse.ts'
import { canonicalPath, folderOf } from './paths.ts'
import type { Problem } from './problem.ts'
import { isHidden, type View } from './publication.ts'
import { NamesOfDocuments, namesText } from './publicFiles.ts'
import type { Locator } from './source.ts'

/** What is known of the documents once each has been looked at. */
export class KnownDocuments {
  readonly world: World
  readonly view: View
  /** What is wrong with single documents. */
  readonly problems: Problem[] = []
  site: Of<'site'> | undefined
  template: Of<'template'> | undefined
  readonly documents: Document[] = []
  readonly pages: Of<'page'>[] = []
  readonly posts: Of<'post'>[] = []
  /** Sections that list posts, by their places in their documents. */
  readonly postLists: { index: number; locator: Locator }[] = []
  readonly files: NamesOfDocuments
  /** The same of what is shown. */
  readonly shownFiles: NamesOfDocuments
  readonly named = new Map<string, string>()
  /** What is led to, each once, with the documents that lead there. */
  readonly #links = new Map<string, { link: Link; own: string | undefined; from: Document[] }>()

  constructor(world: World, view: View) {
    this.world = world
    this.view = view
    this.files = new NamesOfDocuments(world)
    this.shownFiles = new NamesOfDocuments(world)
  }

  add({ document, examined }: ExaminedDocument): void {
    const { kind, locator } = document
    const { problems, names, links, postLists } = examined
    this.problems.push(...problems)
    this.documents.push(document)
    if (kind === 'site') this.site ??= document
    else if (kind === 'template') this.template ??= document
    else if (kind === 'post') this.posts.push(document)
    else {
      this.pages.push(document)
      this.named.set(document.route, namesText(names))
    }
    this.files.add(names)
    if (this.isShown(document)) this.shownFiles.add(names)
    for (const link of links) this.#addLink(document, link)
    for (const index of postLists) this.postLists.push({ index, locator })
  }

  isShown(document: Document): boolean {
    return document.kind === 'site' || document.kind === 'template' || !isHidden(document, this.view)
  }

  /** The folders of which lists show the pages. */
  get listedFolders(): Set<string> {
    return new Set(
      [...this.#links.values()].flatMap(({ link }) => (link.kind === 'collection' ? link.value : [])),
    )
  }

  /** The routes of the pages to which something leads that visitors see: a link, a menu or a list on another page or on all. */
  reached({ routes, summaries }: Addresses): Set<string> {
    const found = new Set<string>()
    for (const { link, from } of this.#links.values()) {
      const targets =
        link.kind === 'collection'
          ? [...summaries].filter(route => folderOf(route) === link.value)
          : [routes.get(canonicalPath(partsOf(link.value).address))]
      for (const route of targets) {
        const isOwn = (document: Document) => document.kind === 'page' && document.route === route
        if (route && from.some(document => this.isShown(document) && !isOwn(document))) found.add(route)
      }
    }
    return found
  }

  #addLink(document: Document, link: Link): void {
    // What leads to a place of its own page means another one on each page.
    const own = link.value.startsWith('#') && document.kind === 'page' ? document.route : undefined
    const key = `${link.kind} ${own ?? ''} ${link.value}`
    const known = this.#links.get(key)
    if (!known) this.#links.set(key, { link, own, from: [document] })
    else if (known.from.at(-1) !== document) known.from.push(document)
  }

  /** The documents of which some links may be wrong: each place is judged once, however many lead to it. */
  leadingAstray(addresses: Addresses): Set<Document> {
    const found = new Set<Document>()
    for (const { link, own, from } of this.#links.values()) {
      const isFine = isSound(link, { own, addresses, world: this.world })
      if (isFine && dayOfLeaving(link.value, addresses) === undefined) continue
      for (const document of from) found.add(document)
    }
    return found
  }
}
