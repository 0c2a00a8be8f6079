import type { PageData, SiteData } from '../../schema/model/viewModel.ts'
import { SiteProvider } from '../contexts/SiteProvider.tsx'
import { ariaCurrent } from '../layout/ariaCurrent.ts'
import { PageTop } from '../layout/PageTop.tsx'
import { collectClasses, type Rendered } from '../theme/usedClasses.ts'
import { renderToString } from './renderToString.ts'

/**
 * Renders the header once for all pages that have the same one. It is a quarter of a page's elements, and differs only in its
 * variant and in the links that are current.
 */
export class HeaderCache {
  readonly #site: SiteData
  readonly #paths: string[]
  readonly #cache = new Map<string, Rendered>()

  constructor(site: SiteData) {
    this.#site = site
    const { navigation, headerAction } = site
    const items = navigation.flatMap(item => [item, ...(item.subMenu ?? [])])
    this.#paths = [...items, ...(headerAction ? [headerAction] : [])].map(({ path }) => path)
  }

  /** The header on this page. */
  of(page: PageData): Rendered {
    const current = this.#paths.map(path => ariaCurrent(path, page.route, this.#site.base))
    const key = `${page.header} ${current}`
    const header = this.#cache.get(key) ?? this.#render(page)
    this.#cache.set(key, header)
    return header
  }

  #render(page: PageData): Rendered {
    return collectClasses(() =>
      renderToString(
        <SiteProvider site={this.#site}>
          <PageTop page={page} />
        </SiteProvider>,
      ),
    )
  }
}
