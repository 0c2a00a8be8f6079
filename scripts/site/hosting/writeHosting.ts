import { copyFile, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FilesIn } from '../../lib/Files.ts'
import { inParallel } from '../../lib/inParallel.ts'
import { listFiles } from '../../lib/listFiles.ts'
import { UsageError } from '../../lib/usageError.ts'
import { compress, LEAST_TO_COMPRESS } from './coding.ts'
import { contentType, isCompressible } from './contentType.ts'
import type { HostedSite } from './HostedSite.ts'
import { targets } from './targets.ts'

/** The folder next to a site that holds the configuration of its host. */
const hostingFolder = (out: string): string => `${out}.hosting`

/** @throws UsageError when there is no such host */
export function targetOf(name: string): string {
  if (Object.hasOwn(targets, name)) return name
  throw new UsageError(`There is no target "${name}". Choose ${Object.keys(targets).join(', ')}.`)
}

/**
 * Writes the configuration of a host, into the release and next to the site.
 * @returns the limitations of that host
 */
export async function writeHosting(
  name: string,
  site: HostedSite,
  release: FilesIn,
): Promise<readonly string[]> {
  const target = targets[name]
  if (!target) return []
  for (const [path, content] of Object.entries(target.within?.(site) ?? {}))
    await release.write(path, content)
  if (target.catchAlls === 'folders') {
    for (const { prefix, file } of site.fallbacks)
      await release.write(`${prefix.slice(1)}/404.html`, await readFile(join(release.folder, file)))
  }
  if (target.addsSlash) await writeBesideFolders(release)
  if (target.isPrecompressed) await precompress(release)
  const beside = Object.entries(target.beside?.(site) ?? {})
  if (beside.length > 0) await mkdir(hostingFolder(site.folder), { recursive: true })
  for (const [path, content] of beside) await writeFile(join(hostingFolder(site.folder), path), content)
  const tooLarge = target.largestFile ? await largerFiles(release.folder, target.largestFile) : []
  return [...tooLarge, ...target.cannot]
}

/** Writes the page of a folder beside it, too: `about.html` for `about/index.html`. */
async function writeBesideFolders(release: FilesIn): Promise<void> {
  const files = await listFiles(release.folder)
  const all = new Set(files)
  await inParallel(files, async file => {
    const [, folder] = /^(.+)\/index\.html$/.exec(file) ?? []
    // A file of the author's own stays.
    if (folder === undefined || all.has(`${folder}.html`)) return
    await copyFile(join(release.folder, file), join(release.folder, `${folder}.html`))
  })
}

/** What to do about files that a host does not take. @param most in MiB */
async function largerFiles(folder: string, most: number): Promise<string[]> {
  const sizes = await inParallel(await listFiles(folder), async file => {
    const mebibytes = (await stat(join(folder, file))).size / 2 ** 20
    return mebibytes > most ? { file, mebibytes } : []
  })
  return sizes
    .flat()
    .map(
      ({ file, mebibytes }) =>
        `It refuses the whole site because of "${file}": a file may have ${most} MiB, and this one has ${Math.ceil(mebibytes)}. Save it smaller or in parts, or publish elsewhere.`,
    )
}

/** Writes `.br` and `.gz` next to every compressible file, at the highest levels. */
async function precompress(release: FilesIn): Promise<void> {
  const files = (await listFiles(release.folder)).filter(file => isCompressible(contentType(file)))
  await inParallel(files, async name => {
    const file = join(release.folder, name)
    const bytes = await readFile(file)
    if (bytes.byteLength < LEAST_TO_COMPRESS) return
    await writeFile(`${file}.br`, await compress(bytes, 'br', 11))
    await writeFile(`${file}.gz`, await compress(bytes, 'gzip'))
  })
}
