import { readdirSync, readFileSync } from 'node:fs'
import { cp, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** How long visitors may go on with a page of an earlier release, in milliseconds: 30 days. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000

/** Names, a line each, the assets of a release itself; others that lie there are of releases before. Hidden, as no page asks for it. */
const OWN_ASSETS = '.assets'

/**
 * Copies code, data and pictures that an open page of an earlier release may still ask for into the next one. What is left
 * behind for the first time bears the time of that, and goes when this is too long ago.
 */
export async function keepEarlierAssets(from: string, to: string): Promise<void> {
  const own = new Set(assetsIn(to))
  await writeFile(join(to, OWN_ASSETS), [...own].sort().join('\n'))
  const earlier = assetsIn(from).filter(path => !own.has(path))
  const replaced = new Set(ownAssetsOf(from) ?? earlier)
  for (const path of earlier) {
    const file = join(from, path)
    const isOld = !replaced.has(path)
    if (isOld && Date.now() - (await stat(file)).mtimeMs > KEPT_FOR) continue
    await cp(file, join(to, path), { preserveTimestamps: isOld })
  }
}

function assetsIn(release: string): string[] {
  try {
    const entries = readdirSync(join(release, 'assets'), { recursive: true, withFileTypes: true })
    return entries
      .filter(entry => entry.isFile())
      .map(entry => relative(release, join(entry.parentPath, entry.name)))
  } catch {
    return []
  }
}

/** Nothing where an older version of this code has published. */
function ownAssetsOf(release: string): string[] | undefined {
  try {
    return readFileSync(join(release, OWN_ASSETS), 'utf8').split('\n')
  } catch {
    return undefined
  }
}
