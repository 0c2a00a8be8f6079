import createDOMPurify, { type DOMPurify, type WindowLike } from 'dompurify'
import {
  type CustomPlugin,
  optimize,
  querySelectorAll,
  type XastElement,
  type XastParent,
} from 'svgo/browser'
import { latin1 } from '../../lib/latin1.ts'
import { RefusedDrawing } from './notAPicture.ts'

/** Drawing programs declare the names of their own XML namespaces as entities. Those cannot expand to much. */
const NAMESPACE_ENTITY = /<!ENTITY\s+[\w-]+\s+"https?:\/\/[^"&%<]*"\s*>/gi

/**
 * Optimises and sanitises an SVG. Its style stays; everything active goes: scripts, event handlers, foreign content, animation,
 * and references that lead out of the file. Sites show drawings by `<img>`, where browsers load nothing either.
 * @param source the text of a drawing, or the bytes of its file
 * @throws RefusedDrawing, and others when it is not an SVG
 */
type CleanSvg = (source: string | Uint8Array) => string

/** The same for builds and for the studio. @param window the browser's, or one of jsdom */
export function drawingCleaner(window: WindowLike & { XMLSerializer: typeof XMLSerializer }): CleanSvg {
  const purify = createDOMPurify(window)
  purify.addHook('uponSanitizeElement', element => {
    if (element.nodeName === 'style') element.textContent = safeStyle(element.textContent ?? '')
  })
  purify.addHook('uponSanitizeAttribute', (element, attribute) => {
    if (attribute.attrName === 'style') attribute.attrValue = safeStyle(attribute.attrValue)
    else if (!staysInside(element.nodeName, attribute.attrName, attribute.attrValue))
      attribute.keepAttr = false
  })
  const serializer = new window.XMLSerializer()
  return source => serializer.serializeToString(sanitize(purify, optimised(source)))
}

/** @returns the text of a drawing. It can still hold what is active */
function optimised(source: string | Uint8Array): string {
  const written = typeof source === 'string' ? source : decodeSvg(source)
  boundSize(written)
  const text = withoutVariables(written)
  if (/<!ENTITY/i.test(text.replace(NAMESPACE_ENTITY, '')))
    throw new RefusedDrawing(
      'This drawing declares entities, which can stand for anything.',
      'Save it as "Plain SVG", which has none, or as PNG.',
    )
  // Style sheets may name patterns: shapes are counted with all rules in their places.
  const params = { onlyMatchedOnce: false, useMqs: ['', 'screen', 'media screen', 'media all'] }
  optimize(text, { plugins: [{ name: 'inlineStyles', params }, boundShapes] })
  return optimize(text, { plugins: [refuseIncomplete, 'removeScripts', 'preset-default'] }).data
}

/**
 * Writes the value of each custom property that has only one in place of its uses. librsvg, which measures drawings and makes the
 * pictures that are shared, knows no such properties, nor media queries.
 */
