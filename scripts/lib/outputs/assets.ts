import { join } from 'node:path'
import type { FileInfo, Picture } from '../../../schema/model/viewModel.ts'
import type { Assets } from '../../../schema/resolve/href.ts'
import type { Content } from '../../../schema/validate/Content.ts'
import type { ValidationContext } from '../../../schema/validate/ValidationContext.ts'
import { countPages } from '../content/countPages.ts'
import { iconShape } from '../content/icons.ts'
import { type OwnTypefaces, readOwnTypefaces } from './ownTypefaces.ts'
import { fontUrls, printFile } from './themeFiles.ts'

/**
 * Collects what pages need to know about the public files.
 * @param base path of the site on its host, with a slash at both ends
 * @param pictures path as documents write it → how that picture is served
 */
export async function prepareAssets(
  folder: string,
  context: ValidationContext,
  base: string,
  pictures: ReadonlyMap<string, Picture>,
  { site }: Pick<Content, 'site'>,
): Promise<Assets & KnownFiles> {
  const files = new Map<string, FileInfo>()
  for (const [path, size] of context.files) {
    if (!path.endsWith('.pdf')) continue
    const href = `${base.slice(0, -1)}${encodeURI(path)}`
    const pages = await countPages(join(folder, path))
    files.set(path, { href, size, ...(pages !== undefined && { pages }) })
  }
  const known = { pictures, files, typefaces: await readOwnTypefaces(folder, site.theme, base) }
  return { ...assetsOf(known, base), ...known }
}

/** What pages need to know about the public files, by path as documents write it. */
export interface KnownFiles {
  pictures: ReadonlyMap<string, Picture>
  files: ReadonlyMap<string, FileInfo>
  typefaces: OwnTypefaces
}

export const assetsOf = ({ pictures, files, typefaces }: KnownFiles, base: string): Assets => ({
  base,
  picture: path => known(pictures.get(path), path),
  file: path => known(files.get(path), path),
  icon: iconShape,
  fonts: (theme, words) => fontUrls(theme, words, base, typefaces),
  print: base + printFile.path,
})

function known<T>(found: T | undefined, path: string): T {
  if (!found) throw new Error(`There is no file ${path}; validation should have said so`)
  return found
}
