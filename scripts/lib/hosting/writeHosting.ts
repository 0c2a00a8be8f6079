import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import { inParallel } from '../inParallel.ts'
import type { Release } from '../release.ts'
import { contentType, isCompressible } from '../serve/contentType.ts'
import { UsageError } from '../usageError.ts'
import type { HostedSite } from './HostedSite.ts'
import { targets } from './targets.ts'

/** Smaller files do not get smaller. */
const LEAST_TO_COMPRESS = 600

/** The folder beside a site that holds what its host is set up with. */
const hostingFolder = (out: string): string => `${out}.hosting`

/** @throws UsageError when there is no such host */
export function targetOf(name: string): string {
  if (Object.hasOwn(targets, name)) return name
  throw new UsageError(`There is no target "${name}". Choose ${Object.keys(targets).join(', ')}.`)
}

/**
 * Writes what a host needs: into the release, and beside the site.
 * @returns what that host cannot do
 */
export async function writeHosting(
  name: string,
  site: HostedSite,
  release: Release,
): Promise<readonly string[]> {
  const target = targets[targetOf(name)]
  if (!target) return []
  for (const [path, content] of Object.entries(target.within?.(site) ?? {}))
    await release.write(path, content)
  if (target.catchAlls === 'folders') {
    for (const { prefix, file } of site.fallbacks)
      await release.write(`${prefix.slice(1)}/404.html`, await readFile(join(release.folder, file)))
  }
  if (target.isPrecompressed) await precompress(release)
  const beside = Object.entries(target.beside?.(site) ?? {})
  if (beside.length > 0) await mkdir(hostingFolder(site.folder), { recursive: true })
  for (const [path, content] of beside) await writeFile(join(hostingFolder(site.folder), path), content)
  return target.cannot
}

/** Writes `.br` and `.gz` beside every file that gains by it, as small as they get. */
async function precompress(release: Release): Promise<void> {
  const entries = await readdir(release.folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile() && isCompressible(contentType(entry.name)))
  await inParallel(files, async ({ parentPath, name }) => {
    const file = join(parentPath, name)
    const bytes = await readFile(file)
    if (bytes.byteLength < LEAST_TO_COMPRESS) return
    const params = { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength }
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }))
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
  })
}
