import { say, type Wording } from './problem.ts'

/** Words in quotes, or names: `"one"`, `"one" or "two"` …; beyond `most`, how many there are in all. */
export function listed(all: readonly string[], most?: number): string
export function listed(all: readonly Wording[], most?: number): Wording
export function listed(all: readonly Wording[], most = 8): Wording {
  const [first = '', ...others] = all.slice(0, most).map(one => (typeof one === 'string' ? `"${one}"` : one))
  const isLast = (index: number) => index === others.length - 1 && all.length <= most
  const list = others.reduce((some, one, index) => say`${some}${isLast(index) ? ' or ' : ', '}${one}`, first)
  return all.length > most ? say`${list} … (${all.length} in all)` : list
}
