import type { Content, ContentPage } from '../../schema/content.ts'
import type { PageData, SiteData } from '../../schema/data.ts'
import { type Assets, resolvePage } from '../../schema/resolve.ts'
import type { Bundle } from './bundle.ts'
import { calendarFile } from './calendarFile.ts'
import { pagePolicy } from './hosting/csp.ts'
import { structuredData } from './structuredData.ts'

/** Everything that pages are made from. */
export interface Ingredients {
  site: SiteData
  /** Where the site's data lies. */
  siteData: string
  content: Content
  assets: Assets
  bundle: Bundle
  /** The URL of the picture that stands for a page where it is shared. */
  shared: (path: string) => Promise<string | undefined>
  release: { write(path: string, content: string): Promise<void> }
}

export interface PageWriter {
  /** Renders a page once and writes it at each of its spellings. */
  write(page: PageData, spellings: Iterable<string>): Promise<void>
  /** Writes everything that stands for one document. */
  writePage(page: ContentPage): Promise<void>
}

export async function pageWriter(ingredients: Ingredients): Promise<PageWriter> {
  const { site, siteData, content, assets, bundle, shared, release } = ingredients
  // Loaded late: a run that finds mistakes in the content needs no renderer.
  const { renderPage, documentHtml, navigationData } = await import('../../renderer/server.tsx')
  const url = (file: string) => assets.base + file
  const common = new Set(bundle.code([]))
  // Pages of the same section types have the same style.
  const policies = new Map<string, string>()
  const policyOf = (css: string): string => {
    const policy = policies.get(css) ?? pagePolicy(css, site)
    policies.set(css, policy)
    return policy
  }

  async function write(page: PageData, spellings: Iterable<string>) {
    const rendered = await renderPage(page, site)
    const [first] = page.sections.flatMap(({ refs }) => Object.keys(refs?.pictures ?? {}))
    const picture = first && (await shared(first))
    const html = documentHtml(rendered, page, site, {
      script: url(bundle.script),
      code: bundle.code(rendered.types).map(url),
      siteData: url(siteData),
      policy: policyOf(rendered.style.css),
      ...(picture && { picture }),
      structuredData: structuredData(page, site, content, picture),
    })
    const code = bundle.code(page.sections.map(({ section }) => section.type))
    const ownCode = code.filter(file => !common.has(file)).map(url)
    const data = JSON.stringify({ ...navigationData(page), code: ownCode })
    for (const spelling of spellings) {
      if (spelling.endsWith('.html')) {
        await release.write(spelling, html)
        continue
      }
      const folder = spelling === '/' ? '' : `${spelling.slice(1)}/`
      await release.write(`${folder}index.html`, html)
      await release.write(`${folder}page.json`, data)
    }
  }

  return {
    write,
    async writePage({ route, page }) {
      await write(resolvePage(content, route, assets), spellingsOf(route, page.aliases))
      const calendar = page.sections.find(section => section.type === 'calendar')
      if (calendar)
        await release.write(
          `${route.slice(1)}/calendar.ics`,
          calendarFile(calendar, site.origin + route, site),
        )
    },
  }
}

/** Static servers cannot rewrite, so every spelling of an address is a file of its own; the browser asks in lower case. */
const spellingsOf = (route: string, aliases: readonly string[] = []): Set<string> =>
  new Set([route, ...aliases].flatMap(address => [address, address.toLowerCase()]))
