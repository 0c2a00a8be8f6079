import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { cp, link, mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { projectRoot } from '../../lib/root.ts'
import { UsageError } from '../../lib/usageError.ts'

/** What the builds of a site have made in a folder. Everything else there is somebody else's, and stays. */
export interface MadeFiles {
  /** Of `siteKey`; absent where nobody said whose release it is. */
  site?: string | undefined
  /** Relative to the folder, with forward slashes. */
  files: ReadonlySet<string>
}

/** Lists what the builds have made. Hidden, so that no file of a site has this name. */
export const MADE_FILES = '.built'

/**
 * An empty file in each folder beside the target that a build has made for a moment, and that a later one may delete. Hidden, so that
 * no file of a site has this name.
 */
export const MARK = '.chalkline-made'

/** Lists and marks of builds, and assets with a digest in their names, which stay for a while: no list names them. */
export const isOwnByName = (path: string): boolean =>
  [MADE_FILES, MARK, '.assets'].includes(path) || /^assets\/.*-[\w-]{8}\.\w+$/.test(path)

/** Whether no build has made a file. */
export const isForeign = (path: string, made: MadeFiles): boolean =>
  !isOwnByName(path) && !made.files.has(path)

/** Files that every build writes, also that of a shard. */
export const BUILD_OUTPUTS = ['_redirects', 'robots.txt', 'site.webmanifest', 'sitemap.xml']

/** Distinguishes the sites that are built with this project. A digest: it is published, and says nothing of the machine. */
export function siteKey(pages: string): string {
  const place = relative(projectRoot, resolve(pages)).replaceAll(sep, '/')
  return createHash('sha256').update(place).digest('hex').slice(0, 16)
}

/** @returns nothing where an earlier version of this project has built, or none */
export function readMadeFiles(folder: string): MadeFiles | undefined {
  try {
    const { site, files } = JSON.parse(readFileSync(join(folder, MADE_FILES), 'utf8'))
    return Array.isArray(files) ? { site, files: new Set(files) } : undefined
  } catch {
    // There is no list, or it is damaged.
    return undefined
  }
}

export const writeMadeFiles = (folder: string, { site, files }: MadeFiles): Promise<void> =>
  writeFile(
    join(folder, MADE_FILES),
    JSON.stringify({ site, files: [...files].filter(path => !isOwnByName(path)).sort() }),
  )

/**
 * Takes over into the next release what no build has made, such as another site in a folder of its own.
 * @param from the published folder
 * @param to the folder that replaces it
 * @param own the files of the next release, without those that it keeps of earlier ones
 * @returns what stays, relative to both
 * @throws UsageError where the next release has a file in the place of one of them
 */
export async function keepForeignFiles(
  from: string,
  to: string,
  own: ReadonlySet<string>,
): Promise<string[]> {
  if (!existsSync(from)) return []
  const foreign = await foreignFilesIn(from)
  const taken = foreign.find(path => own.has(path))
  if (taken) throw inTheWay(join(from, taken))
  for (const path of foreign) {
    // It may have been taken for an asset of an earlier release.
    if (existsSync(join(to, path))) continue
    await mkdir(dirname(join(to, path)), { recursive: true })
    await carry(join(from, path), join(to, path))
  }
  return foreign
}

/** What single files of the next release would replace, although no build has made it. @throws UsageError that names it */
export function checkPlaces(published: string, made: MadeFiles, added: readonly string[]): void {
  const taken = added.find(path => isForeign(path, made) && existsSync(join(published, path)))
  if (taken) throw inTheWay(join(published, taken))
}

const inTheWay = (file: string) =>
  new UsageError(
    `"${file}" lies where the website has a file of its own, and no build of this website has made it. Move it away, or choose another folder with --out.`,
  )

async function foreignFilesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  // Links as well: no build makes any.
  const paths = entries
    .filter(entry => !entry.isDirectory())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
  const made = readMadeFiles(folder)
  if (made) return paths.filter(path => isForeign(path, made)).sort()
  // Without a list the files of an earlier version cannot be told from others, but another site can.
  const sites = sitesBelow(paths)
  return paths.filter(path => sites.some(site => path.startsWith(site))).sort()
}

/** The folders in which another build has written a site, each with a slash at its end. */
function sitesBelow(paths: readonly string[]): string[] {
  const known = new Set(paths)
  const [first = ''] = BUILD_OUTPUTS
  return paths
    .filter(path => path.endsWith(`/${first}`))
    .map(path => path.slice(0, -first.length))
    .filter(folder => BUILD_OUTPUTS.every(name => known.has(folder + name)))
}

/** A hard link takes no time, whatever the size. Some disks have none, and a symbolic link is copied as what it is. */
async function carry(from: string, to: string): Promise<void> {
  try {
    await link(from, to)
  } catch {
    await cp(from, to, { verbatimSymlinks: true, preserveTimestamps: true })
  }
}

/** Says what has stayed in the published folder. Nothing of hidden files, which file managers write everywhere. */
export function keptLines(kept: readonly string[], out: string): string[] {
  const told = kept.filter(path => !/(?:^|\/)\./.test(path))
  const [first] = told
  if (first === undefined) return []
  const file = relative(process.cwd(), join(out, first)).replaceAll(sep, '/')
  return [
    told.length === 1
      ? `"${file}" was made by no build of this website, and stays.`
      : `${told.length} files were made by no build of this website, and stay: "${file}" and others.`,
  ]
}
