import type { FileFacts } from '../../../schema/model/FileFacts.ts'
import { isPicture } from '../../../schema/validate/publicFiles.ts'
import { factsOfBytes, type OpenPdf, unreadablePicture } from '../../site/fileChecks.ts'
import { isMoving, lacksEnd, STANDS_STILL, whyUnreadable } from '../../site/pictures/notAPicture.ts'
import {
  DOMINANT_WIDTH,
  fromCanvas,
  isSvg,
  isWide,
  type Measures,
  measuresOf,
  type RawPixels,
  wrongWithSize,
} from '../../site/pictures/pixels.ts'
import { GREATEST_WIDTH } from '../../site/pictures/settings.ts'

/**
 * What is known of a public file, as a build finds it out with other decoders. Runs in a worker of a browser.
 * @param path as documents write it
 */
export async function measureFile(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<FileFacts> {
  const size = bytes.length
  // While pdf.js cannot be loaded, as without a network, nobody knows how many pages a document has.
  if (!isPicture(path)) return factsOfBytes(path, bytes, openPdf).catch(() => ({ size }))
  const wrong = ([message, suggestion]: readonly [string, string]) => ({
    size,
    problems: [unreadablePicture(path, message, suggestion)],
  })
  try {
    // No worker draws a drawing, so its colours are unknown until it is published.
    if (isSvg(path)) return { size, picture: sizeOfDrawing(new TextDecoder().decode(bytes)) }
    if (isMoving(bytes)) return wrong(STANDS_STILL)
    // Browsers show a part of it.
    if (lacksEnd(bytes)) throw new Error('Unexpected end')
    const bitmap = await createImageBitmap(new Blob([bytes]), { imageOrientation: 'from-image' })
    const tooLong = wrongWithSize(bitmap)
    return tooLong ? wrong(tooLong) : { size, picture: measurePhotograph(bitmap) }
  } catch (cause) {
    return wrong(whyUnreadable(bytes, cause))
  }
}

function measurePhotograph(bitmap: ImageBitmap): Measures {
  const small = pixelsOf(bitmap, DOMINANT_WIDTH)
  // Text is over wide pictures alone.
  const pixels = isWide(bitmap, false) ? pixelsOf(bitmap, GREATEST_WIDTH) : small
  return measuresOf(pixels, bitmap, false, small)
}

function pixelsOf(bitmap: ImageBitmap, greatest: number): RawPixels {
  const width = Math.min(bitmap.width, greatest)
  const height = Math.max(1, Math.round((width * bitmap.height) / bitmap.width))
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser has no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  return fromCanvas(context.getImageData(0, 0, width, height))
}

/** Pixels of each unit, at the 72 dots per inch at which builds measure drawings. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 1,
  pc: 12,
  in: 72,
  cm: 72 / 2.54,
  mm: 72 / 25.4,
}

/** A drawing without any size is as large as browsers show it: 300 × 150 (CSS 2.2, section 10.3.2). */
function sizeOfDrawing(text: string): { width: number; height: number } {
  const [root] = /<svg\b(?:[^>"']|"[^"]*"|'[^']*')*>/.exec(text) ?? []
  if (root === undefined) throw new Error('It is not an SVG.')
  const attribute = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)`).exec(root)?.[1] ?? ''
  const pixelsIn = (name: string) => {
    const [, number, unit = ''] = /^\s*([\d.]+)(\w*)\s*$/.exec(attribute(name)) ?? []
    return Number(number) * (UNITS[unit] ?? Number.NaN) || undefined
  }
  const [, , across = 300, down = 150] = attribute('viewBox')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [width, height] = [pixelsIn('width'), pixelsIn('height')]
  return {
    width: Math.round(width ?? (height === undefined ? across : (height * across) / down)),
    height: Math.round(height ?? (width === undefined ? down : (width * down) / across)),
  }
}

const openPdf: OpenPdf = async data => {
  const { getDocument, GlobalWorkerOptions, PDFWorker, VerbosityLevel } = await import('pdfjs-dist')
  const code = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href
  const verbosity = VerbosityLevel.ERRORS
  // A shared worker can start no other one.
  if (!('Worker' in self)) {
    GlobalWorkerOptions.workerSrc = code
    const loading = getDocument({ data, verbosity })
    return { loading, close: () => loading.destroy() }
  }
  // A worker of its own: pdf.js would take over the messages of this one.
  const port = new Worker(code, { type: 'module' })
  // Its first message says that it is ready. Without it pdf.js would wait for ever.
  await new Promise((resolve, reject) => {
    port.onmessage = resolve
    port.onerror = reject
  })
  const worker = PDFWorker.create({ port })
  const loading = getDocument({ data, worker, verbosity })
  return {
    loading,
    close: async () => {
      await loading.destroy()
      worker.destroy()
      port.terminate()
    },
  }
}
