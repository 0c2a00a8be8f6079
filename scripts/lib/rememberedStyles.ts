import {
  type CSSInterpolation,
  type SerializedStyles,
  serializeStyles as serialize,
} from '@emotion/serialize'

// Stands in for emotion's own in commands (scripts/run.mjs). A styled element's styles are the same objects each time that it
// is rendered; turning them into text and hashing it took a third of the time of a page.

/** Objects in which no function stands, and so say the same for all props → their number; others → none. */
const numbers = new WeakMap<object, number | undefined>()
const remembered = new Map<string, SerializedStyles>()
let count = 0

export const serializeStyles: typeof serialize = (args: unknown[], registered, props) => {
  const again = () => serialize(args as CSSInterpolation[], registered, props) // what emotion gives is what it takes
  let key = ''
  for (const styles of args) {
    const number = typeof styles === 'object' && styles !== null ? numberOf(styles) : undefined
    if (number === undefined) return again()
    key += `${number} `
  }
  const known = remembered.get(key) ?? again()
  remembered.set(key, known)
  return known
}

function numberOf(styles: object): number | undefined {
  if (numbers.has(styles)) return numbers.get(styles)
  const number = isConstant(styles) ? count++ : undefined
  numbers.set(styles, number)
  return number
}

/** What emotion has serialised already is left to it. */
const isConstant = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function'
  return !('styles' in value) && !('raw' in value) && Object.values(value).every(isConstant)
}
