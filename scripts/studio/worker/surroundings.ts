import { islandSite } from '../../../renderer/islandSite.ts'
import * as code from '../../../renderer/server/renderPage.tsx'
import type { FileFacts } from '../../../schema/model/FileFacts.ts'
import type { Picture } from '../../../schema/model/viewModel.ts'
import { valueOfText } from '../../../schema/text/edit.ts'
import { calendarDay } from '../../lib/calendarDay.ts'
import type { PageUrls } from '../../lib/dev/shownFiles.ts'
import type { ShownSite } from '../../lib/dev/shownSite.ts'
import { assetsOf } from '../../site/outputs/assets.ts'
import { fontsFrom } from '../../site/outputs/fontsFrom.ts'
import type { DrawnIcon, Stock } from '../site/Stock.ts'
import type { Surroundings } from '../site/StudioSite.ts'
import type { Workspace } from '../site/Workspace.ts'

/** What a worker has besides the content of a site. @param onDrawn called when drawings have come that pages lack */
export function surroundingsOf(stock: Stock, workspace: Workspace, onDrawn: () => void): Surroundings {
  const facts = new Map(stock.files.map(([path, digest, found]) => [`${digest} ${path}`, found]))
  const digests = new Map(stock.files.map(([path, digest]) => [path, digest]))
  const drawn = new Map(Object.entries(stock.drawn))
  const addresses = new Addresses()
  const published = new Map<string, Uint8Array | undefined>()
  const icons = new Map(stock.icons.map(name => [name, '']))
  let all: Promise<Record<string, string>> | undefined

  const readIcons = async () => {
    const found: DrawnIcon[] = await (await fetch(stock.drawings)).json()
    for (const [name, tags] of found) icons.set(name, tags)
    return Object.fromEntries(found.map(([name, , shape]) => [name, shape]))
  }
  /** The drawings of all icons, which few sessions need. */
  const drawings = () => {
    all ??= readIcons()
    return all
  }

  const icon = (name: string): string => {
    const known = drawn.get(name)
    if (known !== undefined) return known
    drawings().then(
      found => {
        for (const [name, shape] of Object.entries(found)) drawn.set(name, shape)
        onDrawn()
      },
      // Without a connection the page has no drawing in that place.
      () => undefined,
    )
    return ''
  }

  /** A picture as it is served, or as its author has just added it. */
  const pictureOf = (path: string, picture: Picture): Picture => {
    const kept = workspace.keptBytes(`public${path}`)
    if (kept) return { ...picture, src: addresses.of(kept, typeOf(path)) }
    const served = stock.pictures[path]
    if (served && isAsServed(path)) return { ...served, ...(picture.focus && { focus: picture.focus }) }
    const digest = workspace.digestAt(`public${path}`)
    // A build serves no pictures as they are.
    return stock.repository && digest !== undefined ? { ...picture, src: sourceOf(digest, path) } : picture
  }
  /** The address of a picture that was published after the studio was built, or of nothing while it is read. */
  const sourceOf = (digest: string, path: string): string => {
    const bytes = published.get(digest)
    if (bytes) return addresses.of(bytes, typeOf(path))
    if (!published.has(digest)) {
      published.set(digest, undefined)
      workspace.read(digest).then(
        found => {
          published.set(digest, found)
          onDrawn()
        },
        // The next look tries again.
        () => published.delete(digest),
      )
    }
    return 'data:,'
  }
  const isAsServed = (path: string) => workspace.digestAt(`public${path}`) === digests.get(path)

  return {
    code,
    base: stock.base,
    icons,
    drawings,
    ...(stock.jsonSchemas !== undefined && { jsonSchemas: stock.jsonSchemas }),
    factsOf: (path, digest) => facts.get(`${digest} ${path}`),
    measure: async (path, bytes): Promise<FileFacts> => {
      const { measureFile } = await import('../site/measureFile.ts')
      return measureFile(path, bytes as Uint8Array<ArrayBuffer>)
    },
    assetsFor: (files, pictures) =>
      assetsOf(files, new Map([...pictures].map(([path, picture]) => [path, pictureOf(path, picture)])), {
        base: stock.base,
        print: stock.print,
        icon,
        fonts: (theme, words) =>
          fontsFrom(theme, words, {
            catalogue: name => stock.typefaces[name],
            own: path => stock.ownTypefaces[path] ?? { whole: stock.base + path.slice(1) },
          }),
      }),
    urls: shown => addresses.urlsOf(shown),
    today: () => {
      const { timeZone } = Object(valueOfText(workspace.textOf('pages/_site.json')))
      try {
        return calendarDay(new Date(), timeZone)
      } catch {
        // Its mistake is among the problems.
        return calendarDay(new Date())
      }
    },
  }
}

/** Gives what this worker has made an address that pages can load. */
class Addresses {
  readonly #ofBytes = new WeakMap<Uint8Array, string>()
  readonly #ofTexts = new Map<string, { text: string; url: string }>()
  readonly #known = new WeakMap<ShownSite, PageUrls>()

  of(bytes: Uint8Array, type: string): string {
    const url = this.#ofBytes.get(bytes) ?? URL.createObjectURL(new Blob([bytes as BlobPart], { type }))
    this.#ofBytes.set(bytes, url)
    return url
  }

  urlsOf(shown: ShownSite): PageUrls {
    const known = this.#known.get(shown)
    if (known) return known
    const urls: PageUrls = {
      // The frame has it itself.
      script: '',
      style: this.#ofText('style', code.styleSheet(shown.site), 'text/css'),
      islandSite: this.#ofText('site', JSON.stringify(islandSite(shown.site)), 'application/json'),
      screens: this.#ofText('screens', '{}', 'application/json'),
    }
    this.#known.set(shown, urls)
    return urls
  }

  /** The same text keeps its address, so that a page does not load it again. */
  #ofText(name: string, text: string, type: string): string {
    const known = this.#ofTexts.get(name)
    if (known?.text === text) return known.url
    // A page may be loading it at this moment.
    if (known) setTimeout(() => URL.revokeObjectURL(known.url), 60_000)
    const url = URL.createObjectURL(new Blob([text], { type }))
    this.#ofTexts.set(name, { text, url })
    return url
  }
}

/** What a picture is, as browsers name it. */
const typeOf = (path: string): string => {
  const ending = path.replace(/^.*\./, '').toLowerCase()
  return { svg: 'image/svg+xml', jpg: 'image/jpeg' }[ending] ?? `image/${ending}`
}
