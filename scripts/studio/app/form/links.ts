import type { ListedDocument } from '../../host/documents/listDocuments.ts'
import type { LinkTarget } from '../../host/fieldChoices.ts'

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

/**
 * The address that somebody means who writes one by hand, outside of this site: a website, an email address or a telephone
 * number. undefined for other words.
 */
export function outsideAddress(words: string): string | undefined {
  const written = words.trim()
  if (/^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(written)) return written
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(written)) return `mailto:${written}`
  if (/^\+?(?:[ ()-]*\d){7,15}$/.test(written)) return `tel:${written.replace(/[ ()-]/g, '')}`
  if (/^(?:[a-z\d-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i.test(written)) return `https://${written}`
  return undefined
}

/** Where an address leads, in words. Empty for one that is not known here: the check of the page says more. */
export function destinationOf(address: string, documents: readonly ListedDocument[]): string {
  if (address === '#') return 'Leads nowhere yet'
  if (address.startsWith('#')) return 'A place on this page'
  if (/^https?:/i.test(address)) return 'Another website'
  if (/^mailto:/i.test(address)) return 'An email'
  if (/^tel:/i.test(address)) return 'A telephone call'
  if (/\.pdf$/i.test(address)) return 'A PDF document'
  const [path = '', anchor] = address.split('#')
  const route = path.replace(/(?<=.)\/$/, '').toLowerCase()
  const page = documents.find(document => document.kind !== 'site' && document.route.toLowerCase() === route)
  if (!page) return ''
  return anchor ? `A place on the page ${page.title}` : `The page ${page.title}`
}
