import { isObject } from '../../model/isObject.ts'
import { listed } from '../../problems/listed.ts'
import type { Path } from '../../problems/problem.ts'
import { nameKey } from '../addresses.ts'
import type { BrokenReference, Suggestion } from './brokenReference.ts'
import type { LinkContext } from './linkTargets.ts'

/** The fields that say in words where a link beside them leads, the likeliest first. */
const LABELS = ['label', 'text', 'buttonText', 'name', 'title']

/** The words of the link at a path of a document. */
export function labelOf(path: Path, document: unknown): string | undefined {
  const group = path.slice(0, -1).reduce<unknown>((value, key) => Object(value)[key], document)
  const label = isObject(group) ? LABELS.map(key => group[key]).find(Boolean) : undefined
  return typeof label === 'string' ? label : undefined
}

/** A link to "#" holds a place for an address. The page that is called like the link may be there by now. */
export const explainPlaceholder = (label: string | undefined, context: LinkContext): BrokenReference => ({
  code: 'placeholder-link',
  message: 'This link leads nowhere yet ("#").',
  ...suggestNamed(label, context),
})

function suggestNamed(label: string | undefined, { addresses, currentRoute }: LinkContext): Suggestion {
  const key = label === undefined ? '' : nameKey(label)
  const named = (addresses.names.get(key) ?? []).filter(
    route => route !== currentRoute && !addresses.hidden.has(route.toLowerCase()),
  )
  const [first] = named
  if (first === undefined) return { cure: 'Write the address when it is known.' }
  if (named.length > 1)
    return { cure: `Several pages are called "${label}". Write the address of one: ${listed(named)}.` }
  return { cure: `The page "${first}" is called "${label}". Write its address.`, value: first }
}
