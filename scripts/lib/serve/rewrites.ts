import { isBelow } from '../../../schema/paths.ts'

/** A line of `_redirects`: which file answers, and with which status, where no file has the address. */
export interface Rewrite {
  prefix: string
  target: string
  status: number
}

/** Reads the lines that a build writes. Any other, such as one that sends the visitor elsewhere, is for other hosts. */
export function parseRewrites(text: string): Rewrite[] {
  return text.split('\n').flatMap(line => {
    const [, prefix, target, status] = /^(\/\S*)\/\*\s+(\/\S+)\s+(200|404)\s*$/.exec(line) ?? []
    return prefix && target ? [{ prefix, target, status: Number(status) }] : []
  })
}

/** The first line that speaks of the path, as every host reads them. */
export const rewriteFor = (path: string, rewrites: readonly Rewrite[]): Rewrite | undefined =>
  rewrites.find(({ prefix }) => isBelow(path, prefix))
