import { cache } from '../theme/css.ts'

/** Caches the styles of pages by the class attributes that they use: pages with the same section types mostly share them. */
export class StyleSheets {
  readonly #theme: string
  readonly #cache = new Map<string, string>()

  /** @param theme rules that come before all others, such as those of the site's theme */
  constructor(theme = '') {
    this.#theme = theme
  }

  /**
   * The rules of these class attributes after the global ones, in this order, so that they do not depend on what was rendered before.
   * @returns the same string for the same classes, so that maps find it by its identity
   */
  of(classes: Iterable<string>): string {
    const key = [...classes].join(' ')
    const css = this.#cache.get(key) ?? this.#theme + globalRules() + rulesOf(namesIn([key]))
    this.#cache.set(key, css)
    return css
  }
}

const PREFIX = `${cache.key}-`

/** The names of Emotion's classes in class attributes. */
export const namesIn = (classes: Iterable<string>): Set<string> =>
  new Set([...classes].flatMap(value => value.split(' ')).filter(name => name.startsWith(PREFIX)))

/** The rules of classes in the order of their names, after the keyframes that they use. */
export function rulesOf(names: Iterable<string>): string {
  const rules = [...names].map(name => cache.inserted[name.slice(PREFIX.length)] ?? '').join('')
  const keyframes = unnamedRules().filter(
    ([id, css]) => isKeyframes(css) && rules.includes(`animation-${id}`),
  )
  return keyframes.map(([, css]) => css).join('') + rules
}

const globalRules = (): string =>
  unnamedRules()
    .map(([, css]) => (isKeyframes(css) ? '' : css))
    .join('')

/** Rules that are of no class, in an order that does not depend on what was rendered before. */
const unnamedRules = () =>
  Object.entries(cache.inserted)
    .filter(([id]) => cache.registered[PREFIX + id] === undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))

const isKeyframes = (css: unknown): boolean => String(css).startsWith('@keyframes')
