import { WIDE_PHOTOGRAPH } from '../../../schema/model/fields.ts'

/** Widths of a photograph's versions, in pixels. A photograph is never scaled up. */
export const WIDTHS = [360, 480, 720, 960, 1440, 1920] as const

/** No version is wider than this, in pixels. */
export const GREATEST_WIDTH = 1920

/**
 * The widths at which drawings are measured: those next to text, whose dominant colour does not depend on it, and those behind
 * text. A line that is thinner than a pixel is paler than its colour, so the latter is the width of a large, sharp screen.
 */
export const MEASURED_DRAWING_WIDTH = { inText: 640, behindText: 2880 } as const

/** No picture is higher than this, in pixels: JPEG and PNG of most programs end there (the marker of a JPEG has two bytes). */
export const MOST_HEIGHT = 65_000

/** Neither AVIF nor WebP has a side longer than this, in pixels: libheif and libwebp refuse it. */
export const LONGEST_SIDE = 16_383

/** For browsers that support neither AVIF nor WebP, and for downloads. */
export const FALLBACK_WIDTH = 1440

/** The width that social networks recommend for link previews. */
export const SHARED_WIDTH = 1200

/** Tried from left to right until a picture is within its budget. The first is enough for small widths of most photographs. */
export const QUALITIES = { avif: [52, 40, 30, 22, 15], webp: [72, 54, 38, 26, 15] } as const

/** The byte budget of a version. Phones with a device pixel ratio of 3 request up to 1440 pixels, so those widths are limited strictly. */
export const budgetFor = (width: number): number => (width <= 1440 ? 58_000 : 180_000)

/** Drawings up to this size, in compressed bytes, stay SVG. A raster picture of that size would be blurred. */
export const SMALL_DRAWING = 15_000

/** Drawings up to this size, in characters, are inlined as data URLs: a request would cost as many bytes, and a round trip. */
export const TINY_DRAWING = 500

/** The part of a photograph, from its left edge, that the scrim under text can cover (renderer/ui/picture/WallPicture.tsx). */
export const UNDER_SCRIM = 0.58

/** The part of a drawing, from its left edge, that text can cover, however the drawing is cropped. */
export const UNDER_WORDS = 0.5

/** The ratio of width to height from which on a picture can fill a band behind text. */
export const WIDE = { photograph: WIDE_PHOTOGRAPH, drawing: 2 } as const

/** Where the pictures are that feeds and link previews name. Relative to the base, with a leading slash. */
export const SHARED_FOLDER = '/assets/shared/'
