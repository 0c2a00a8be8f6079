import type { FontUrls } from '../../schema/data.ts'

/** The whole files of the site's typefaces, by name. Where each is served is in the site's data. */
export const fontFiles = {
  besley: '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
  cabin: '@fontsource-variable/cabin/files/cabin-latin-wght-normal.woff2',
} as const

export type FontName = keyof typeof fontFiles

/** The one weight of the display typeface: its small file has no other, which makes it half as heavy. */
export const displayWeight = 450

/**
 * First and last code point of the characters in the small files of `typefaces`: English, and what typographers add.
 * Browsers fetch the whole file where a page has others. `npm run typefaces` makes the small ones.
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

const commonRange = commonCodes
  .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
  .join()

/** Of two rules for a character the later holds. */
const faces = (family: string, { whole, common }: FontUrls, weight: string) =>
  face(family, whole, weight) + face(family, common, weight, commonRange)

const face = (family: string, url: string, weight: string, range?: string) =>
  `@font-face{font-family:'${family}';src:url('${url}') format('woff2');font-weight:${weight};font-display:swap${range ? `;unicode-range:${range}` : ''}}`

/**
 * A typeface of the visitor's device, in the measures of ours: when ours arrives, nothing moves.
 * Measures by @capsizecss/core 4 from the metrics of both.
 */
const standIn = (family: string, local: string, sizeAdjust: number, ascent: number, descent: number) =>
  `@font-face{font-family:'${family}';src:${local};size-adjust:${sizeAdjust}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`

/** The `@font-face` rules of the site's typefaces. */
export const typefaces = (urls: Record<FontName, FontUrls>): string =>
  faces('Besley Variable', urls.besley, `${displayWeight}`) + faces('Cabin Variable', urls.cabin, '400 700')

/** The `@font-face` rules of what stands in for them until they are there. */
export const standIns = (): string =>
  [
    standIn('Besley on Georgia', "local('Georgia')", 112.94, 110.68, 37.63),
    standIn('Besley on Noto', "local('Noto Serif Regular'),local('NotoSerif-Regular')", 104.68, 119.41, 40.6),
    standIn('Besley on Times', "local('Times New Roman'),local('Liberation Serif')", 123.94, 100.86, 34.29),
    standIn('Cabin on Roboto', "local('Roboto Regular'),local('Roboto-Regular')", 94.87, 101.72, 26.35),
    standIn('Cabin on Arial', "local('Arial'),local('Liberation Sans')", 94.66, 101.94, 26.41),
  ].join('')

export const displayStack =
  "'Besley Variable', 'Besley on Georgia', 'Besley on Noto', 'Besley on Times', serif"

export const textStack = "'Cabin Variable', 'Cabin on Roboto', 'Cabin on Arial', sans-serif"
