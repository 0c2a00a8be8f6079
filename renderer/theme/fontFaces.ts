/** The files of the site's typefaces, by name. Where each is served is in the site's data. */
export const fontFiles = {
  besley: '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
  cabin: '@fontsource-variable/cabin/files/cabin-latin-wght-normal.woff2',
} as const

export type FontName = keyof typeof fontFiles

const face = (family: string, url: string, weight: string) =>
  `@font-face{font-family:'${family}';src:url('${url}') format('woff2');font-weight:${weight};font-display:swap}`

/**
 * A typeface of the visitor's device, in the measures of ours: when ours arrives, nothing moves.
 * Measures by @capsizecss/core 4 from the metrics of both.
 */
const standIn = (family: string, local: string, sizeAdjust: number, ascent: number, descent: number) =>
  `@font-face{font-family:'${family}';src:${local};size-adjust:${sizeAdjust}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`

/** The `@font-face` rules. @param urls where each file is served */
export const fontFaces = (urls: Record<FontName, string>): string =>
  [
    face('Besley Variable', urls.besley, '400 900'),
    face('Cabin Variable', urls.cabin, '400 700'),
    standIn('Besley on Georgia', "local('Georgia')", 112.94, 110.68, 37.63),
    standIn('Besley on Noto', "local('Noto Serif Regular'),local('NotoSerif-Regular')", 104.68, 119.41, 40.6),
    standIn('Besley on Times', "local('Times New Roman'),local('Liberation Serif')", 123.94, 100.86, 34.29),
    standIn('Cabin on Roboto', "local('Roboto Regular'),local('Roboto-Regular')", 94.87, 101.72, 26.35),
    standIn('Cabin on Arial', "local('Arial'),local('Liberation Sans')", 94.66, 101.94, 26.41),
  ].join('')

export const displayStack =
  "'Besley Variable', 'Besley on Georgia', 'Besley on Noto', 'Besley on Times', serif"

export const textStack = "'Cabin Variable', 'Cabin on Roboto', 'Cabin on Arial', sans-serif"
