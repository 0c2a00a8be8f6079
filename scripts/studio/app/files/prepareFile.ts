// Loaded when a file is added.

import { UsageError } from '../../../lib/usageError.ts'
import { isMoving, lacksEnd, STANDS_STILL, whyUnreadable } from '../../../site/pictures/notAPicture.ts'
import type { FileKind, NewFile } from '../../site/addedFile.ts'
import { isDrawingFile, isHeic, LARGE_PNG, reasonFor, widthFor } from '../../site/pictureRules.ts'
import { MOST_OF_FILE, prepareAttachment, TOO_LARGE } from '../../site/prepareAttachment.ts'
import type { DecodedHeic } from './heicWorker.ts'

/**
 * Makes of a file that an author has added what the site keeps of it: of a photograph an upright copy in sRGB, without place,
 * date and camera, as large as screens need; of a drawing one without anything that is active; a document as it is.
 * @throws UsageError when it is none that the site can have, in words for its author
 */
export async function prepareFile(file: File, kind: FileKind): Promise<NewFile> {
  if (file.size > MOST_OF_FILE) throw new UsageError(TOO_LARGE[kind])
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (kind === 'document') return prepareAttachment(bytes, file.name)
  return isDrawingFile(bytes) ? prepareDrawing(bytes) : preparePhotograph(bytes)
}

async function prepareDrawing(bytes: Uint8Array): Promise<NewFile> {
  const { drawingCleaner } = await import('../../../site/pictures/drawingCleaner.ts')
  try {
    return { bytes: new TextEncoder().encode(drawingCleaner(window)(bytes)), ending: 'svg' }
  } catch (cause) {
    throw new UsageError(whyUnreadable(bytes, cause).join(' '), { cause })
  }
}

async function preparePhotograph(bytes: Uint8Array<ArrayBuffer>): Promise<NewFile> {
  try {
    if (isMoving(bytes)) throw new UsageError(STANDS_STILL.join(' '))
    // Browsers show a part of it.
    if (lacksEnd(bytes)) throw new Error('Unexpected end')
    const bitmap = isHeic(bytes)
      ? await decodeHeic(bytes)
      : await createImageBitmap(new Blob([bytes]), { imageOrientation: 'from-image' })
    return await encode(bitmap, /^(?:\x89PNG|GIF8)/.test(String.fromCharCode(...bytes.subarray(0, 4))))
  } catch (cause) {
    throw cause instanceof UsageError ? cause : new UsageError(reasonFor(cause, bytes), { cause })
  }
}

/** Decodes a photograph as telephones of Apple save it, which few browsers can. It is upright already. */
async function decodeHeic(bytes: Uint8Array): Promise<ImageBitmap> {
  const worker = new Worker(new URL('./heicWorker.ts', import.meta.url), { type: 'module' })
  try {
    const { width, height, data } = await new Promise<DecodedHeic>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<DecodedHeic | undefined>) =>
        data ? resolve(data) : reject(new Error('This HEIC cannot be decoded'))
      worker.onerror = ({ message }) => reject(new Error(message))
      worker.postMessage(bytes)
    })
    return await createImageBitmap(new ImageData(data, width, height))
  } finally {
    worker.terminate()
  }
}

/** @param isLossless whether the file may be a screenshot or a drawing: those of few colours are smaller and sharper as PNG */
async function encode(bitmap: ImageBitmap, isLossless: boolean): Promise<NewFile> {
  const width = widthFor(bitmap.width, bitmap.height)
  const height = Math.max(1, Math.round((width * bitmap.height) / bitmap.width))
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser has no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  const encoded = (type: string, quality?: number) =>
    canvas.convertToBlob({ type: `image/${type}`, ...(quality !== undefined && { quality }) })
  if (isOpaque(context)) {
    const jpeg = await encoded('jpeg', 0.88)
    const png = isLossless ? await encoded('png') : undefined
    return fileOf(png && png.size <= jpeg.size ? png : jpeg)
  }
  const png = await encoded('png')
  // A browser that writes no WebP gives the same once more.
  return fileOf(png.size <= LARGE_PNG ? png : await encoded('webp', 0.9))
}

/** Rows that are looked at in one go: all of a long picture would need too much memory. */
const ROWS = 512

function isOpaque(context: OffscreenCanvasRenderingContext2D): boolean {
  const { width, height } = context.canvas
  for (let top = 0; top < height; top += ROWS) {
    const { data } = context.getImageData(0, top, width, Math.min(ROWS, height - top))
    for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false
  }
  return true
}

const fileOf = async (blob: Blob): Promise<NewFile> => ({
  bytes: new Uint8Array(await blob.arrayBuffer()),
  ending: blob.type === 'image/jpeg' ? 'jpg' : blob.type.replace('image/', ''),
})
