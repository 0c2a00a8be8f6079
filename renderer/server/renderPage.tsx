import '../theme/globalStyle.ts'
import type { ComponentType, ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { PageData, SectionData, SiteData } from '../../schema/model/viewModel.ts'
import type { SectionType } from '../../schema/section.ts'
import { directionOf } from '../contexts/direction.ts'
import { SectionProvider, type SectionScope } from '../contexts/SectionProvider.tsx'
import { SiteProvider } from '../contexts/SiteProvider.tsx'
import type { Hydration, IslandName } from '../islands.ts'
import { Footer } from '../layout/Footer.tsx'
import { BodyEnd, BodyStart, Layout, PageTop } from '../layout/Layout.tsx'
import { ariaCurrent } from '../layout/MenuLink.tsx'
import Newsletter, { NEWSLETTER_PREFIX } from '../layout/Newsletter.tsx'
import { ErrorScreen } from '../page/ErrorScreen.tsx'
import { SearchScreen } from '../page/SearchScreen.tsx'
import { Screens, type ScreensData } from '../page/screens.tsx'
import { cache } from '../theme/css.ts'
import { fontFaceRules } from '../theme/fontFaces.ts'
import { themeStyle } from '../theme/themeStyle.ts'
import { collectClasses, noteClasses, type Rendered } from '../theme/usedClasses.ts'
import { attributeOf, type IslandData, scriptJson } from '../ui/Island.tsx'
import { iconLinks, openGraphLocale, type RenderedPage, type SharedParts } from './document.ts'

export { documentHtml } from './document.ts'

export interface Renderer {
  /** @throws what a component throws */
  renderPage(page: PageData): RenderedPage
  /** What stands in for pages while they load, or when they could not be loaded. */
  renderScreens(): ScreensData
}

/** Renders the pages of a site to HTML. What all of them share is rendered once. */
export function createRenderer(site: SiteData): Renderer {
  const render = (children: ReactNode, identifierPrefix?: string): Rendered =>
    collectClasses(() =>
      renderToString(
        <SiteProvider site={site}>{children}</SiteProvider>,
        identifierPrefix === undefined ? {} : { identifierPrefix },
      ).replace(PRELOADS, ''),
    )
  const fields = { ...site.footer.newsletter, title: undefined, description: undefined }
  const newsletter = render(<Newsletter {...fields} />, NEWSLETTER_PREFIX)
  const newsletterIsland = island('newsletter', newsletter.html, { prefix: NEWSLETTER_PREFIX, props: fields })
  const start = render(<BodyStart site={site} />)
  const end = render(
    <>
      <Footer newsletter={newsletterIsland} />
      <BodyEnd />
    </>,
  )
  const shared: SharedParts = {
    start: start.html,
    end: end.html,
    fontFaces: fontFaceRules(site),
    openGraphLocale: openGraphLocale(site.locale),
    icons: iconLinks(site),
  }
  const sharedClasses = [start, newsletter, end].flatMap(({ classes }) => [...classes])
  const styleSheets = new StyleSheets(themeStyle(site) + (directionOf(site.locale) === 'rtl' ? JOINED : ''))
  const headers = new HeaderCache(site, render)

  /** An island among the sections is rendered by itself, so that it can be hydrated by itself. */
  function sectionOf({ section, refs }: SectionData, index: number, light: PageData['light']): ReactElement {
    const context: SectionScope = { refs, headingLevel: index === 0 ? 1 : 2, light }
    const { default: Component, hydrate } = moduleOf(section.type)
    const element = (
      <SectionProvider context={context}>
        <Component section={section} refs={refs} />
      </SectionProvider>
    )
    if (hydrate) {
      const prefix = `${index}`
      const data = { prefix, props: { section }, context }
      const rendered = render(element, prefix)
      return <IslandSection key={index} {...{ type: section.type, hydrate, rendered, data }} />
    }
    return (
      <div key={index} data-section={section.type}>
        {element}
      </div>
    )
  }

  function mainOf(page: PageData): ReactNode {
    if (page.search) return <SearchScreen topics={page.search.topics} />
    if (page.sections.length === 0) return <ErrorScreen message={page.description} home={site.base} />
    return page.sections.map((data, index) => sectionOf(data, index, page.light))
  }

  return {
    renderPage(page) {
      const header = headers.of(page)
      const { html, classes } = render(
        <Layout page={page} top={header.html} fallbacks={site.fallbacks}>
          {mainOf(page)}
        </Layout>,
      )
      return {
        ...shared,
        body: html,
        style: styleSheets.of([...header.classes, ...classes, ...sharedClasses]),
      }
    },
    renderScreens() {
      const { name, blog } = site
      const { html, classes } = render(<Screens />)
      return { name, blog, html, style: rulesOf(namesIn(classes)) }
    },
  }
}

/** Letters of Arabic are joined, so they are not set closer. */
const JOINED = '[dir=rtl] *{letter-spacing:0!important}'

/** React puts preload links for images before the HTML. The document has its own, for its first picture. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/

/** The HTML of the form in the footer, with its data behind it. */
const island = (name: IslandName, html: string, data: IslandData): string =>
  `<div data-island="${name}">${html}</div><script type="application/json">${scriptJson(data)}</script>`

/**
 * Renders the header once for all pages that have the same one. It is a quarter of a page's elements, and differs only in its
 * variant and in the links that are current.
 */
class HeaderCache {
  readonly #site: SiteData
  readonly #render: (element: ReactElement) => Rendered
  readonly #paths: string[]
  readonly #cache = new Map<string, Rendered>()

  /** @param render renders an element with what it takes of the site */
  constructor(site: SiteData, render: (element: ReactElement) => Rendered) {
    this.#site = site
    this.#render = render
    const { navigation, headerAction } = site
    const items = navigation.flatMap(item => [item, ...(item.subMenu ?? [])])
    this.#paths = [...items, ...(headerAction ? [headerAction] : [])].map(({ path }) => path)
  }

  /** The header on this page. */
  of(page: PageData): Rendered {
    const current = this.#paths.map(path => ariaCurrent(path, page.route, this.#site.base))
    const key = `${page.header} ${current}`
    const header = this.#cache.get(key) ?? this.#render(<PageTop page={page} />)
    this.#cache.set(key, header)
    return header
  }
}

/** The module of a section type. @throws when there is no file for it */
export function moduleOf(type: SectionType): SectionModule {
  const file = `../sections/${type.charAt(0).toUpperCase()}${type.slice(1)}`
  const found = modules[`${file}.tsx`] ?? modules[`${file}.island.tsx`]
  if (!found) throw new Error(`renderer/sections has no component for "${type}"`)
  return found
}

interface SectionModule {
  /** It takes the data of the section type whose name its file has. */
  default: ComponentType<SectionData>
  /** Of an island, `Gallery.island.tsx`. */
  hydrate?: Hydration
}

/** Found, not listed: `renderer/sections/Hero.tsx` shows the sections of type `hero`. */
const modules = import.meta.glob<SectionModule>('../sections/*.tsx', { eager: true })

interface IslandSectionProps {
  type: SectionType
  hydrate: Hydration
  rendered: Rendered
  data: IslandData
}

/** The HTML of an island among the sections, with its data behind it. */
function IslandSection({ type, hydrate, rendered: { html, classes }, data }: IslandSectionProps) {
  noteClasses(classes)
  return (
    <>
      <div
        data-section={type}
        data-island={type}
        data-hydrate={attributeOf(hydrate)}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />
    </>
  )
}

/** Caches the styles of pages by the class attributes that they use: pages with the same section types mostly share them. */
class StyleSheets {
  readonly #theme: string
  readonly #cache = new Map<string, string>()

  /** @param theme rules that come before all others */
  constructor(theme: string) {
    this.#theme = theme
  }

  /**
   * The rules of these class attributes after the global ones, in this order, so that they do not depend on what was rendered before.
   * @returns the same string for the same classes, so that maps find it by its identity
   */
  of(classes: Iterable<string>): string {
    const key = [...classes].join(' ')
    const css = this.#cache.get(key) ?? this.#theme + globalRules() + rulesOf(namesIn([key]))
    this.#cache.set(key, css)
    return css
  }
}

const PREFIX = `${cache.key}-`

/** The names of Emotion's classes in class attributes. */
export const namesIn = (classes: Iterable<string>): Set<string> =>
  new Set([...classes].flatMap(value => value.split(' ')).filter(name => name.startsWith(PREFIX)))

/** The rules of classes in the order of their names, after the keyframes that they use. */
export function rulesOf(names: Iterable<string>): string {
  const rules = [...names].map(name => cache.inserted[name.slice(PREFIX.length)] ?? '').join('')
  const keyframes = unnamedRules().filter(
    ([id, css]) => isKeyframes(css) && rules.includes(`animation-${id}`),
  )
  return keyframes.map(([, css]) => css).join('') + rules
}

const globalRules = (): string =>
  unnamedRules()
    .map(([, css]) => (isKeyframes(css) ? '' : css))
    .join('')

/** Rules that are of no class, in an order that does not depend on what was rendered before. */
const unnamedRules = () =>
  Object.entries(cache.inserted)
    .filter(([id]) => cache.registered[PREFIX + id] === undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))

const isKeyframes = (css: unknown): boolean => String(css).startsWith('@keyframes')
