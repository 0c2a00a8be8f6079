import type { SearchIndex } from '../../../../renderer/search/searchIndex.ts'
import { Terms } from '../../../../renderer/search/terms.ts'
import type { Site } from '../../../../schema/model/site.ts'

/** What the index holds besides pages. */
export type SearchSettings = Pick<SearchIndex, 'locale' | 'synonyms'>

export function searchSettings({ search }: Site, locale: string): SearchSettings {
  const terms = new Terms(locale)
  const synonyms = (search?.synonyms ?? []).flatMap(({ word, typed }) =>
    typed.map((phrase): [string[], string[]] => [terms.ofPhrase(phrase), terms.ofPhrase(word)]),
  )
  return { locale, synonyms }
}
