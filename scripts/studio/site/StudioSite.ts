import type { FileFacts } from '../../../schema/model/FileFacts.ts'
import type { Picture } from '../../../schema/model/viewModel.ts'
import { asWritten, isError, type Problem } from '../../../schema/problems/problem.ts'
import type { Assets } from '../../../schema/resolve/href.ts'
import { createSite, type Site, type SiteInput } from '../../../schema/site/createSite.ts'
import { withFields } from '../../lib/dev/shownFields.ts'
import { otherPageAt, pageAt } from '../../lib/dev/shownFiles.ts'
import { type ShownSite, showable, shownSite } from '../../lib/dev/shownSite.ts'
import type { PageCode } from '../../site/outputs.ts'
import type { HostFile } from '../hosts/Host.ts'
import { isDocumentPath, type Workspace } from './Workspace.ts'

/** What the studio has besides the content of a site. */
export interface Surroundings {
  code: PageCode
  /** The names of all icons. */
  icons: ReadonlySet<string>
  /** What is known of a file already, by what it holds. */
  factsOf(path: string, digest: string): FileFacts | undefined
  /** Gathers what is not known yet. */
  measure(path: string, bytes: Uint8Array): Promise<FileFacts>
  /** What pages need to know about the public files. */
  assetsFor(files: SiteInput['files'], pictures: ReadonlyMap<string, Picture>): Assets
  /** The day that it is where the organisation is, `YYYY-MM-DD`. */
  today(): string
}

/** What a document comes to as its author has it now. */
export interface Written {
  problems: Problem[]
  /** Errors that it causes in other documents. */
  others: Problem[]
}

/** Facts hold for a name, too: its ending says what a file is to be. */
const keyOf = (path: string, digest: string): string => `${digest} ${path}`

/** A page as the studio's frame shows it. */
interface StudioPage {
  status: number
  html: string
}

/** The site as its author has it: all problems of all documents together, and every page, after each letter. */
export class StudioSite {
  readonly #workspace: Workspace
  readonly #around: Surroundings
  readonly #facts: Map<string, FileFacts>
  #site: Site
  #published: Site
  #shown: ShownSite | undefined

  private constructor(workspace: Workspace, around: Surroundings, facts: Map<string, FileFacts>) {
    this.#workspace = workspace
    this.#around = around
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

  /** Changes a document. The change is kept at once, and shown. @param file relative to the folder of pages */
  async write(file: string, text: string | null): Promise<Written> {
    await this.#workspace.write(`pages/${file}`, text)
    this.#site = this.#site.with({ texts: new Map([[file, text ?? undefined]]) })
    this.#show(this.#site)
    const before = new Set(this.#published.problems.map(nameOf))
    const own = this.#site.problems.filter(problem => problem.file === file)
    const others = this.#site.problems.filter(
      problem => problem.file !== file && isError(problem) && !before.has(nameOf(problem)),
    )
    return { problems: own.map(asWritten), others: others.map(asWritten) }
  }

  /** Changes a public file, or removes it. @param path as documents write it */
  async writeFile(path: string, bytes: Uint8Array | null): Promise<void> {
    const name = `public${path}`
    await this.#workspace.write(name, bytes)
    const digest = this.#workspace.files.get(name)?.digest
    const facts =
      digest === undefined ? undefined : await measured(this.#workspace, this.#around, name, digest)
    if (digest !== undefined && facts) this.#facts.set(keyOf(name, digest), facts)
    this.#site = this.#site.with({ files: new Map([[path, facts]]) })
    this.#show(this.#site)
  }

  /** Reads the site anew, after others have published. @throws HostError */
  async refresh(): Promise<boolean> {
    if (!(await this.#workspace.refresh())) return false
    await measureAll(this.#workspace, this.#around, this.#facts)
    this.#published = this.#siteOf(
      this.#workspace.publishedTexts,
      this.#workspace.publishedFiles,
      this.#published,
    )
    this.#site = this.#siteOf(this.#workspace.texts, this.#workspace.files, this.#site)
    this.#show(this.#site)
    return true
  }

  /**
   * The page at an address, as its author has it. While its document has errors it is as it was without.
   * @returns nothing while no page of the site can be shown
   */
  page(address: string): StudioPage | undefined {
    const shown = this.#shown
    if (!shown) return undefined
    const { code } = this.#around
    const page = pageAt(address, shown, code)
    if (page?.status !== 200) return page ?? otherPageAt(address, shown, code)
    return withFields(page, address, shown)
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
      icons: this.#around.icons,
      others: [
        ...others.map(path => path.slice('pages/'.length)),
        ...this.#workspace.unreadable.map(({ file }) => file),
      ],
      problems: this.#workspace.unreadable,
    }
    return createSite(input, { today: this.#around.today(), isPreview: true }, earlier)
  }

  #show(site: Site, isBeingWritten = true): void {
    const found = showable(site, this.#shown?.source, isBeingWritten)
    if (!found) return
    const { source, content } = found
    this.#shown = shownSite(source, content, pictures => this.#around.assetsFor(source.input.files, pictures))
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

const nameOf = ({ file, message }: Problem): string => `${file} ${message}`
