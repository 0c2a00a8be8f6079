import { join } from 'node:path'
import type { World } from '../../../schema/content.ts'
import type { Picture } from '../../../schema/data.ts'
import { isPicture, type NamedFiles } from '../../../schema/publicFiles.ts'
import { inParallel } from '../inParallel.ts'
import { measurePicture, UnreadablePicture } from './measure.ts'

/**
 * The pictures of a folder as they lie there, for those who write a site: encoding a photograph takes seconds.
 * Those that no document names are among them, since the catalogue of sections shows some.
 */
export async function plainPictures(
  publicFolder: string,
  { pictures }: NamedFiles,
  { files }: World,
): Promise<Map<string, Picture>> {
  const paths = new Set([...pictures.keys(), ...[...files.keys()].filter(isPicture)])
  const measured = await inParallel(paths, async path => {
    const shown = pictures.get(path) ?? path
    try {
      const { value } = await measurePicture(join(publicFolder, shown))
      return [[path, { src: encodeURI(shown), ...value }] as const]
    } catch (error) {
      // Validation has named those that documents show.
      if (error instanceof UnreadablePicture) return []
      throw error
    }
  })
  return new Map(measured.flat())
}
