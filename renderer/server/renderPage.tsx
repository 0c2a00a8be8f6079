import '../theme/globalStyle.ts'
import type { ReactElement, ReactNode } from 'react'
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
import { collectClasses, noteClasses, type Rendered } from '../theme/usedClasses.ts'
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

  /** An island among the sections is rendered by itself, so that it can be hydrated by itself. */
  function sectionOf({ section, refs }: SectionData, index: number, light: PageData['light']): ReactElement {
    const context: SectionContext = { refs, headingLevel: index === 0 ? 1 : 2, light }
    const Component = componentOf(section.type)
    const element = (
      <SectionProvider context={context}>
        <Component section={section} refs={refs} />
      </SectionProvider>
    )
    if (isIsland(section.type)) {
      const prefix = `${index}`
      const data = { prefix, props: { section }, context }
      return <IslandSection key={index} name={section.type} rendered={render(element, prefix)} data={data} />
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

/** The HTML of the form in the footer, with its data behind it. */
const island = (name: IslandName, html: string, data: IslandData): string =>
  `<div data-island="${name}">${html}</div><script type="application/json">${scriptJson(data)}</script>`

interface IslandSectionProps {
  name: IslandName
  rendered: Rendered
  data: IslandData
}

/** The HTML of an island among the sections, with its data behind it. */
function IslandSection({ name, rendered: { html, classes }, data }: IslandSectionProps) {
  noteClasses(classes)
  return (
    <>
      <div data-section={name} data-island={name} dangerouslySetInnerHTML={{ __html: html }} />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />
    </>
  )
}
