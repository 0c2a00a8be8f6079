import type { WindowLike } from 'dompurify'
import { JSDOM } from 'jsdom'
import { drawingCleaner } from './drawingCleaner.ts'

const { window } = new JSDOM('')

/** Cleans drawings in Node. */
export const cleanSvg = drawingCleaner(
  // jsdom's own type leaves out its globals.
  window as unknown as WindowLike & { XMLSerializer: typeof XMLSerializer },
)
