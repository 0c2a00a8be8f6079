import { slugOf } from './slug.ts'

/** Letters that Unicode does not decompose into a plain letter and a mark: of West African and of European languages. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ ɛ: 'e', ɔ: 'o', ŋ: 'n', ɖ: 'd', ƒ: 'f', ɣ: 'g', ʋ: 'v', ɩ: 'i', ʊ: 'u' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ı: 'i' },
}

/** Letters of the Arabic script that one writes for another, by their code points: they differ in their dots alone, or in nothing. */
const ALIKE: Readonly<Record<string, string>> = {
  ...{ '\u0649': '\u064a', '\u06cc': '\u064a', '\u0629': '\u0647' },
  ...{ '\u0671': '\u0627', '\u06a9': '\u0643' },
}

/** What changes how a text looks and not what it says: soft hyphens and other invisible characters, and the tatweel. */
const UNSAID = /[\p{Default_Ignorable_Code_Point}\u0640]/gu

/** Letters with marks that writers leave out, as accents and points. In other scripts marks are vowels or make another consonant. */
const ACCENTED =
  /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}])\p{Mark}+/gu

/**
 * A text in small letters without accents and with the digits 0 to 9, so that `Nyɔŋmɔ` and `nyonmo`, `Élan` and `elan`, `١٩٣٢` and
 * `1932` are the same to a search.
 */
export const foldLetters = (text: string): string =>
  isAscii(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .toLowerCase()
        .replace(UNSAID, '')
        .replace(ACCENTED, '$1')
        .normalize('NFC')
        .replace(/[^ -~]/gu, letter => PLAIN[letter] ?? ALIKE[letter] ?? digitOf(letter) ?? letter)

/** Most words are, and need no more than small letters. */
const isAscii = (text: string): boolean => /^[ -~]*$/.test(text)

/** The value of a decimal digit of whatever script. Unicode has the ten of a script in a row that begins at a code ending with 0 or 6. */
function digitOf(letter: string): string | undefined {
  if (!/^\p{Decimal_Number}$/u.test(letter)) return undefined
  const code = letter.codePointAt(0) ?? 0
  const row = code - (code % 16)
  const zero = /^\p{Decimal_Number}$/u.test(String.fromCodePoint(row)) ? row : row + 6
  return String(code - zero)
}

/** A slug of ASCII letters, for names in addresses: `Café (new)` → `cafe-new`. Empty where no letter has an equivalent. */
export const plainLetters = (name: string): string =>
  slugOf(name)
    .replace(/[^a-z0-9-]/g, letter => PLAIN[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Signs at the end of a name that make it another one, as they are read: C, C++ and C#, an A and an A*. */
const SIGNS: Readonly<Record<string, string>> = { '+': '-plus', '#': '-sharp', '*': '-star' }

/** Signs of vowels in Arabic and Hebrew, and the stroke that lengthens Arabic words: most authors leave them out. */
const VOWELS = /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670]/g

/**
 * What a name is in an address, not encoded: Latin letters are plain, those of other scripts stay. `Café (new)` → `cafe-new`,
 * `C++` → `c-plus-plus`, `學校` → `學校`. Empty for a name without a letter or digit.
 */
export const nameInAddress = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(
      /([\p{Letter}\p{Number}])([+#*]+)(?![\p{Letter}\p{Number}])/gu,
      (_, last: string, signs: string) => last + [...signs].map(sign => SIGNS[sign]).join(''),
    )
    .replace(/(\p{Script=Latin})\p{Mark}+/gu, '$1')
    .replace(/['’]/g, '')
    .replace(VOWELS, '')
    .replace(/[^ -~]/g, letter => PLAIN[letter] ?? letter)
    .normalize('NFC')
    .replace(/[^\p{Letter}\p{Number}\p{Mark}]+/gu, '-')
    .replace(/^-|-$/g, '')
