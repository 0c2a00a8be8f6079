import { isBelow } from '../../../schema/paths.ts'
import { belowBase } from './requestPath.ts'

/** A line of `_redirects`: which file answers, and with which status, where no file has the address. */
export interface Rewrite {
  prefix: string
  target: string
  status: number
}

/**
 * Reads the lines that a build writes. Any other, such as one that sends the visitor elsewhere, is for other hosts.
 * @param base where the site lies on its host: the lines begin with it, as addresses do, and paths of files do not
 */
export function parseRewrites(text: string, base: string): Rewrite[] {
  return text.split('\n').flatMap(line => {
    const [, prefix, target, status] = /^(\/\S*)\/\*\s+(\/\S+)\s+(200|404)\s*$/.exec(line) ?? []
    // A prefix is in lower case throughout.
    const at = prefix && belowBase(prefix, base.toLowerCase())
    const file = target && belowBase(target, base)
    return at && file ? [{ prefix: at, target: file, status: Number(status) }] : []
  })
}

/** The first line that speaks of the path, as every host reads them. */
export const rewriteFor = (path: string, rewrites: readonly Rewrite[]): Rewrite | undefined =>
  rewrites.find(({ prefix }) => isBelow(path, prefix))
