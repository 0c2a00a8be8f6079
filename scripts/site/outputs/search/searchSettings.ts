import type { SearchIndex } from '../../../../renderer/search/searchIndex.ts'
import { Terms } from '../../../../renderer/search/terms.ts'
import { usualSynonyms } from '../../../../schema/model/site/usualSynonyms.ts'
import type { Site } from '../../../../schema/model/site.ts'

/** What the index holds besides pages. */
export type SearchSettings = Pick<SearchIndex, 'locale' | 'synonyms'>

/** What a site says of its search, with what is usual in its language. */
export function searchSettings({ search }: Site, locale: string): SearchSettings {
  const terms = new Terms(locale)
  const own = search?.synonyms ?? []
  const keyOf = (phrase: string) => terms.ofPhrase(phrase).join(' ')
  // What the site says of a phrase holds instead of what is usual.
  const taken = new Set(own.flatMap(({ typed }) => typed.map(keyOf)))
  const usual = usualSynonyms(locale).map(({ word, typed }) => ({
    word,
    typed: typed.filter(phrase => !taken.has(keyOf(phrase))),
  }))
  // Synonyms of one spelling once, and none of a word for itself.
  const synonyms = new Map<string, [typed: string[], also: string[]]>()
  for (const { word, typed } of [...own, ...usual])
    for (const phrase of typed) {
      const [key, also] = [keyOf(phrase), keyOf(word)]
      if (key !== '' && also !== '' && key !== also)
        synonyms.set(`${key}\n${also}`, [terms.ofPhrase(phrase), terms.ofPhrase(word)])
    }
  return { locale, synonyms: [...synonyms.values()] }
}
