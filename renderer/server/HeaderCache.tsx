import type { ReactElement } from 'react'
import type { PageData, SiteData } from '../../schema/model/viewModel.ts'
import { ariaCurrent } from '../layout/ariaCurrent.ts'
import { PageTop } from '../layout/PageTop.tsx'
import type { Rendered } from '../theme/usedClasses.ts'

/**
 * Renders the header once for all pages that have the same one. It is a quarter of a page's elements, and differs only in its
 * variant and in the links that are current.
 */
export class HeaderCache {
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
