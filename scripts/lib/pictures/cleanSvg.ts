import createDOMPurify, { type WindowLike } from 'dompurify'
import { JSDOM } from 'jsdom'
import { optimize } from 'svgo'
import { boundShapes } from './boundShapes.ts'
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
