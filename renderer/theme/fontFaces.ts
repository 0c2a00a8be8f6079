import type { Theme } from '../../schema/model/theme/Theme.ts'
import type { FontFallback, FontMeasures, Typeface } from '../../schema/model/theme/typefaces.ts'
import type { FontUrls, SiteData } from '../../schema/model/viewModel.ts'
import { deviceFonts, typefaceTable } from './typefaceTable.ts'

/**
 * The code point ranges, first and last inclusive, of the subset files in `typefaces`: English and its typographic characters.
 * Browsers fetch the whole file only for pages with other characters. `npm run typefaces` makes the subsets.
 */
export const commonCodes: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa3, 0xa3],
  [0xa9, 0xa9],
  [0xd7, 0xd7],
  [0xe8, 0xe9],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
]

const isCommon = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0
  return commonCodes.some(([first, last]) => first <= code && code <= last)
}

/** Whether a text needs only characters of the subset files. */
export const hasCommonCharacters = (text: string): boolean => [...text].every(isCommon)

const hex = (code: number) => code.toString(16).toUpperCase()

const commonRange = () =>
  commonCodes
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join()

/** Letters of Africa and of Europe's east, which are files of their own. */
const EXTENDED_RANGE = 'U+100-2BA,U+300-36F,U+1E00-1EFF'

const face = (family: string, url: string, weight: string, range?: string) =>
  `@font-face{font-family:'${family}';src:url('${url}') format('woff2');font-weight:${weight};font-display:swap${range ? `;unicode-range:${range}` : ''}}`

type Use = keyof Theme['typefaces']

const OWN: Record<Use, string> = { display: 'Own Display', text: 'Own Text' }

const familyOf = (typeface: Typeface, use: Use) =>
  typeof typeface === 'string' ? `${typefaceTable[typeface].family} Variable` : OWN[use]

/** The rules of a typeface: of its whole files, and of the subset. Where two cover a character, the last one wins. */
function faces(typeface: Typeface, use: Use, { whole, common, extended }: FontUrls) {
  const family = familyOf(typeface, use)
  const pinned =
    use === 'display' && typeof typeface === 'string' ? typefaceTable[typeface].pinned : undefined
  const weight = pinned ? `${pinned}` : '400 700'
  return {
    whole: (extended ? face(family, extended, weight, EXTENDED_RANGE) : '') + face(family, whole, weight),
    subset: common ? face(family, common, weight, commonRange()) : '',
  }
}

/** The `@font-face` rules of the site's typefaces. */
export const fontFaceRules = ({ fonts, theme: { typefaces } }: Pick<SiteData, 'fonts' | 'theme'>): string =>
  usesOf(typefaces)
    .map(use => Object.values(faces(typefaces[use], use, fonts[use])).join(''))
    .join('')

/**
 * The `@font-face` rule of the headings' subset and its URL, so that headings show in the site's own typeface from the beginning.
 * Its file is small; a typeface without a subset waits with the others.
 */
export function headingFace({
  fonts,
  theme: { typefaces },
}: Pick<SiteData, 'fonts' | 'theme'>): { rule: string; url: string } | undefined {
  const { common } = fonts.display
  const [use = 'display'] = usesOf(typefaces)
  return common ? { rule: faces(typefaces.display, use, fonts.display).subset, url: common } : undefined
}

/** A typeface that is used for headings and text alike is declared once. */
const usesOf = ({ display, text }: Theme['typefaces']): Use[] =>
  typeof display === 'string' && display === text ? ['text'] : ['display', 'text']

/** The name of a typeface before that of the font it is based on. */
const nameOf = (typeface: Typeface, use: Use): string =>
  typeof typeface === 'string' ? typefaceTable[typeface].family : OWN[use]

const fallbacksOf = (typeface: Typeface, { fallbacks = [] }: FontUrls): readonly FontFallback[] =>
  typeof typeface === 'string' ? typefaceTable[typeface].fallbacks : fallbacks

const DIGITS = 'U+30-39'

/** The `@font-face` rules of the fallback fonts, which show until the typefaces have loaded. */
export function fallbackFontRules({ typefaces }: Theme, fonts: SiteData['fonts']): string {
  return usesOf(typefaces)
    .flatMap(use =>
      fallbacksOf(typefaces[use], fonts[use]).map(([on, letters, digits]) => {
        const sources = deviceFonts[on].map(font => `local('${font}')`).join()
        const rule = ([size, ascent, descent]: FontMeasures, range = '') =>
          `@font-face{font-family:'${nameOf(typefaces[use], use)} on ${on}';src:${sources};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%${range}}`
        return rule(letters) + (digits ? rule(digits, `;unicode-range:${DIGITS}`) : '')
      }),
    )
    .join('')
}

/** The font stack of headings or of text. */
export function fontStack({ typefaces }: Theme, fonts: SiteData['fonts'], use: Use): string {
  const typeface = typefaces[use]
  const fallbacks = fallbacksOf(typeface, fonts[use]).map(([on]) => `'${nameOf(typeface, use)} on ${on}'`)
  return [`'${familyOf(typeface, use)}'`, ...fallbacks, genericOf(typeface)].join()
}

function genericOf(typeface: Typeface): string {
  if (typeof typeface === 'string') return typefaceTable[typeface].generic
  return typeface.fallback === 'serif' ? 'Georgia,serif' : 'Arial,sans-serif'
}

/** The weight of headings, and their tracking in parts of the default one. */
export function headingStyle({ typefaces: { display } }: Theme): { weight: number; tracking: number } {
  return typeof display === 'string' ? typefaceTable[display] : { weight: 600, tracking: 0.5 }
}
