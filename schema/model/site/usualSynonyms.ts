import usual from './usualSynonyms.json' with { type: 'json' }

/** Words that pages may have, and what visitors type instead of each. */
interface UsualSynonym {
  words: readonly string[]
  typed: readonly string[]
}

const byLanguage: Readonly<Record<string, readonly UsualSynonym[]>> = usual

/**
 * What visitors of most sites type, and words that pages have for it, in the language of a site. Question words say of what kind the
 * answer is; what else a question has counts more.
 */
export const usualSynonyms = (locale: string): { word: string; typed: readonly string[] }[] =>
  (byLanguage[/^[a-z]*/.exec(locale)?.[0] ?? ''] ?? []).flatMap(({ words, typed }) =>
    words.map(word => ({ word, typed })),
  )
