import '../theme/globalStyle.ts'
import type { PageData, SiteData } from '../../schema/model/viewModel.ts'
import { directionOf } from '../contexts/direction.ts'
import { BodyStart } from '../layout/bodyStart/BodyStart.tsx'
import { FOOTER_ID_PREFIX, FooterForm } from '../layout/FooterForm.tsx'
import { FooterRoot } from '../layout/FooterRoot.tsx'
import { RenderedTop } from '../layout/Layout.tsx'
import { App } from '../page/App.tsx'
import { loadCode } from '../page/loadSections.ts'
import { firstViewData, needsHydration } from '../page/pageVariants.ts'
import { fontFaceRules } from '../theme/fontFaces.ts'
import { themeStyle } from '../theme/themeStyle.ts'
import { CriticalCss, classesIn } from './criticalCss.ts'
import { openGraphLocale, type RenderedPage, type SharedParts } from './document.ts'
import { HeaderCache } from './HeaderCache.tsx'
import { renderToString } from './renderToString.ts'

export { navigationData } from '../page/pageVariants.ts'
export { documentHtml } from './document.ts'

export interface Renderer {
  /** Rejects with what a component throws. */
  renderPage(page: PageData): Promise<RenderedPage>
}

/** Letters of Arabic are joined, so they are not set closer. */
const JOINED = '[dir=rtl] *{letter-spacing:0!important}'

/** Renders the pages of a site to HTML. What all of them share is rendered once. */
export function createRenderer(site: SiteData): Renderer {
  const formHtml = renderToString(<FooterForm site={site} />, { identifierPrefix: FOOTER_ID_PREFIX })
  const shared: SharedParts = {
    start: renderToString(<BodyStart site={site} />),
    foot: renderToString(<FooterRoot site={site} formHtml={formHtml} />),
    fontFaces: fontFaceRules(site),
    openGraphLocale: openGraphLocale(site.locale),
  }
  const sharedClasses = classesIn(shared.start + shared.foot)
  const criticalCss = new CriticalCss(themeStyle(site) + (directionOf(site.locale) === 'rtl' ? JOINED : ''))
  const headers = new HeaderCache(site)
  return {
    async renderPage(page) {
      // The code of all sections is loaded first, so nothing suspends.
      await loadCode(page)
      const body = renderToString(
        <RenderedTop value={headers.of(page)}>
          <App page={page} site={site} isLoading={false} />
        </RenderedTop>,
      )
      return {
        ...shared,
        body,
        style: criticalCss.of([...classesIn(body), ...sharedClasses]),
        data: firstViewData(page),
        types: [...new Set(page.sections.filter(needsHydration).map(({ section }) => section.type))],
      }
    },
  }
}
