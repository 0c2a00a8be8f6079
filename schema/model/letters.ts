import { slugOf } from './slug.ts'

/** Letters that Unicode does not decompose into a plain letter and a mark: of West African and of European languages. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ ɛ: 'e', ɔ: 'o', ŋ: 'n', ɖ: 'd', ƒ: 'f', ɣ: 'g', ʋ: 'v', ɩ: 'i', ʊ: 'u' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ı: 'i' },
}

/** A text in small letters without marks, so that `Nyɔŋmɔ` and `nyonmo`, `Élan` and `elan` are the same to a search. */
export const foldLetters = (text: string): string =>
  isAscii(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .toLowerCase()
        .replace(/\p{Mark}/gu, '')
        .replace(/[^ -~]/g, letter => PLAIN[letter] ?? letter)

/** Most words are, and need no more than small letters. */
const isAscii = (text: string): boolean => /^[ -~]*$/.test(text)

/** A slug of ASCII letters, for names in addresses: `Café (new)` → `cafe-new`. Empty where no letter has an equivalent. */
export const plainLetters = (name: string): string =>
  slugOf(name)
    .replace(/[^a-z0-9-]/g, letter => PLAIN[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
