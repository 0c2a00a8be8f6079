import type { SearchIndex } from '../../../../renderer/search/searchIndex.ts'
import { Terms } from '../../../../renderer/search/terms.ts'
import type { Site } from '../../../../schema/model/site.ts'
import type { Content } from '../../../../schema/validate/Content.ts'
import type { FoundPage } from './indexedPage.ts'

/** What the index holds besides pages. */
export type SearchSettings = Pick<SearchIndex, 'locale' | 'synonyms'>

/** From more pages on, the index is split into shards. */
const MOST_IN_ONE_FILE = 150

/** Characters of a part in which results look for a passage to show. */
const MOST_TEXT = 1200

/** Route → number, of every page that can be found. The same in every shard of a build. */
export function pageNumbers({ pages, posts, template, addresses }: Content): Map<string, number> {
  const routes = [
    ...pages.keys(),
    ...(template ? posts.map(({ id }) => `${template.prefix}/${id}`) : []),
    ...addresses.categories.all.map(({ route }) => route),
  ]
  return new Map(routes.sort().map((route, index) => [route, index]))
}

export const isInShards = (pages: number): boolean => pages > MOST_IN_ONE_FILE

/** The file from which results show a page, relative to the site. */
export const pageFile = (page: number): string => `search/pages/${page}.json`

/** Its content. */
export const pageJson = ({ parts, names: _, ages: __, ...page }: FoundPage): string =>
  JSON.stringify({
    ...page,
    parts: parts.map(part => (part[1].length > MOST_TEXT ? part.with(1, part[1].slice(0, MOST_TEXT)) : part)),
  })

export function searchSettings({ search }: Site, locale: string): SearchSettings {
  const terms = new Terms(locale)
  const synonyms = (search?.synonyms ?? []).flatMap(({ word, typed }) =>
    typed.map((phrase): [string[], string[]] => [terms.ofPhrase(phrase), terms.ofPhrase(word)]),
  )
  return { locale, synonyms }
}
