import type { FileFacts } from '../../../schema/model/FileFacts.ts'
import type { IconShape, Picture } from '../../../schema/model/viewModel.ts'
import type { Assets } from '../../../schema/resolve/href.ts'
import { createSite, type Site, type SiteInput } from '../../../schema/site/createSite.ts'
import type { Content } from '../../../schema/validate/Content.ts'
import { otherPageAt, type PageUrls, pageAt } from '../../lib/dev/shownFiles.ts'
import { type ShownSite, showable, shownSite } from '../../lib/dev/shownSite.ts'
import type { PageCode } from '../../site/outputs/pages.ts'
import type { HostFile } from '../hosts/Host.ts'
import type { ShownFields } from './printFields.ts'
import { shownFields } from './shownFields.ts'
import { isDocumentPath, type Workspace } from './Workspace.ts'

/** What the studio has besides the content of a site. */
export interface Surroundings {
  code: PageCode
  /** Path of the site on its host, with a slash at both ends. */
  base: string
  /** The names of all icons, with their tags once their drawings are there. */
  icons: ReadonlyMap<string, string>
  /** The drawings of all icons, by name. Former names come last. */
  drawings(): Promise<Readonly<Record<string, IconShape>>>
  /** The path of the folder of the JSON Schemas from that of the pages, if documents name them. */
  jsonSchemas?: string
  /** What is known of a file already, by what it holds. */
  factsOf(path: string, digest: string): FileFacts | undefined
  /** Gathers what is not known yet. */
  measure(path: string, bytes: Uint8Array): Promise<FileFacts>
  /** What pages need to know about the public files. */
  assetsFor(files: SiteInput['files'], pictures: ReadonlyMap<string, Picture>): Assets
  /** Where pages find what a build writes into hashed files. */
  urls(shown: ShownSite): PageUrls
  /** The day that it is where the organisation is, `YYYY-MM-DD`. */
  today(): string
}

/** Facts hold for a name, too: its ending says what a file is to be. */
const keyOf = (path: string, digest: string): string => `${digest} ${path}`

/** A page as the studio's frame shows it. */
interface StudioPage {
  status: number
  html: string
  /** The fields of its texts; absent where it is not the page that was asked for. */
  fields?: ShownFields
}

/** Days of which the site is kept: several windows may show one each. */
const MOST_DAYS = 4

/** The site as its author has it: all problems of all documents together, and every page, after each letter. */
export class StudioSite {
  readonly workspace: Workspace
  readonly around: Surroundings
  readonly #facts: Map<string, FileFacts>
  #site: Site
  #published: Site
  #shown: ShownSite | undefined
  /** What was asked for last on other days, each with what it was made from. */
  readonly #onDays = new Map<string, { of: ShownSite; shown: ShownSite }>()

  private constructor(workspace: Workspace, around: Surroundings, facts: Map<string, FileFacts>) {
    this.workspace = workspace
    this.around = around
    this.#facts = facts
    this.#site = this.#siteOf(workspace.texts, workspace.files)
    this.#published = this.#siteOf(workspace.publishedTexts, workspace.publishedFiles, this.#site)
    this.#show(this.#published, false)
    this.#show(this.#site)
  }

  /** @throws HostError when a file cannot be read that is still to be measured */
  static async open(workspace: Workspace, around: Surroundings): Promise<StudioSite> {
    const facts = new Map<string, FileFacts>()
    await measureAll(workspace, around, facts)
    return new StudioSite(workspace, around, facts)
  }

  /** As its author has it. */
  get site(): Site {
    return this.#site
  }

  /** As visitors see it. */
  get published(): Site {
    return this.#published
  }

  /** What is shown: while a document has errors it is as it was without. */
  get shown(): ShownSite | undefined {
    return this.#shown
  }

