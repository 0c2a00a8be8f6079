import createDOMPurify, { type WindowLike } from 'dompurify'
import { JSDOM } from 'jsdom'
import { type CustomPlugin, optimize, type XastElement, type XastParent } from 'svgo'
import { type Loss, noteLosses, settleStyles } from './drawingStyles.ts'

/** Drawing programs declare the names of their own XML namespaces as entities. Those cannot expand to much. */
const NAMESPACE_ENTITY = /<!ENTITY\s+[\w-]+\s+"https?:\/\/[^"&%<]*"\s*>/gi

const { window } = new JSDOM('')
const purify = createDOMPurify(window as unknown as WindowLike) // jsdom's own type leaves out its globals
purify.addHook('uponSanitizeAttribute', (element, attribute) => {
  if (!staysInside(element.nodeName, attribute.attrName, attribute.attrValue)) attribute.keepAttr = false
})
const serializer = new window.XMLSerializer()

/** A drawing as a site shows it, and what of it is not as its author drew it. */
export interface CleanDrawing {
  svg: string
  losses: readonly Loss[]
}

/**
 * Optimises and sanitises an SVG. It removes everything active: scripts, event handlers, foreign content, animation, style
 * sheets, and references that lead out of the file. What its style sheets say of its shapes is written into the shapes first.
 * @param source the text of a drawing, or the bytes of its file
 * @throws when it is not an SVG, and EndlessDrawing
 */
export function cleanDrawing(source: string | Uint8Array): CleanDrawing {
  const text = typeof source === 'string' ? source : decodeSvg(source)
  if (/<!ENTITY/i.test(text.replace(NAMESPACE_ENTITY, ''))) throw new Error('It declares entities.')
  const losses: Loss[] = []
  // Style sheets come first: the sanitiser drops them, and the optimiser makes other elements of those that they name.
  const { data } = optimize(text, {
    plugins: [
      {
        name: 'inlineStyles',
        params: { onlyMatchedOnce: false, useMqs: ['', 'screen', 'media screen', 'media all'] },
      },
      noteLosses(losses, staysInside),
      settleStyles(losses),
      'convertStyleToAttrs',
      // Before anything is drawn, and after the style sheets, which may name patterns.
      boundShapes,
      'preset-default',
    ],
  })
  return { svg: sanitize(data), losses }
}

/** The drawing alone. */
export const cleanSvg = (source: string | Uint8Array): string => cleanDrawing(source).svg

/** The encoding of a file is in its first bytes or in its declaration (XML 1.0, appendix F). Without either it is UTF-8. */
function decodeSvg(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 256)).toString('latin1')
  const [, declared = 'utf-8'] =
    /^(?:\xef\xbb\xbf)?<\?xml[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(head) ?? []
  const name = /^\xff\xfe|^<\0/.test(head) ? 'utf-16le' : /^\xfe\xff|^\0</.test(head) ? 'utf-16be' : declared
  try {
    return new TextDecoder(name, { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new UnknownLetters(name, { cause })
  }
}

/** A drawing whose letters are not saved in the encoding that it states. */
class UnknownLetters extends Error {
  override readonly name = 'UnknownLetters'
}

function sanitize(svg: string): string {
  const clean = purify.sanitize(svg, {
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use'],
    FORBID_TAGS: 'a animate animateColor animateMotion animateTransform mpath set style'.split(' '),
    FORBID_ATTR: ['style'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM: true,
  })
  const root = clean.firstChild
  if (root?.nodeName !== 'svg') throw new Error('It is not an SVG.')
  return serializer.serializeToString(root)
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

/** A drawing that shows its own shapes too often to be drawn, or within themselves. */
class EndlessDrawing extends Error {
  override readonly name = 'EndlessDrawing'
}

/**
 * Counts what a drawing shows, without drawing it: ten lines with ten `<use>` each make 10,000,000,000 shapes of one.
 * @throws EndlessDrawing
 */
export const boundShapes: CustomPlugin = {
  name: 'boundShapes',
  fn: root => {
    const elements = new Map<string, XastElement>()
    const collect = (parent: XastParent) => {
      for (const child of parent.children) {
        if (child.type !== 'element') continue
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
      if (open.has(element)) throw new EndlessDrawing('A shape of it contains itself')
      open.add(element)
      const shown = referencesOf(element).flatMap(id => elements.get(id) ?? [])
      const inside = element.children.filter(child => child.type === 'element')
      const count = [...inside, ...shown].reduce((sum, part) => sum + countOf(part), 1)
      open.delete(element)
      counts.set(element, count)
      return count
    }
    const shapes = root.children.reduce(
      (sum, child) => sum + (child.type === 'element' ? countOf(child) : 0),
      0,
    )
    if (shapes > MOST_SHAPES) throw new EndlessDrawing('It shows its shapes too often')
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
