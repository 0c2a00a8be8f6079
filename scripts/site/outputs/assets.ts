import type { FileFacts } from '../../../schema/model/FileFacts.ts'
import { fileTypes } from '../../../schema/model/kinds.ts'
import type { FileInfo, Picture } from '../../../schema/model/viewModel.ts'
import type { Assets } from '../../../schema/resolve/href.ts'

/** How a site is served, but for its public files. */
export type ServedSite = Pick<Assets, 'base' | 'icon' | 'fonts' | 'print'>

/**
 * What pages need to know about the public files, and how all else is served.
 * @param facts of the files, by path as documents write it
 * @param pictures path as documents write it → how that picture is served
 */
export function assetsOf(
  facts: ReadonlyMap<string, FileFacts>,
  pictures: ReadonlyMap<string, Picture>,
  served: ServedSite,
): Assets {
  const documents = documentsIn(facts, served.base)
  return {
    ...served,
    picture: path => known(pictures.get(path), path),
    file: path => known(documents.get(path), path),
  }
}

/** The documents as pages offer them. */
const documentsIn = (facts: ReadonlyMap<string, FileFacts>, base: string): Map<string, FileInfo> =>
  new Map(
    [...facts].flatMap(([path, { size, pages }]) => {
      const href = `${base.slice(0, -1)}${encodeURI(path)}`
      const info = { href, size, ...(pages !== undefined && { pages }) }
      return fileTypes.download.ending.test(path) ? [[path, info] as const] : []
    }),
  )

function known<T>(found: T | undefined, path: string): T {
  if (!found) throw new Error(`There is no file ${path}; validation should have said so`)
  return found
}
