import type { Plugin } from 'vite'

const EMOTION = /\/@emotion\/cache\/dist\/emotion-cache\.browser\.esm\.js$/
const PREFIXING = 'var defaultStylisPlugins = [prefixer]'
const MOVING = "if (key === 'css') {"
const PRELOADING = /^\0vite\/preload-helper/

/** Leaves out of the bundle what packages bring for others: 2 kB of a first view. */
export function lighterBundle(): Plugin {
  return {
    name: 'chalkline:lighter-bundle',
    apply: 'build',
    enforce: 'pre',
    transform: { filter: { id: EMOTION }, handler: code => lighterCache(code) },
    load: { filter: { id: PRELOADING }, handler: () => loadWithStyles },
  }
}

/**
 * Emotion can put vendor prefixes before what browsers have long known without, and moves the prerendered styles of caches
 * that are called `css`. Ours never ask for the one and have another name; the code for both would come all the same.
 * @throws when the package has changed: then this may be in vain
 */
export function lighterCache(code: string): string {
  if (!code.includes(PREFIXING) || !code.includes(MOVING))
    throw new Error('@emotion/cache does not look as lighterBundle.ts expects')
  return code.replace(PREFIXING, 'var defaultStylisPlugins = []').replace(MOVING, 'if (false) {')
}

/**
 * Takes the place of Vite's helper around every `import()`, which also fetches scripts ahead and serves old browsers.
 * Here pages name their scripts themselves, so only styles are left: those of the lightbox and of the viewer.
 */
const loadWithStyles = `
const styles = new Map()
const load = url => new Promise((resolve, reject) => {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', href: url, onload: resolve, onerror: () => {
    styles.delete(url)
    link.remove()
    reject(new Error(url))
  } })
  document.head.append(link)
})
export const __vitePreload = (run, files = [], from) =>
  Promise.all(files.map(file => {
    const url = new URL(file, from).href
    if (!styles.has(url)) styles.set(url, load(url))
    return styles.get(url)
  })).then(run)
`
