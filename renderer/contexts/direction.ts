import type { InlineText } from '../../schema/richText/RichText.ts'
import { useSite } from './site.tsx'

type Direction = 'ltr' | 'rtl'

/** Scripts that are written from right to left (ISO 15924). */
const RIGHT_TO_LEFT = /Adlm|Ara[bn]|Hebr|M[ae]nd|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi/

/** Locale → its direction. `Intl.Locale` is slow: asked for each text, it took a third of the time of a page. */
const directions = new Map<string, Direction>()

/** The direction in which a language is written: `ar-EG` → `rtl`, `az-Latn` → `ltr`. */
export function directionOf(locale: string): Direction {
  const known = directions.get(locale) ?? findDirection(locale)
  directions.set(locale, known)
  return known
}

const findDirection = (locale: string): Direction =>
  RIGHT_TO_LEFT.test(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr'

/** Whether the site's language is written from right to left. */
export const useIsRightToLeft = (): boolean => directionOf(useSite().locale) === 'rtl'

/** Letters of those scripts: Hebrew to Arabic, their presentation forms, and the blocks above U+10800. */
const RTL_LETTER = /[\u0590-\u08ff\ufb1d-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** Whether any letter of a text is one of those. */
export const hasRightToLeft = (text: string): boolean => RTL_LETTER.test(text)

/** Most texts. Unicode's table of letters is slow. */
const LATIN_START = /^[A-Za-z]/

/** The direction of a text by its first letter, as `dir="auto"` finds it. A text without letters has none. */
function directionOfText(text: string): Direction | undefined {
  if (LATIN_START.test(text)) return 'ltr'
  const [letter] = /\p{Letter}/u.exec(text) ?? []
  if (letter === undefined) return undefined
  return hasRightToLeft(letter) ? 'rtl' : 'ltr'
}

/**
 * The `dir` of a text that is not written in the direction of the site's language: an Arabic paragraph on an English page. Most
 * pages have no such text and no byte for it, unlike with `dir="auto"`. A text without letters keeps the direction of the page.
 */
export function useOwnDirection(text: string): Direction | undefined {
  const { locale } = useSite()
  const own = directionOfText(text)
  return own === directionOf(locale) || !isMostly(own, text) ? undefined : own
}

/** Whether most letters of a text have a direction. One that only begins with a name in another script has that of the page. */
function isMostly(direction: Direction | undefined, text: string): boolean {
  const letters = text.match(/\p{Letter}/gu) ?? []
  const isOf = (letter: string) => hasRightToLeft(letter) === (direction === 'rtl')
  return letters.filter(isOf).length * 2 >= letters.length
}

/** The words of a line, without emphasis and links. */
export const wordsOf = (text: InlineText): string =>
  text.map(node => (typeof node === 'string' ? node : wordsOf(node.children))).join('')
