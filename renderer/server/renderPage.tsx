import '../theme/globalStyle.ts'
import type { ReactNode } from 'react'
import type { PageData, SectionData, SiteData } from '../../schema/model/viewModel.ts'
import { directionOf } from '../contexts/direction.ts'
import { type SectionContext, SectionProvider } from '../contexts/SectionProvider.tsx'
import { SiteProvider } from '../contexts/SiteProvider.tsx'
import { type IslandName, isIsland } from '../islands.ts'
import { BodyEnd } from '../layout/BodyEnd.tsx'
import { BodyStart } from '../layout/bodyStart/BodyStart.tsx'
import { Footer } from '../layout/Footer.tsx'
import { Layout } from '../layout/Layout.tsx'
import Newsletter, { NEWSLETTER_PREFIX } from '../layout/Newsletter.tsx'
import { ErrorScreen } from '../page/ErrorScreen.tsx'
import { SearchScreen } from '../page/SearchScreen.tsx'
import { Screens, type ScreensData } from '../page/screens.tsx'
import { componentOf } from '../sections/componentOf.ts'
import { fontFaceRules } from '../theme/fontFaces.ts'
import { themeStyle } from '../theme/themeStyle.ts'
import { collectClasses, type Rendered } from '../theme/usedClasses.ts'
import { type IslandData, scriptJson } from '../ui/Island.tsx'
import { openGraphLocale, type RenderedPage, type SharedParts } from './document.ts'
import { HeaderCache } from './HeaderCache.tsx'
import { renderToString } from './renderToString.ts'
import { namesIn, rulesOf, StyleSheets } from './styleSheets.ts'

export { documentHtml } from './document.ts'

export interface Renderer {
  /** @throws what a component throws */
  renderPage(page: PageData): RenderedPage
  /** What stands in for pages while they load, or when they could not be loaded. */
  renderScreens(): ScreensData
}

/** Letters of Arabic are joined, so they are not set closer. */
const JOINED = '[dir=rtl] *{letter-spacing:0!important}'

/** Renders the pages of a site to HTML. What all of them share is rendered once. */
export function createRenderer(site: SiteData): Renderer {
  const render = (children: ReactNode, identifierPrefix?: string): Rendered =>
    collectClasses(() =>
      renderToString(
        <SiteProvider site={site}>{children}</SiteProvider>,
        identifierPrefix === undefined ? {} : { identifierPrefix },
      ),
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
  }
  const sharedClasses = [start, newsletter, end].flatMap(({ classes }) => [...classes])
  const styleSheets = new StyleSheets(themeStyle(site) + (directionOf(site.locale) === 'rtl' ? JOINED : ''))
  const headers = new HeaderCache(site, render)

  /** Each section is rendered by itself, so that an island among them can be hydrated by itself. */
  function renderSection(data: SectionData, index: number, light: PageData['light']): Rendered {
    const { section, refs } = data
    const context: SectionContext = { refs, headingLevel: index === 0 ? 1 : 2, light }
    const Component = componentOf(section.type)
    const prefix = `${index}`
    const { html, classes } = render(
      <SectionProvider context={context}>
        <Component section={section} refs={refs} />
      </SectionProvider>,
      prefix,
    )
    const whole = isIsland(section.type)
      ? island(section.type, html, { prefix, props: { section }, context }, section.type)
      : `<div data-section="${section.type}">${html}</div>`
    return { html: whole, classes }
  }

  function sectionsOf(page: PageData): Rendered[] {
    if (page.search) return [render(<SearchScreen topics={page.search.topics} />)]
    if (page.sections.length === 0)
      return [render(<ErrorScreen message={page.description} home={site.base} />)]
    return page.sections.map((data, index) => renderSection(data, index, page.light))
  }

  return {
    renderPage(page) {
      const header = headers.of(page)
      const sections = sectionsOf(page)
      const main = sections.map(({ html }) => html).join('')
      const frame = render(<Layout page={page} top={header.html} main={main} fallbacks={site.fallbacks} />)
      const classes = [header, frame, ...sections].flatMap(({ classes }) => [...classes])
      return { ...shared, body: frame.html, style: styleSheets.of([...classes, ...sharedClasses]) }
    },
    renderScreens() {
      const { name, blog } = site
      const { html, classes } = render(<Screens />)
      return { name, blog, html, style: rulesOf(namesIn(classes)) }
    },
  }
}

/** The HTML of an island, with its data behind it. */
function island(name: IslandName, html: string, data: IslandData, section?: string): string {
  const ofSection = section ? ` data-section="${section}"` : ''
  return `<div${ofSection} data-island="${name}">${html}</div><script type="application/json">${scriptJson(data)}</script>`
}
