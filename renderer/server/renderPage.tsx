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
import { componentOf } from '../sections/componentOf.ts'
import { fontFaceRules } from '../theme/fontFaces.ts'
import { themeStyle } from '../theme/themeStyle.ts'
import { type IslandData, scriptJson } from '../ui/Island.tsx'
import { CriticalCss, classesIn } from './criticalCss.ts'
import { openGraphLocale, type RenderedPage, type SharedParts } from './document.ts'
import { HeaderCache } from './HeaderCache.tsx'
import { renderToString } from './renderToString.ts'

export { documentHtml } from './document.ts'

export interface Renderer {
  /** @throws what a component throws */
  renderPage(page: PageData): RenderedPage
}

/** Letters of Arabic are joined, so they are not set closer. */
const JOINED = '[dir=rtl] *{letter-spacing:0!important}'

/** Renders the pages of a site to HTML. What all of them share is rendered once. */
export function createRenderer(site: SiteData): Renderer {
  const withSite = (children: ReactNode): ReactElement => <SiteProvider site={site}>{children}</SiteProvider>
  const newsletter = { ...site.footer.newsletter, title: undefined, description: undefined }
  const newsletterHtml = island(
    'newsletter',
    renderToString(withSite(<Newsletter {...newsletter} />), {
      identifierPrefix: NEWSLETTER_PREFIX,
    }),
    { prefix: NEWSLETTER_PREFIX, props: newsletter },
  )
  const shared: SharedParts = {
    start: renderToString(withSite(<BodyStart site={site} />)),
    end: renderToString(
      withSite(
        <>
          <Footer newsletter={newsletterHtml} />
          <BodyEnd />
        </>,
      ),
    ),
    fontFaces: fontFaceRules(site),
    openGraphLocale: openGraphLocale(site.locale),
  }
  const sharedClasses = classesIn(shared.start + shared.end)
  const criticalCss = new CriticalCss(themeStyle(site) + (directionOf(site.locale) === 'rtl' ? JOINED : ''))
  const headers = new HeaderCache(site)

  /** Each section is rendered by itself, so that an island among them can be hydrated by itself. */
  function renderSection(data: SectionData, index: number, light: PageData['light']): string {
    const { section, refs } = data
    const context: SectionContext = { refs, headingLevel: index === 0 ? 1 : 2, light }
    const Component = componentOf(section.type)
    const prefix = `${index}`
    const html = renderToString(
      withSite(
        <SectionProvider context={context}>
          <Component section={section} refs={refs} />
        </SectionProvider>,
      ),
      { identifierPrefix: prefix },
    )
    return isIsland(section.type)
      ? island(section.type, html, { prefix, props: { section }, context }, section.type)
      : `<div data-section="${section.type}">${html}</div>`
  }

  const mainOf = (page: PageData): string => {
    if (page.search) return renderToString(withSite(<SearchScreen topics={page.search.topics} />))
    if (page.sections.length === 0)
      return renderToString(withSite(<ErrorScreen message={page.description} home={site.base} />))
    return page.sections.map((data, index) => renderSection(data, index, page.light)).join('')
  }

  return {
    renderPage(page) {
      const body = renderToString(
        <Layout page={page} top={headers.of(page)} main={mainOf(page)} fallbacks={site.fallbacks} />,
      )
      return { ...shared, body, style: criticalCss.of([...classesIn(body), ...sharedClasses]) }
    },
  }
}

/** The HTML of an island, with its data behind it. */
function island(name: IslandName, html: string, data: IslandData, section?: string): string {
  const ofSection = section ? ` data-section="${section}"` : ''
  return `<div${ofSection} data-island="${name}">${html}</div><script type="application/json">${scriptJson(data)}</script>`
}
