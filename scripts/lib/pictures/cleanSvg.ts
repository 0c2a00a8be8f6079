import createDOMPurify, { type WindowLike } from 'dompurify'
import { JSDOM } from 'jsdom'
import { optimize } from 'svgo'

/** Drawing programs declare the names of their own XML namespaces as entities. Those cannot expand to much. */
const NAMESPACE_ENTITY = /<!ENTITY\s+[\w-]+\s+"https?:\/\/[^"&%<]*"\s*>/gi

const { window } = new JSDOM('')
const purify = createDOMPurify(window as unknown as WindowLike) // jsdom's own type leaves out its globals
purify.addHook('uponSanitizeAttribute', (element, attribute) => {
  if (!staysInside(element.nodeName, attribute.attrName, attribute.attrValue)) attribute.keepAttr = false
})
const serializer = new window.XMLSerializer()

/**
 * Optimises and sanitises an SVG. It removes everything active: scripts, event handlers, foreign content, animation, style
 * sheets, and references that lead out of the file.
 * @throws when the text is not an SVG
 */
export function cleanSvg(text: string): string {
  if (/<!ENTITY/i.test(text.replace(NAMESPACE_ENTITY, ''))) throw new Error('It declares entities.')
  // Style sheets are turned into attributes first, because the sanitiser drops whole sheets.
  const { data } = optimize(text, {
    plugins: [
      'preset-default',
      { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
      'convertStyleToAttrs',
    ],
  })
  return sanitize(data)
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
