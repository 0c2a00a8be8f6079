import type { FileKind } from '../../site/addedFile.ts'
import { call, StudioError } from '../call.ts'

/** What is said of a file that is added. */
interface Addition {
  kind: FileKind
  /** What it belongs to, for its name. */
  about: string
  /** The document whose place it takes. */
  replace?: string
}

/**
 * Adds a file to the site.
 * @param signal keeps it from being added
 * @returns its path, as documents write it
 * @throws StudioError when it is none that the site can have
 */
export async function addFile(
  file: File,
  addition: Addition,
  signal?: AbortSignal,
): Promise<{ path: string }> {
  const { prepareFile } = await import('./prepareFile.ts')
  const prepared = await prepareFile(file, addition.kind).catch((error: Error) => {
    throw error.name === 'UsageError' ? new StudioError(error.message) : error
  })
  if (signal?.aborted) throw new StudioError('The dialog was closed.')
  return call('addFile', { ...prepared, ...addition, name: file.name })
}
