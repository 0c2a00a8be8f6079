import type { PageData, SiteData } from '../../schema/model/viewModel.ts'
import { SiteProvider } from '../contexts/SiteProvider.tsx'
import { ariaCurrent } from '../layout/ariaCurrent.ts'
import { PageTop } from '../layout/PageTop.tsx'
import { renderToString } from './renderToString.ts'

/**
 * Renders the header once for all pages that have the same one. It is a quarter of a page's elements, and differs only in its
 * variant and in the links that are current.
 */
export class HeaderCache {
  readonly #site: SiteData
  readonly #paths: string[]
  readonly #cache = new Map<string, string>()

  constructor(site: SiteData) {
    this.#site = site
    const { navigation, headerAction } = site
    const items = navigation.flatMap(item => [item, ...(item.subMenu ?? [])])
    this.#paths = [...items, ...(headerAction ? [headerAction] : [])].map(({ path }) => path)
  }

  /** The header's HTML on this page. */
  of(page: PageData): string {
    const current = this.#paths.map(path => ariaCurrent(path, page.route, this.#site.base))
    const key = `${page.header} ${current}`
    const html = this.#cache.get(key) ?? this.#render(page)
    this.#cache.set(key, html)
    return html
  }

  #render(page: PageData): string {
    return renderToString(
      <SiteProvider site={this.#site}>
        <PageTop page={page} />
      </SiteProvider>,
    )
  }
}
