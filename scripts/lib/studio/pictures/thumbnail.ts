import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getOrCreate, readKeyed, whileUnchanged } from '../../pictures/cache.ts'
import { DRAWING, isSvg, measurePicture } from '../../pictures/measure.ts'
import { UsageError } from '../../usageError.ts'

/** Pixels of the long edge: the place of a thumbnail on a fine screen. */
const LONG_EDGE = 320

const NAME = 'thumbnail.webp'

/** A small copy of a picture, so that a dialog with hundreds of them stays quick. @throws UsageError when it cannot be shown */
export async function thumbnail(file: string): Promise<{ type: string; bytes: Uint8Array }> {
  try {
    if (isSvg(file)) {
      const { folder } = await measurePicture(file)
      return { type: 'image/svg+xml', bytes: await readFile(join(folder, DRAWING)) }
    }
    const { folder } = await whileUnchanged(file, key =>
      getOrCreate(`${key}-thumbnail`, async folder => {
        const { default: sharp } = await import('sharp')
        await sharp(await readKeyed(file, key))
          .autoOrient()
          .resize({ width: LONG_EDGE, height: LONG_EDGE, fit: 'inside', withoutEnlargement: true })
          .webp({ quality: 75 })
          .toFile(join(folder, NAME))
        return NAME
      }),
    )
    return { type: 'image/webp', bytes: await readFile(join(folder, NAME)) }
  } catch (cause) {
    throw new UsageError('This picture cannot be shown.', { cause })
  }
}
