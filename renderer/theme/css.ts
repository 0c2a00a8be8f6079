import { type CSSInterpolation, type CSSObject, serializeStyles } from '@emotion/serialize'

// Styles are known by name where they are used, and become rules only in the stylesheet of the site (renderer/server/styleSheet.ts).
// Rules of equal specificity apply in the order in which styles are defined: a module's after those of the modules that it imports.

/** A selector or an at-rule, and the styles in it as Emotion serialises them. */
type Rule = readonly [selector: string, styles: string]

/** The rules of every style, in order of definition. */
export const definitions: (() => Rule[])[] = []

/** Class name → its styles, with which Emotion replaces a class among the arguments of `css`. */
const registered: Record<string, string> = {}

/** @returns the class name of a style. Its arguments may be class names of other styles, which it merges in order */
export function css(...styles: CSSInterpolation[]): string {
  const serialized = serializeStyles(styles, registered)
  const name = `c-${serialized.name}`
  registered[name] = serialized.styles
  definitions.push(() => [[`.${name}`, serialized.styles]])
  return name
}

/** @returns the name of an animation */
export function keyframes(frames: Record<string, CSSObject>): string {
  const serialized = serializeStyles([frames])
  const name = `animation-${serialized.name}`
  definitions.push(() => [[`@keyframes ${name}`, serialized.styles]])
  return name
}

/**
 * A class for each of some values, all of which are in the stylesheet: what a page shows decides which it needs, and a page has
 * neither styles of its own nor `style=""`, which its policy forbids.
 * @param name begins the names of the classes, and those of no others
 * @returns finds the class of one of the values
 */
export function variants<V extends string | number>(
  name: string,
  values: readonly V[],
  styleOf: (value: V) => CSSObject,
): (value: V) => string {
  definitions.push(() =>
    values.map((value, index) => [`.${name}${index}`, serializeStyles([styleOf(value)]).styles]),
  )
  return value => {
    const index = values.indexOf(value)
    if (index < 0) throw new Error(`No style for ${value}`)
    return `${name}${index}`
  }
}

const classOfNumber = variants('n', [...Array(101).keys()], number => ({ '--n': number }))

/** The class of an element whose styles compute with a number, `--n`: 0 to 100, to which others are clamped. */
export const numbered = (number: number): string =>
  classOfNumber(Math.min(Math.max(Math.round(number), 0), 100))

/** Joins class names. */
export const cx = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ')