function withoutVariables(svg: string): string {
  const values = new Map<string, Set<string>>()
  for (const [, name = '', value = ''] of svg.matchAll(/(--[\w-]+)\s*:\s*([^;{}"'<]+)/g))
    values.set(name, new Set(values.get(name)).add(value.trim()))
  return svg.replace(/\bvar\(\s*(--[\w-]+)\s*(?:,[^()]*)?\)/g, (use, name) => {
    const [value = use, ...others] = values.get(name) ?? []
    return others.length > 0 ? use : value
  })
}

const MOVEMENT = /@(?:-\w+-)?keyframes\b[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/gi

/** Whatever loads a file in CSS, but parts of the drawing, and raster pictures and typefaces within it. */
const LOADING =
  /@import\b[^;]*;?|(?:url|src|image|image-set)\s*\((?!\s*["']?(?:#|data:(?:font\/|application\/(?:x-)?font|image\/(?:avif|gif|jpe?g|png|webp)))[^"')]*["']?\s*\))[^)]*\)?/gi

/** A style without what it loads, which no `<img>` would show, and without movement. @throws when it hides what it loads */
function safeStyle(css: string): string {
  const safe = css.replace(MOVEMENT, '').replace(LOADING, found => (found.startsWith('@') ? '' : 'none'))
  const unescaped = safe.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, code, sign) =>
    code ? String.fromCodePoint(Math.min(parseInt(code, 16), 0x10ffff)) : sign,
  )
  if (safe.search(LOADING) >= 0 || unescaped.search(LOADING) >= 0)
    throw new RefusedDrawing(
      'The style of this drawing hides what it loads.',
      'Save it as "Plain SVG", or as PNG.',
    )
  return safe
}

/** A drawing without its words or pictures says something else. */
const incomplete = (missing: string) =>
  new RefusedDrawing(
    `A part of this drawing would be missing: ${missing}.`,
    'Save it as PNG, or with its words as plain text and its pictures within it.',
  )

/** Throws for words within web pages and for files elsewhere, which the sanitiser is going to remove. */
const refuseIncomplete: CustomPlugin = {
  name: 'refuseIncomplete',
  fn: () => {
    const hidden = new WeakSet<XastParent>()
    return {
      element: {
        enter: (node, parent) => {
          const { name, attributes } = node
          const isHidden = attributes.display === 'none' || /display\s*:\s*none/i.test(attributes.style ?? '')
          if (isHidden || hidden.has(parent) || name === 'foreignObject') hidden.add(node)
          if (isHidden || hidden.has(parent)) return
          const words = name === 'foreignObject' ? wordsOf(node) : ''
          if (words !== '' && !isRepeated(words, node, parent))
            throw incomplete(`its words are a web page within it, such as “${shorten(words)}”`)
          const { href = attributes['xlink:href'] } = attributes
          if (/^(?:image|use|feImage)$/.test(name) && href?.trim() && !staysInside(name, 'href', href))
            throw incomplete(`it shows another file, “${shorten(href)}”`)
        },
      },
    }
  },
}

/** The words of an element, without line breaks. */
const wordsOf = ({ children }: XastParent): string =>
  children
    .map(child =>
      child.type === 'text' || child.type === 'cdata'
        ? child.value
        : child.type === 'element'
          ? ` ${wordsOf(child)} `
          : '',
    )
    .join('')
    .replace(/\s+/g, ' ')
    .trim()

/** Whether a `<switch>` holds the same words once more, as plain text or as a picture of them, for programs that show no web pages. */
function isRepeated(words: string, node: XastElement, parent: XastParent): boolean {
  if (parent.type !== 'element' || parent.name !== 'switch') return false
  const plain = (text: string) => text.replace(/\s/g, '')
  return parent.children
    .slice(parent.children.indexOf(node) + 1)
    .some(
      other =>
        other.type === 'element' &&
        (other.name === 'image' ||
          querySelectorAll(other, 'image').length > 0 ||
          plain(wordsOf(other)) === plain(words)),
    )
}

function shorten(text: string): string {
  const plain = text.trim().replace(/\s+/g, ' ')
  return plain.length > 40 ? `${plain.slice(0, 39)}…` : plain
}

/** The encoding of a file is in its first bytes or in its declaration (XML 1.0, appendix F). Without either it is UTF-8. */
function decodeSvg(bytes: Uint8Array): string {
  const head = latin1(bytes.subarray(0, 256))
  const [, declared = 'utf-8'] =
    /^(?:\xef\xbb\xbf)?<\?xml[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(head) ?? []
  const name = /^\xff\xfe|^<\0/.test(head) ? 'utf-16le' : /^\xfe\xff|^\0</.test(head) ? 'utf-16be' : declared
  try {
    return new TextDecoder(name, { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new RefusedDrawing(
      `The letters of this drawing cannot be read: they are not saved as "${name}", as it says.`,
      'Save it again as UTF-8, or as PNG.',
      { cause },
    )
  }
}

function sanitize(purify: DOMPurify, svg: string): Node {
  const clean = purify.sanitize(svg, {
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use'],
    FORBID_TAGS: 'a animate animateColor animateMotion animateTransform mpath set'.split(' '),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM: true,
  })
  const root = clean.firstChild
  if (root?.nodeName !== 'svg') throw new Error('It is not an SVG.')
  return root
}

/** Allows references to an id in the same file, and from an `<image>` to an embedded raster picture. */
function staysInside(element: string, name: string, value: string): boolean {
  const target = value.trim()
  if (/(?:^|:)href$/i.test(name))
    return target.startsWith('#') || (element.toLowerCase() === 'image' && EMBEDDED.test(target))
  return !/url\s*\((?!\s*["']?#)|[\\@]|(?:java|vb)script:|data:/i.test(target)
}

const EMBEDDED = /^data:image\/(?:avif|gif|jpe?g|png|webp);base64,[a-z\d+/=\s]*$/i

/** Shapes of one drawing, each counted as often as it is shown. librsvg stops at 500,000, after many seconds. */
const MOST_SHAPES = 100_000

/** Elements whose `href` repeats the shapes of another one. In others it leads somewhere, or names colours. */
const REPEATING = /^(?:use|pattern|mask|filter|feImage)$/

const ENDLESS: [message: string, suggestion: string] = [
  'This drawing repeats its own shapes too often to be drawn.',
  'Save it again with fewer copies of its shapes, or as PNG.',
]

const HEAVY: [message: string, suggestion: string] = [
  'This drawing has too many points or styles to be drawn.',
  'Save it as PNG, or with simpler shapes: drawing programs call this "Simplify".',
]

/** In bytes. */
const LARGEST_DRAWING = 5_000_000

/** Rules of its style × its elements. Each rule is tried on each element: this many take nine seconds. */
const MOST_TRIALS = 300_000

/** @throws RefusedDrawing when cleaning it would take minutes */
function boundSize(text: string): void {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  if (text.length > LARGEST_DRAWING || count(/\{/g) * count(/<\w/g) > MOST_TRIALS)
    throw new RefusedDrawing(...HEAVY)
}

/** A path in shapes: drawing one takes time by the square of its length, 98 kB as long as 100,000 shapes. */
const weightOf = ({ attributes: { d = '', points = '' } }: XastElement): number =>
  1 + (d.length + points.length) ** 2 / 100_000

/**
 * Counts what a drawing shows, without drawing it: ten lines with ten `<use>` each make 10,000,000,000 shapes of one.
 * @throws RefusedDrawing
 */
export const boundShapes: CustomPlugin = {
  name: 'boundShapes',
  fn: root => {
    const elements = new Map<string, XastElement>()
    let own = 0
    const collect = (parent: XastParent) => {
      for (const child of parent.children) {
        if (child.type !== 'element') continue
        own += weightOf(child)
        const { id } = child.attributes
        // Of two with one id browsers take the first.
        if (id !== undefined && !elements.has(id)) elements.set(id, child)
        collect(child)
      }
    }
    collect(root)

    const counts = new Map<XastElement, number>()
    const open = new Set<XastElement>()
    const countOf = (element: XastElement): number => {
      const known = counts.get(element)
      if (known !== undefined) return known
      if (/Gradient$/.test(element.name)) return 0
      if (open.has(element)) throw new RefusedDrawing(...ENDLESS)
      open.add(element)
      const shown = referencesOf(element).flatMap(id => elements.get(id) ?? [])
      const inside = element.children.filter(child => child.type === 'element')
      const count = [...inside, ...shown].reduce((sum, part) => sum + countOf(part), weightOf(element))
      open.delete(element)
      counts.set(element, count)
      return count
    }
    const shapes = root.children.reduce(
      (sum, child) => sum + (child.type === 'element' ? countOf(child) : 0),
      0,
    )
    if (shapes > MOST_SHAPES) throw new RefusedDrawing(...(own > MOST_SHAPES ? HEAVY : ENDLESS))
    return {}
  },
}

/** The ids of what is shown with an element: by `href`, as a pattern, mask, clip, marker or filter. */
function referencesOf({ name, attributes }: XastElement): string[] {
  const { href = attributes['xlink:href'] } = attributes
  const target = REPEATING.test(name) && href?.trim().startsWith('#') ? [href.trim().slice(1)] : []
  const urls = Object.values(attributes).flatMap(value =>
    [...value.matchAll(/url\(\s*["']?#([^"')]+)/g)].map(([, id = '']) => id.trim()),
  )
  return [...target, ...urls]
}
