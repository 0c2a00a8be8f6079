import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** How many are kept: enough for going back and forth between branches, and for builds that run meanwhile. */
const KEPT = 8

/**
 * Deletes what a cache has held longest of one kind, so that it does not grow with every change of code.
 * @param {string} folder the cache
 * @param {string} prefix how names of that kind begin
 */
export function forgetOld(folder, prefix) {
  const paths = readdirSync(folder)
    .filter(name => name.startsWith(prefix))
    .map(name => join(folder, name))
    // Another command may have finished, or deleted, what was listed.
    .map(path => ({ path, time: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((one, other) => other.time - one.time)
  for (const { path } of paths.slice(KEPT)) rmSync(path, { recursive: true, force: true })
}
