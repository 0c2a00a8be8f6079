import type { Assets } from '../../../../schema/resolve/href.ts'
import type { Content, WholePage } from '../../../../schema/validate/Content.ts'
import { indexCategory, indexPage, indexPost } from './indexedPage.ts'
import type { PageToIndex } from './PageIndexer.ts'

/** Every page of a site that visitors can find. @param pages those of documents */
export const pagesToIndex = (content: Content, pages: Iterable<WholePage>, assets: Assets): PageToIndex[] => [
  ...Array.from(pages, (page): PageToIndex => [page.route, () => indexPage(content, page, assets)]),
  ...content.posts.map(
    (post): PageToIndex => [
      `${content.template?.prefix ?? ''}/${post.id}`,
      () => indexPost(content, post, assets),
    ],
  ),
  ...content.addresses.categories.all.map(
    (category): PageToIndex => [category.route, () => indexCategory(content, category, assets)],
  ),
]
