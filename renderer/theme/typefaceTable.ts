import type { DeviceFont, FontFallback, TypefaceName } from '../../schema/model/theme/typefaces.ts'

interface TypefaceEntry {
  family: string
  generic: 'serif' | 'sans-serif'
  /** Package files: all Latin characters of Europe's west, and the further ones, such as ŋ, ɔ and ɛ. */
  file: string
  extended?: string
  /** The only weight of headings, to which the subset file of headings is pinned: half the bytes. */
  pinned?: number
  /** As headings: their weight, and their tracking in parts of the default one. */
  weight: number
  tracking: number
  /** Computed by `measureTypeface` (`scripts/site/outputs/measureTypeface.ts`). */
  fallbacks: readonly FontFallback[]
}

const files = (name: string) => {
  const file = `@fontsource-variable/${name}/files/${name}-latin`
  return { file: `${file}-wght-normal.woff2`, extended: `${file}-ext-wght-normal.woff2` }
}

/** What devices call their fonts. */
export const deviceFonts: Record<DeviceFont, readonly string[]> = {
  Georgia: ['Georgia'],
  Noto: ['Noto Serif Regular', 'NotoSerif-Regular'],
  Times: ['Times New Roman', 'Liberation Serif'],
  Roboto: ['Roboto Regular', 'Roboto-Regular'],
  Arial: ['Arial', 'Liberation Sans'],
}

export const typefaceTable: Record<TypefaceName, TypefaceEntry> = {
  besley: {
    family: 'Besley',
    generic: 'serif',
    file: files('besley').file,
    pinned: 450,
    weight: 400,
    tracking: 1,
    fallbacks: [
      ['Georgia', [112.94, 110.68, 37.63], [88.37, 141.45, 48.09]],
      ['Noto', [104.68, 119.41, 40.6], [97.03, 128.83, 43.8]],
      ['Times', [123.94, 100.86, 34.29], [108.48, 115.23, 39.18]],
    ],
  },
  cabin: {
    family: 'Cabin',
    generic: 'sans-serif',
    file: files('cabin').file,
    weight: 600,
    tracking: 0.5,
    fallbacks: [
      ['Roboto', [94.87, 101.71, 26.35], [97.11, 99.37, 25.74]],
      ['Arial', [94.66, 101.94, 26.41], [98.04, 98.43, 25.5]],
    ],
  },
  'eb-garamond': {
    family: 'EB Garamond',
    generic: 'serif',
    ...files('eb-garamond'),
    weight: 500,
    tracking: 0.3,
    fallbacks: [
      ['Georgia', [86.36, 116.6, 34.51], [78.84, 127.72, 37.8]],
      ['Noto', [80.04, 125.81, 37.23], [86.57, 116.32, 34.42]],
      ['Times', [94.77, 106.26, 31.44], [96.79, 104.04, 30.79]],
    ],
  },
  outfit: {
    family: 'Outfit',
    generic: 'sans-serif',
    ...files('outfit'),
    weight: 600,
    tracking: 0.7,
    fallbacks: [
      ['Roboto', [100.04, 99.96, 25.99], [96.6, 103.52, 26.92]],
      ['Arial', [99.82, 100.18, 26.05], [97.52, 102.54, 26.66]],
    ],
  },
  'roboto-slab': {
    family: 'Roboto Slab',
    generic: 'serif',
    ...files('roboto-slab'),
    weight: 500,
    tracking: 0.5,
    fallbacks: [
      ['Georgia', [106.46, 98.42, 25.45], [88.09, 118.95, 30.76]],
      ['Noto', [98.67, 106.2, 27.46], [96.73, 108.33, 28.02]],
      ['Times', [116.83, 89.69, 23.2], [108.14, 96.89, 25.06]],
    ],
  },
  'source-sans': {
    family: 'Source Sans',
    generic: 'sans-serif',
    ...files('source-sans-3'),
    weight: 600,
    tracking: 0.5,
    fallbacks: [
      ['Roboto', [93.97, 108.97, 42.56], [88.51, 115.69, 45.19]],
      ['Arial', [93.76, 109.21, 42.66], [89.36, 114.6, 44.76]],
    ],
  },
}
