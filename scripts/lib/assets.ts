import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { World } from '../../schema/content.ts'
import type { FileInfo, Picture } from '../../schema/data.ts'
import type { Assets } from '../../schema/resolve.ts'
import { iconShape } from './icons.ts'
import { themeFiles } from './themeFiles.ts'

/**
 * Looks up how each public file is served.
 * @param base where the site lies on its host, with a slash at both ends
 * @param pictures how each picture is served, by the path that documents write
 */
export async function prepareAssets(
  folder: string,
  world: World,
  base: string,
  pictures: ReadonlyMap<string, Picture>,
): Promise<Assets & KnownFiles> {
  const files = new Map<string, FileInfo>()
  for (const [path, size] of world.files) {
    if (!path.endsWith('.pdf')) continue
    const href = `${base.slice(0, -1)}${encodeURI(path)}`
    files.set(path, { href, size, ...countPages(await readFile(join(folder, path), 'latin1')) })
  }
  return { ...assetsOf({ pictures, files }, base), pictures, files }
}

/** What is known of the public files, by path. */
export interface KnownFiles {
  pictures: ReadonlyMap<string, Picture>
  files: ReadonlyMap<string, FileInfo>
}

export const assetsOf = ({ pictures, files }: KnownFiles, base: string): Assets => ({
  base,
  picture: path => known(pictures.get(path), path),
  file: path => known(files.get(path), path),
  icon: iconShape,
  fonts: {
    besley: { common: base + themeFiles.besley.path, whole: base + themeFiles.besleyWhole.path },
    cabin: { common: base + themeFiles.cabin.path, whole: base + themeFiles.cabinWhole.path },
  },
  print: base + themeFiles.print.path,
})

function known<T>(found: T | undefined, path: string): T {
  if (!found) throw new Error(`There is no file ${path}; validation should have said so`)
  return found
}

/** The root of a PDF's tree of pages says how many there are; it can be read unless it is compressed. */
function countPages(pdf: string): { pages?: number } {
  const counts = [
    ...pdf.matchAll(/\/Type\s*\/Pages\b[^>]*?\/Count\s+(\d+)|\/Count\s+(\d+)[^>]*?\/Type\s*\/Pages\b/g),
  ]
  const pages = Math.max(0, ...counts.map(([, after, before]) => Number(after ?? before)))
  return pages > 0 ? { pages } : {}
}
