import type { Category } from '../model/post.ts'
import { defaultWords } from '../model/site/words.ts'
import type { PageData } from '../model/viewModel.ts'
import { definitionOf } from '../section.ts'
import type { Content } from '../validate/Content.ts'
import { type Assets, href } from './href.ts'
import { query } from './queries.ts'
import { fullTitle } from './resolvePage.ts'
import { resolveSection } from './resolveSection.ts'

/** Everything that the page of a category needs: the posts of the category, in the light of the page that lists all posts. */
export function resolveCategory(content: Content, category: Category, assets: Assets): PageData {
  const { name, route } = category
  const { light, section: type } = query(content, 'postList')
  const section = type && definitionOf(type).ofCategory?.(name)
  return {
    route: href(content, assets, route),
    title: fullTitle(name, content),
    description: describeCategory(content, category),
    header: 'solid',
    ...(light && { light }),
    feed: name,
    sections: section
      ? [resolveSection(section, { content, assets, page: undefined, post: undefined, category })]
      : [],
  }
}

/** The sentence by which search engines and the site's own search present the page of a category. */
export function describeCategory({ site }: Content, { name }: Category): string {
  const { categoryDescription } = { ...defaultWords, ...site.words }
  return categoryDescription.replace('{category}', () => name).replace('{name}', () => site.name)
}
