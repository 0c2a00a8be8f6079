/** The words of a text as an anchor: `What is the day like?` → `what-is-the-day-like`. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’]|\p{Mark}/gu, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** Letters of Ghana's languages, and others that are no plain letter with a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ ɛ: 'e', ɔ: 'o', ŋ: 'n', ɖ: 'd', ƒ: 'f', ɣ: 'g', ʋ: 'v', ɩ: 'i', ʊ: 'u' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ı: 'i' },
}

/** The same in the letters that every address can hold, for a name: `Café (new)` → `cafe-new`. It may come to nothing. */
export const plainLetters = (name: string): string =>
  slugOf(name)
    .replace(/[^a-z0-9-]/g, letter => PLAIN[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Anchors for texts of which some may have the same: each gets one of its own. */
export function ownSlugs(slugs: readonly string[]): string[] {
  const ids = new Set<string>()
  for (const slug of slugs) {
    let id = slug
    while (ids.has(id)) id += '-2'
    ids.add(id)
  }
  return [...ids]
}
