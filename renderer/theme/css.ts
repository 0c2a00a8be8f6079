import createEmotion from '@emotion/css/create-instance'

/** The prefix of every generated class name. */
const KEY = 'c'

// There is no prefixer. The few vendor prefixes that browsers still need are written out.
const emotion = createEmotion({ key: KEY, stylisPlugins: [] })

/**
 * The functions of the only Emotion instance. `css` inserts the rules of a style and returns its class name. Its arguments may
 * be class names of other styles, which it merges in order.
 */
export const { css, keyframes, injectGlobal, cache } = emotion

/**
 * Memoises a function from numbers and strings to a class name. Emotion would serialise the style again in every render.
 */
export function memoClass<A extends readonly unknown[]>(
  make: (...args: A) => string,
): (...args: A) => string {
  const classes = new Map<string, string>()
  return (...args) => {
    const key = args.join()
    const known = classes.get(key) ?? make(...args)
    classes.set(key, known)
    return known
  }
}

/** Merges class names into one, in order: the last one wins. */
export const cx = memoClass((...names: (string | false | undefined)[]) => emotion.cx(...names))

// The document already has the rules of a prerendered page. This keeps Emotion from inserting them again.
if (typeof document !== 'undefined') emotion.hydrate(prerenderedNames())

/** Names of the classes and keyframes in the document, without their prefix. */
function prerenderedNames(): string[] {
  const rules = document.querySelector('style[data-critical]')?.textContent ?? ''
  const names = new RegExp(`(?:\\.${KEY}-|@keyframes animation-)([\\w-]+)`, 'g')
  return [...rules.matchAll(names)].map(([, name = '']) => name)
}
