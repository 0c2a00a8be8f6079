import { stat } from 'node:fs/promises'
import sharp from 'sharp'
import { UsageError } from './usageError.ts'

const measured = new Map<string, Promise<{ width: number; height: number }>>()

/**
 * Width and height of a picture in pixels, as it is to be seen: a photograph's own rotation counts.
 * @throws UsageError when the file is not a picture
 */
export async function measurePicture(path: string): Promise<{ width: number; height: number }> {
  const { mtimeMs, size } = await stat(path)
  const key = `${path} ${mtimeMs} ${size}`
  const known = measured.get(key) ?? measure(path)
  measured.set(key, known)
  return known
}

async function measure(path: string): Promise<{ width: number; height: number }> {
  try {
    const { autoOrient } = await sharp(path).metadata()
    return { width: autoOrient.width, height: autoOrient.height }
  } catch (cause) {
    throw new UsageError(`"${path}" is not a picture that can be read. Save it again as JPEG, PNG or SVG.`, {
      cause,
    })
  }
}