  /** Changes documents. The change is kept at once, and shown. @param texts by files of the folder of pages; null deletes */
  async write(texts: ReadonlyMap<string, string | null>): Promise<void> {
    for (const [file, text] of texts) await this.workspace.write(`pages/${file}`, text)
    this.#site = this.#site.with({
      texts: new Map([...texts].map(([file, text]) => [file, text ?? undefined])),
    })
    this.#show(this.#site)
  }

  /** Changes public files. @param contents by paths as documents write them; null removes */
  async writeFiles(contents: ReadonlyMap<string, Uint8Array | null>): Promise<void> {
    const files = new Map<string, FileFacts | undefined>()
    for (const [path, bytes] of contents) {
      const name = `public${path}`
      await this.workspace.write(name, bytes)
      const digest = this.workspace.digestAt(name)
      const facts =
        digest === undefined ? undefined : await measured(this.workspace, this.around, name, digest)
      if (digest !== undefined && facts) this.#facts.set(keyOf(name, digest), facts)
      files.set(path, facts)
    }
    this.#site = this.#site.with({ files })
    this.#show(this.#site)
  }

  /** What a public file holds, as its author has it; undefined where there is none. @throws HostError */
  async readFile(path: string): Promise<Uint8Array | undefined> {
    const digest = this.workspace.digestAt(`public${path}`)
    return digest === undefined ? undefined : this.workspace.read(digest)
  }

  /** Takes part in what others have published, and in what became of changes. @throws HostError */
  async refresh(): Promise<void> {
    await this.workspace.refresh()
    await this.follow()
  }

  /** Shows what the workspace holds now. @throws HostError when a file cannot be read that is still to be measured */
  async follow(): Promise<void> {
    await measureAll(this.workspace, this.around, this.#facts)
    const { texts, files, publishedTexts, publishedFiles } = this.workspace
    this.#published = this.#siteOf(publishedTexts, publishedFiles, this.#published)
    this.#site = this.#siteOf(texts, files, this.#site)
    this.#show(this.#site)
  }

  /**
   * The page at an address, as its author has it. While its document has errors it is as it was without.
   * @param day shows it as visitors see it on that day, `YYYY-MM-DD`; one that they do not see says so itself, as drafts do
   * @returns nothing while no page of the site can be shown
   */
  page(address: string, day?: string): StudioPage | undefined {
    const shown = this.#shown
    if (!shown) return undefined
    const { code, urls } = this.around
    const views =
      day === undefined ? [() => shown] : [() => this.#shownOn(day, false), () => this.#shownOn(day, true)]
    for (const view of views) {
      const of = view()
      const page = of && pageAt(address, of, code, urls(of))
      if (of && page?.status === 200) return { ...page, fields: shownFields(address, of) }
    }
    return pageAt(address, shown, code, urls(shown)) ?? otherPageAt(address, shown, code, urls(shown))
  }

  #shownOn(today: string, isPreview: boolean): ShownSite | undefined {
    const of = this.#shown
    const key = `${today} ${isPreview}`
    const known = this.#onDays.get(key)
    if (!of || known?.of === of) return known?.shown
    const source = createSite(of.source.input, { today, isPreview }, known?.shown.source)
    const content = source.content ?? source.looseContent
    if (!content) return undefined
    const shown = this.#shownOf(source, content)
    this.#onDays.delete(key)
    this.#onDays.set(key, { of, shown })
    for (const [oldest] of this.#onDays) if (this.#onDays.size > MOST_DAYS) this.#onDays.delete(oldest)
    return shown
  }

  #siteOf(texts: ReadonlyMap<string, string>, files: ReadonlyMap<string, HostFile>, earlier?: Site): Site {
    const others = [...files.keys()].filter(path => path.startsWith('pages/'))
    const input: SiteInput = {
      texts: new Map([...texts].map(([path, text]) => [path.slice('pages/'.length), text])),
      files: new Map(
        [...files].flatMap(([path, { digest, size }]) =>
          path.startsWith('public/')
            ? [[path.slice('public'.length), this.#facts.get(keyOf(path, digest)) ?? { size }] as const]
            : [],
        ),
      ),
      icons: this.around.icons,
      others: [
        ...others.map(path => path.slice('pages/'.length)),
        ...this.workspace.unreadable.map(({ file }) => file),
      ],
      problems: this.workspace.unreadable,
      jsonSchemas: this.around.jsonSchemas,
    }
    return createSite(input, { today: this.around.today(), isPreview: true }, earlier)
  }

  #show(site: Site, isBeingWritten = true): void {
    const found = showable(site, this.#shown?.source, isBeingWritten)
    if (!found) return
    const { source, content } = found
    this.#shown = this.#shownOf(source, content)
  }

  #shownOf(source: Site, content: Content): ShownSite {
    return shownSite(source, content, pictures => this.around.assetsFor(source.input.files, pictures))
  }
}

/** Adds the facts of all files that are not known yet. */
async function measureAll(
  workspace: Workspace,
  around: Surroundings,
  facts: Map<string, FileFacts>,
): Promise<void> {
  for (const [path, { digest }] of [...workspace.publishedFiles, ...workspace.files]) {
    const key = keyOf(path, digest)
    if (!facts.has(key)) facts.set(key, await measured(workspace, around, path, digest))
  }
}

async function measured(
  workspace: Workspace,
  { factsOf, measure }: Surroundings,
  path: string,
  digest: string,
): Promise<FileFacts> {
  const name = path.slice('public'.length)
  if (!path.startsWith('public/') || isDocumentPath(path)) return { size: 0 }
  const known = factsOf(name, digest)
  if (known) return known
  const bytes = await workspace.read(digest)
  return bytes ? measure(name, bytes) : { size: 0 }
}
