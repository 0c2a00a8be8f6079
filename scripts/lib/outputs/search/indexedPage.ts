import type { IndexedPage, IndexedPart, ResultKind } from '../../../../renderer/search/searchIndex.ts'
import { MOST_PARTS } from '../../../../renderer/search/searchIndex.ts'
import { type Field, fieldWalker } from '../../../../schema/model/mapFields.ts'
import { type Category, type Post, post as postSchema } from '../../../../schema/model/post.ts'
import { fillTokens } from '../../../../schema/model/tokens.ts'
import { type Assets, href } from '../../../../schema/resolve/href.ts'
import { describeCategory } from '../../../../schema/resolve/resolveCategory.ts'
import { currentSections } from '../../../../schema/resolve/resolvePage.ts'
import { definitionOf, section as sectionSchema } from '../../../../schema/section.ts'
import { type AgeRange, rangeOf } from '../../../../schema/sections/ages.ts'
import type { Content, WholePage } from '../../../../schema/validate/Content.ts'
import { plainMarkdown } from './plainMarkdown.ts'

const walk = fieldWalker('text', 'richText', 'pdf')

/** Keys of the texts that visitors do not see, or only after they have done something. */
const UNSEEN = new Set([
  ...['subject', 'placeholder', 'successMessage', 'submitText', 'emptyText', 'captions', 'categories'],
])

/** Keys of the texts that head an item. */
const HEADINGS = new Set(['title', 'question', 'name', 'role'])

/** A page with what menus and lists call it, too. */
export interface FoundPage extends IndexedPage {
  names: string[]
  /** The ages of children for whom it is, in whole years. Visitors type one of them. */
  ages: number[]
}

/** The texts of a page that visitors see, by its headings. */
export function indexPage(content: Content, found: WholePage, assets: Assets): FoundPage {
  const { route, page } = found
  const parts = new Parts(content, page.description)
  const title = route === '/' ? content.site.name : fillTokens(page.title, content.site)
  currentSections(content, found, assets).forEach((section, index) => {
    const { questions, itemsAre } = definitionOf(section.type)
    parts.begin(section, index === 0, questions ? 'question' : itemsAre)
    walk(sectionSchema, section, field => parts.add(field))
  })
  const { name, menuLabel, ages } = page.summary ?? {}
  const names = [name, menuLabel].flatMap(text => (text === undefined ? [] : fillTokens(text, content.site)))
  return {
    route: href(content, assets, route),
    title,
    kind: 'page',
    parts: parts.all,
    names,
    ages: ages ? yearsIn(rangeOf(ages)) : [],
  }
}

/** The texts of a post. */
export function indexPost(content: Content, post: Post, assets: Assets): FoundPage {
  const parts = new Parts(content, post.excerpt)
  parts.begin(post, true)
  const { title, excerpt: _, ...rest } = post
  walk(postSchema, rest, field => parts.add(field))
  return {
    route: href(content, assets, `${content.template?.prefix ?? ''}/${post.id}`),
    title: fillTokens(title, content.site),
    kind: 'post',
    parts: parts.all,
    names: [],
    ages: [],
  }
}

/** The page of a category. Its posts are found by themselves. */
export const indexCategory = (content: Content, category: Category, assets: Assets): FoundPage => ({
  route: href(content, assets, category.route),
  title: category.name,
  kind: 'page',
  parts: [['', describeCategory(content, category)]],
  names: [...category.names],
  ages: [],
})

function yearsIn({ from, to }: AgeRange): number[] {
  const first = Math.floor(from.months / 12)
  return Array.from({ length: Math.ceil(to.months / 12) - first }, (_, index) => first + index)
}

/** Collects the texts of a page. What heads a section or an item begins a part. */
class Parts {
  readonly all: IndexedPart[]
  readonly #content: Content
  #section: unknown
  /** What the latest part is about. */
  #subject: unknown
  #kind: ResultKind | undefined

  constructor(content: Content, description: string) {
    this.#content = content
    this.all = [['', fillTokens(description, content.site)]]
  }

  /** @param isFirst whether its heading is that of the page. @param kind what its items are */
  begin(section: unknown, isFirst: boolean, kind?: ResultKind): void {
    this.#section = section
    this.#kind = kind
    this.#subject = isFirst ? section : undefined
  }

  add({ kind, value, parent, key, markup }: Field): void {
    // A document that is offered by its name.
    if (kind === 'pdf') {
      const part = this.all.at(-1)
      if (part && this.#subject === parent && parent !== this.#section) part[2] = 'document'
      return
    }
    if (key === undefined || UNSEEN.has(key) || key.endsWith('Alt')) return
    const text = fillTokens(markup ? plainMarkdown(value) : value, this.#content.site)
    const isHeading = HEADINGS.has(key) && parent !== this.#subject && this.all.length < MOST_PARTS
    if (isHeading) {
      this.#subject = parent
      const kind = parent === this.#section ? undefined : this.#kind
      this.all.push(kind ? [text, '', kind] : [text, ''])
      return
    }
    const part = this.all.at(-1)
    if (part) part[1] = part[1] === '' ? text : `${part[1]} ${text}`
  }
}
