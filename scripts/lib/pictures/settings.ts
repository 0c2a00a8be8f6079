/** Widths, in pixels, that a photograph is made in; never wider than it came. */
export const WIDTHS = [360, 480, 720, 960, 1440, 1920] as const

/** What nothing shown is ever wider than. */
export const GREATEST_WIDTH = 1920

/** A drawing has the same colours at any size, so it is measured small. */
export const MEASURED_DRAWING_WIDTH = 640

/** What browsers that know neither AVIF nor WebP get, and what is downloaded. */
export const FALLBACK_WIDTH = 1440

/** Pictures for those who share a page: the width that they ask for. */
export const SHARED_WIDTH = 1200

/** Tried from the left until a picture is within its budget. Small widths of most photographs stay at the first. */
export const QUALITIES = { avif: [52, 40, 30, 22, 15], webp: [72, 54, 38, 26, 15] } as const

/** A phone of three pixels to one asks for up to 1440 pixels and gets no more than this, in bytes. */
export const budgetFor = (width: number): number => (width <= 1440 ? 58_000 : 180_000)

/** Drawings up to this size, compressed, are served as they are: a raster picture of their size would be blurred. */
export const SMALL_DRAWING = 15_000

/** Drawings up to this size, in characters, stand in the documents that show them: asking for one takes as many bytes, and a way there and back. */
export const TINY_DRAWING = 500

/** The part of a picture, from its left edge, that words can come to stand on (renderer/ui/WallPicture.tsx). */
export const UNDER_WORDS = 0.58

/** A photograph so many times as wide as high can fill a band, with a pane of the wall between it and the words. */
export const WIDE = 1.3
