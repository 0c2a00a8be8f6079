import { isBelow } from '../../../schema/model/paths.ts'
import { belowBase } from './requestPath.ts'

/** A line of `_redirects`: which file answers for addresses below a prefix, and with which status, when no file has the address. */
export interface Rewrite {
  prefix: string
  target: string
  status: number
}

/**
 * Parses `_redirects`. Lines that no build writes, such as real redirects, are ignored.
 * @param base path of the site on its host. The lines contain it; the result does not
 */
export function parseRewrites(text: string, base: string): Rewrite[] {
  return text.split('\n').flatMap(line => {
    const [, prefix, target, status] = /^(\/\S*)\/\*\s+(\/\S+)\s+(200|404)\s*$/.exec(line) ?? []
    // Prefixes are in lower case.
    const at = prefix && belowBase(prefix, base.toLowerCase())
    const file = target && belowBase(target, base)
    return at && file ? [{ prefix: at, target: file, status: Number(status) }] : []
  })
}

/** The first line that matches the path, as on every host. */
export const rewriteFor = (path: string, rewrites: readonly Rewrite[]): Rewrite | undefined =>
  rewrites.find(({ prefix }) => isBelow(path, prefix))
