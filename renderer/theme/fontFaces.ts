import type { FontUrls } from '../../schema/model/viewModel.ts'

/** Package files of the site's typefaces, by name. Their URLs in the build are in `SiteData`. */
export const fontFiles = {
  besley: '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
  cabin: '@fontsource-variable/cabin/files/cabin-latin-wght-normal.woff2',
} as const

export type FontName = keyof typeof fontFiles

/** The only weight of the display typeface. Its subset file is pinned to it, which halves the file. */
export const displayWeight = 450

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

const hex = (code: number) => code.toString(16).toUpperCase()

const commonRange = () =>
  commonCodes
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join()

/** When two @font-face rules cover a character, the last one wins, so the subset comes last. */
const faces = (family: string, { whole, common }: FontUrls, weight: string) =>
  face(family, whole, weight) + face(family, common, weight, commonRange())

const face = (family: string, url: string, weight: string, range?: string) =>
  `@font-face{font-family:'${family}';src:url('${url}') format('woff2');font-weight:${weight};font-display:swap${range ? `;unicode-range:${range}` : ''}}`

/**
 * A fallback font of the visitor's device with the metrics of ours, so that swapping causes no layout shift. The metrics
 * are in percent: size, ascent, descent. They were computed by @capsizecss/core 4 from those of both fonts.
 */
const fallbackFace = (family: string, [size, ascent, descent]: number[], ...fonts: string[]) =>
  `@font-face{font-family:'${family}';src:${fonts.map(font => `local('${font}')`).join()};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`

/** The `@font-face` rules of the site's typefaces. */
export const fontFaceRules = (urls: Record<FontName, FontUrls>): string =>
  faces('Besley Variable', urls.besley, `${displayWeight}`) + faces('Cabin Variable', urls.cabin, '400 700')

/** The `@font-face` rules of the fallback fonts, which show until the typefaces have loaded. */
export const fallbackFontRules = (): string =>
  [
    fallbackFace('Besley on Georgia', [112.94, 110.68, 37.63], 'Georgia'),
    fallbackFace('Besley on Noto', [104.68, 119.41, 40.6], 'Noto Serif Regular', 'NotoSerif-Regular'),
    fallbackFace('Besley on Times', [123.94, 100.86, 34.29], 'Times New Roman', 'Liberation Serif'),
    fallbackFace('Cabin on Roboto', [94.87, 101.72, 26.35], 'Roboto Regular', 'Roboto-Regular'),
    fallbackFace('Cabin on Arial', [94.66, 101.94, 26.41], 'Arial', 'Liberation Sans'),
  ].join('')
