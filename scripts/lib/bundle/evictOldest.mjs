import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Enough entries for switching between branches, and for builds that run at the same time. */
const MAX_ENTRIES = 8

/**
 * Evicts the oldest entries of one kind from a cache, which would otherwise grow with every change of code.
 * @param {string} folder of the cache
 * @param {string} prefix of the names of that kind
 */
export function evictOldest(folder, prefix) {
  const paths = readdirSync(folder)
    .filter(name => name.startsWith(prefix))
    .map(name => join(folder, name))
    // Another command may have renamed or deleted a listed entry.
    .map(path => ({ path, time: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((one, other) => other.time - one.time)
  for (const { path } of paths.slice(MAX_ENTRIES)) rmSync(path, { recursive: true, force: true })
}
