// renderer/server: in comes what schema/resolve has made, out go the HTML of a page, its critical styles and the
// JSON of its islands; document.ts joins them to a file. Runs at build and in the dev server, never in a browser.

import type { ComponentType, ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { PageData, SectionData, SiteData } from '../../schema/model/viewModel.ts'
import type { SectionType } from '../../schema/section.ts'
import { SectionProvider, type SectionScope } from '../contexts/SectionProvider.tsx'
import { SiteProvider } from '../contexts/site.tsx'
import type { Hydration } from '../islands.ts'
import { Footer } from '../layout/Footer.tsx'
import { BodyEnd, BodyStart, Layout, PageTop } from '../layout/Layout.tsx'
import { ariaCurrent } from '../layout/MenuLink.tsx'
import Newsletter, { NEWSLETTER_PREFIX } from '../layout/Newsletter.tsx'
import { ErrorScreen } from '../page/ErrorScreen.tsx'
import { SearchScreen } from '../page/SearchScreen.tsx'
import { Screens, type ScreensData } from '../page/screens.tsx'
import { fontFaceRules, headingFace } from '../theme/fontFaces.ts'
import { Island } from '../ui/Island.tsx'
import { type DocumentParts, iconLinks, openGraphLocale, type RenderedPage } from './document.ts'
import { criticalStyles } from './styleSheet.ts'

export { documentHtml } from './document.ts'
export { styleSheet } from './styleSheet.ts'

export interface Renderer {
  /** @throws what a component throws */
  renderPage(page: PageData): RenderedPage
  /** What replaces pages while they load, or when they could not be loaded. */
  renderScreens(): ScreensData
}

/** Renders the pages of a site to HTML. What all of them share is rendered once. */
export function createRenderer(site: SiteData): Renderer {
  const render = (children: ReactNode, identifierPrefix?: string): string =>
    renderToString(
      <SiteProvider site={site}>{children}</SiteProvider>,
      identifierPrefix === undefined ? {} : { identifierPrefix },
    ).replace(PRELOADS, '')
  const fields = { ...site.footer.newsletter, title: undefined, description: undefined }
  const newsletter = (
    <Island
      name="newsletter"
      data={{ prefix: NEWSLETTER_PREFIX, props: fields }}
      dangerouslySetInnerHTML={{ __html: render(<Newsletter {...fields} />, NEWSLETTER_PREFIX) }}
    />
  )
  const shared: DocumentParts = {
    start: render(<BodyStart site={site} />),
    end: render(
      <>
        <Footer newsletter={newsletter} />
        <BodyEnd />
      </>,
    ),
    fontFaces: fontFaceRules(site),
    headingFont: headingFace(site)?.url,
    openGraphLocale: openGraphLocale(site.locale),
    icons: iconLinks(site),
  }
  const headerOf = headersOf(site, render)
  const stylesOf = criticalStyles(site)

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
      return (
        <Island
          key={index}
          data-section={section.type}
          name={section.type}
          hydrate={hydrate}
          data={{ prefix, props: { section }, context }}
          dangerouslySetInnerHTML={{ __html: render(element, prefix) }}
        />
      )
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
      const body = render(
        <Layout page={page} top={headerOf(page)} fallbacks={site.fallbacks}>
          {mainOf(page)}
        </Layout>,
      )
      const second = body.indexOf(SECTION, body.indexOf(SECTION) + 1)
      const firstEnd = second < 0 ? body.indexOf('</main>') : second
      return { ...shared, body, firstEnd, style: stylesOf(shared.start + body.slice(0, firstEnd)) }
    },
    renderScreens() {
      const { name, blog } = site
      return { name, blog, html: render(<Screens />) }
    },
  }
}

/** How each section of a page begins. No text and no attribute has a `<`. */
const SECTION = '<div data-section='

/** React puts preload links for images before the HTML. The document has its own, for its first picture. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/

/**
 * Renders the header once for all pages that have the same one. It is a quarter of a page's elements, and differs only in its
 * variant and in the links that are current.
 * @param render renders an element with what it takes of the site
 */
function headersOf(
  { navigation, headerAction, base }: SiteData,
  render: (element: ReactElement) => string,
): (page: PageData) => string {
  const items = navigation.flatMap(item => [item, ...(item.subMenu ?? [])])
  const paths = [...items, ...(headerAction ? [headerAction] : [])].map(({ path }) => path)
  const cache = new Map<string, string>()
  return page => {
    const key = `${page.header} ${paths.map(path => ariaCurrent(path, page.route, base))}`
    const header = cache.get(key) ?? render(<PageTop page={page} />)
    cache.set(key, header)
    return header
  }
}

/**
 * Loads what shows sections, before they are rendered. The stylesheet has the rules of what is loaded.
 * @param types the section types that a site uses; all of them where it may change
 */
export async function loadSections(types?: ReadonlySet<string>): Promise<void> {
  // One after the other, so that the order of their rules is always the same.
  for (const [file, load] of Object.entries(files)) {
    const [, initial = '', rest = ''] = /(\w)(\w*)(?:\.island)?\.tsx$/.exec(file) ?? []
    const type = initial.toLowerCase() + rest
    if (types === undefined || types.has(type)) modules.set(type, await load())
  }
}

/** The module of a section type that is loaded. @throws when there is no file for it */
export function moduleOf(type: SectionType): SectionModule {
  const found = modules.get(type)
  if (!found) throw new Error(`renderer/sections has no component for "${type}", or it is not loaded`)
  return found
}

interface SectionModule {
  /** It takes the data of the section type whose name its file has. */
  default: ComponentType<SectionData>
  /** Of an island, `Gallery.island.tsx`. */
  hydrate?: Hydration
}

/** Found, not listed: `renderer/sections/Hero.tsx` shows the sections of type `hero`. */
const files = import.meta.glob<SectionModule>('../sections/*.tsx')

const modules = new Map<string, SectionModule>()
