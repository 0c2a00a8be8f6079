import type { Change } from '../../review/Change.ts'

/** Characters of a first line that programs show whole. */
const MOST = 72

/** Lines of a body; further changes are counted. */
const MOST_LINES = 100

/** A first line for a commit: "Change fees of ILS, add post "Sports day"". */
export function describeMessage(changes: readonly Change[]): string {
  const subjects = [...groupBy(changes, ({ about }) => about)]
  const whole = subjects.map(([about, group]) => sentenceOf(about, group)).join(', ')
  const message = whole.length <= MOST ? whole : countSubjects(subjects.map(([, group]) => group))
  return message.replace(/^./, first => first.toUpperCase())
}

/** All changes, one a line, for the body of a commit. */
export function describeBody(changes: readonly Change[]): string {
  const lines = changes.slice(0, MOST_LINES).map(({ sentence }) => `- ${sentence}`)
  const rest = changes.length - lines.length
  return [...lines, ...(rest > 0 ? [`- and ${rest} more`] : [])].join('\n')
}

type Group = readonly Change[]

function sentenceOf(about: string, group: Group): string {
  const name = about.replace(/^(?:Post|Home|The) /, word => word.toLowerCase())
  const fate = fateOf(group)
  if (fate !== 'changed') return `${fate === 'added' ? 'add' : 'remove'} ${name}`
  const parts = [...new Set(group.map(({ part }) => part && lowerFirst(part)))]
  const isNamed = parts.length <= 2 && parts.every(part => part !== undefined)
  return isNamed ? `change ${parts.join(' and ')} of ${name}` : `change ${name}`
}

/** `Change 3 pages, add 2 pages`: when there is no room for names. */
function countSubjects(groups: readonly Group[]): string {
  const fates = groupBy(groups, fateOf)
  return (['changed', 'added', 'removed'] as const)
    .flatMap(fate => {
      const count = fates.get(fate)?.length ?? 0
      return count === 0 ? [] : [`${verbs[fate]} ${count} ${count === 1 ? 'page' : 'pages'}`]
    })
    .join(', ')
}

const verbs = { changed: 'change', added: 'add', removed: 'remove' }

const fateOf = (group: Group): 'added' | 'removed' | 'changed' => group[0]?.fate ?? 'changed'

/** "Fees" → "fees"; "FAQ" stays. */
const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : text.replace(/^./, first => first.toLowerCase())

/** Map.groupBy, which Node 20 does not have. */
function groupBy<T, K>(entries: readonly T[], keyOf: (entry: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const entry of entries) groups.set(keyOf(entry), [...(groups.get(keyOf(entry)) ?? []), entry])
  return groups
}
