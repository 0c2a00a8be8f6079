import type { Plugin } from 'vite'

const EMOTION = /\/@emotion\/cache\/dist\/emotion-cache\.browser\.esm\.js$/
const PREFIXING = 'var defaultStylisPlugins = [prefixer]'
const MOVING = "if (key === 'css') {"
const REACT = /\/react-dom\/cjs\/react-dom-client\.production\.js$/
const ENTRY = /\[\s*"([\w-]+)",\s*"([\w:-]+)"\s*\]/g
const TABLE = new RegExp(String.raw`aliases = new Map\(\[\s*((?:${ENTRY.source},?\s*)+)\]\)`)
const PRELOADING = /^\0vite\/preload-helper/

/** Leaves out of the bundle what packages bring for others: 2.4 kB of a first view. */
export function lighterBundle(): Plugin[] {
  return [
    {
      name: 'chalkline:lighter-react',
      apply: 'build',
      enforce: 'pre',
      transform: { filter: { id: REACT }, handler: code => lighterReact(code) },
    },
    {
      name: 'chalkline:lighter-bundle',
      apply: 'build',
      enforce: 'pre',
      transform: { filter: { id: EMOTION }, handler: code => lighterCache(code) },
      load: { filter: { id: PRELOADING }, handler: () => loadWithStyles },
    },
  ]
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
 * React has a table of attributes that are spelt otherwise in HTML: nearly all of SVG's, each twice, `strokeWidth` and
 * `stroke-width`. The one follows from the other.
 * @throws when the package has changed
 */
export function lighterReact(code: string): string {
  const [table, entries = ''] = TABLE.exec(code) ?? []
  if (!table) throw new Error('react-dom does not look as lighterBundle.ts expects')
  const all = [...entries.matchAll(ENTRY)].map(([, name = '', spelt = '']) => [name, spelt] as const)
  const isRegular = ([name, spelt]: readonly [string, string]) =>
    spelt.replace(/-(.)/g, (_, letter) => letter.toUpperCase()) === name
  const others = JSON.stringify(all.filter(entry => !isRegular(entry)))
  const regular = all.filter(isRegular).map(([, spelt]) => spelt)
  return code.replace(
    table,
    () => `aliases = new Map([...${others}, ...'${regular.join(' ')}'.split(' ').map(spelt =>
      [spelt.replace(/-(.)/g, (_, letter) => letter.toUpperCase()), spelt])])`,
  )
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
