import { cache } from '../theme/css.ts'

const ATTRIBUTE = 'class="'

/** The distinct class attributes in the HTML, in order of their first occurrence. */
export function classesIn(html: string): string[] {
  const classes = new Set<string>()
  for (let index = html.indexOf(ATTRIBUTE); index >= 0; index = html.indexOf(ATTRIBUTE, index)) {
    const end = html.indexOf('"', index + ATTRIBUTE.length)
    classes.add(html.slice(index + ATTRIBUTE.length, end))
    index = end
  }
  return [...classes]
}

/** Caches critical CSS by the class attributes of a page: pages with the same section types mostly share it. */
export class CriticalCss {
  readonly #theme: string
  readonly #cache = new Map<string, string>()

  /** @param theme rules that come before all others, such as those of the site's theme */
  constructor(theme = '') {
    this.#theme = theme
  }

  /**
   * The rules of these class attributes, in this order, so the result does not depend on what was rendered before.
   * Global rules come first, then the keyframes that the rules use.
   * @returns the same string for the same classes, so that maps find it by its identity
   */
  of(classes: readonly string[]): string {
    const key = classes.join(' ')
    const css = this.#cache.get(key) ?? this.#theme + rulesOf(new Set(key.split(' ')))
    this.#cache.set(key, css)
    return css
  }
}

function rulesOf(classNames: ReadonlySet<string>): string {
  const { inserted, registered, key } = cache
  const prefix = `${key}-`
  const ids = [...classNames].map(name => name.slice(prefix.length))
  const rules = ids.map(id => inserted[id] ?? '').join('')
  const others = Object.entries(inserted).filter(([id]) => registered[prefix + id] === undefined)
  const isKeyframes = (css: unknown) => String(css).startsWith('@keyframes')
  const global = others.filter(([, css]) => !isKeyframes(css))
  const keyframes = others.filter(([id, css]) => isKeyframes(css) && rules.includes(`animation-${id}`)).sort()
  return [...global, ...keyframes].map(([, css]) => css).join('') + rules
}
