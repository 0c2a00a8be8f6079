/** The typefaces to choose from, with what forms call them. `renderer/theme/typefaceTable.ts` has their measures. */
export const typefaces = {
  besley: 'Besley, a lively serif',
  cabin: 'Cabin, a friendly sans-serif',
  'eb-garamond': 'EB Garamond, an old-style serif',
  outfit: 'Outfit, a geometric sans-serif',
  'roboto-slab': 'Roboto Slab, with sturdy serifs',
  'source-sans': 'Source Sans, a plain humanist sans-serif',
} as const

export type TypefaceName = keyof typeof typefaces

/** A typeface of the catalogue, or a file of the public folder with the kind of fonts that show until it has loaded. */
export type Typeface = TypefaceName | { path: string; fallback: 'serif' | 'sans' }

/** Fonts of visitors' devices. */
export type DeviceFont = 'Georgia' | 'Noto' | 'Times' | 'Roboto' | 'Arial'

/** Size, ascent and descent in percent, which give a font the metrics of another. */
export type FontMeasures = readonly [number, number, number]

/**
 * A font that shows until the typeface has loaded, with what gives its letters the metrics of the typeface, and its digits, whose
 * widths have another ratio: so swapping causes next to no layout shift.
 */
export type FontFallback = readonly [on: DeviceFont, letters: FontMeasures, digits?: FontMeasures]
