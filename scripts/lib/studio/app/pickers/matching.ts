import type { LinkTarget } from '../../targets/linkTargets.ts'

/** More than these nobody reads; another word makes them fewer. */
const MOST = 60

/** What somebody means by some words, the best first: those whose title begins with them, then those that have each of them. */
export function matching(
  targets: readonly LinkTarget[],
  kinds: readonly LinkTarget['kind'][],
  words: string,
): LinkTarget[] {
  const terms = words.toLowerCase().split(/\s+/).filter(Boolean)
  const rank = ({ kind, title, note, address }: LinkTarget): number => {
    const name = title.toLowerCase()
    const all = `${name} ${note} ${address}`.toLowerCase()
    if (!terms.every(term => all.includes(term))) return Number.POSITIVE_INFINITY
    const fit = [name.startsWith(terms.join(' ')), terms.every(term => name.includes(term))].indexOf(true)
    return (fit < 0 ? 2 : fit) * kinds.length + kinds.indexOf(kind)
  }
  return targets
    .filter(({ kind }) => kinds.includes(kind))
    .map(target => ({ target, rank: rank(target) }))
    .filter(({ rank }) => Number.isFinite(rank))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST)
    .map(({ target }) => target)
}
