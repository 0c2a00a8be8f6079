import { cp, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listFiles } from '../../lib/listFiles.ts'

/** How long the assets of an earlier release stay for pages that are still open, in milliseconds: 30 days. */
const RETENTION = 30 * 24 * 60 * 60 * 1000

/** Lists the assets of a release itself, one a line; the others are of earlier releases. Hidden, since no page asks for it. */
const OWN_ASSETS = '.assets'

/**
 * Copies code, styles and pictures that an open page of an earlier release may still ask for into the next one. An asset is
 * deleted `RETENTION` after the release that no longer has it: its modification time is the time of that release.
 */
export async function keepEarlierAssets(from: string, to: string): Promise<void> {
  const own = new Set(await assetsIn(to))
  await writeFile(join(to, OWN_ASSETS), [...own].sort().join('\n'))
  const earlier = (await assetsIn(from)).filter(path => !own.has(path))
  // A release of an older version of this code has no such list.
  const listed = await readFile(join(from, OWN_ASSETS), 'utf8').catch(() => undefined)
  const replaced = new Set(listed?.split('\n') ?? earlier)
  for (const path of earlier) {
    const file = join(from, path)
    const isOld = !replaced.has(path)
    if (isOld && Date.now() - (await stat(file)).mtimeMs > RETENTION) continue
    await cp(file, join(to, path), { preserveTimestamps: isOld })
  }
}

export const isAsset = (path: string): boolean => path.startsWith('assets/')

/**
 * The same for a release of single files: what it no longer has counts as earlier from now on.
 * @param changes folder with the files of the release
 * @param deleted files that the site no longer has, relative to it
 */
export async function retireAssets(
  published: string,
  changes: string,
  deleted: readonly string[],
): Promise<void> {
  const retired = deleted.filter(isAsset)
  const added = await assetsIn(changes)
  if (retired.length + added.length === 0) return
  const own = new Set((await readFile(join(published, OWN_ASSETS), 'utf8')).split('\n'))
  for (const path of added) own.add(path)
  const now = new Date()
  for (const path of retired) {
    own.delete(path)
    // Somebody may have deleted it by hand.
    await utimes(join(published, path), now, now).catch(() => {})
  }
  await writeFile(join(changes, OWN_ASSETS), [...own].sort().join('\n'))
}

const assetsIn = async (release: string): Promise<string[]> =>
  (await listFiles(join(release, 'assets')).catch(() => [])).map(file => `assets/${file}`)
