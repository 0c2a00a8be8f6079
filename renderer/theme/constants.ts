/** Zoom of the PDF viewer; 1 is the width of the viewer. Specification, section 9, "Zoom". */
export const zoom = { initial: 1, step: 0.1, min: 0.5, max: 2 } as const

/** The modal: 4xl wide, in rem, and a share of the viewport's height. Specification, section 9, "Modal size". */
export const modalSize = { maxWidth: '56rem', height: '90dvh' } as const

/** The name of a downloaded document whose URL has none. Specification, section 7. */
export const defaultPdfName = 'prospectus.pdf'

/** Specification, section 9, "FAQ max width 3xl". */
export const faqMaxWidth = '48rem'

/** In milliseconds. Specification, section 9, "Gallery shuffle interval". */
export const shuffleInterval = 600_000

/**
 * Galleries of more pictures than `above` are carousels. Times are in milliseconds, the tolerance is in CSS pixels. The interval
 * would apply to autoplay, which is off. Specification, section 9, "Carousel used" and "Carousel defaults".
 */
export const carousel = {
  above: 5,
  thumbnails: 8,
  interval: 3000,
  transition: 350,
  swipeTolerance: 5,
} as const

/** Times in milliseconds, distances in CSS pixels. Specification, section 9, "Lightbox". */
export const lightbox = {
  animation: { fade: 500, swipe: 500, zoom: 500 },
  preload: 2,
  zoom: { zoomInMultiplier: 2, doubleTapDelay: 300, doubleClickDelay: 500, keyboardMoveDistance: 50 },
} as const
