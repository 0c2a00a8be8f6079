import type { WindowLike } from 'dompurify'

/**
 * A drawing without what a picture does not need and without all that could act: scripts, event handlers, foreign
 * content, animation, styles, and references that lead out of the file.
 * @throws when it is not an SVG
 */
export async function cleanSvg(text: string): Promise<string> {
  tools ??= loadTools()
  const { optimize, sanitize } = await tools
  if (/<!ENTITY/i.test(text.replace(NAMESPACE_ENTITY, ''))) throw new Error('It declares entities.')
  // Style sheets become attributes first, since sheets are dropped as a whole.
  const { data } = optimize(text, {
    plugins: [
      'preset-default',
      { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
      'convertStyleToAttrs',
    ],
  })
  return sanitize(data)
}

/** Drawing programs declare the names of their own namespaces as entities; nothing can be blown up with those. */
const NAMESPACE_ENTITY = /<!ENTITY\s+[\w-]+\s+"https?:\/\/[^"&%<]*"\s*>/gi

let tools: ReturnType<typeof loadTools> | undefined

/** Loaded late: drawings are cleaned once, and most builds find them in the cache. */
async function loadTools() {
  const [{ optimize }, { JSDOM }, { default: createDOMPurify }] = await Promise.all([
    import('svgo'),
    import('jsdom'),
    import('dompurify'),
  ])
  const { window } = new JSDOM('')
  const purify = createDOMPurify(window as unknown as WindowLike) // jsdom's own type leaves out its globals
  purify.addHook('uponSanitizeAttribute', (element, attribute) => {
    if (!staysInside(element.nodeName, attribute.attrName, attribute.attrValue)) attribute.keepAttr = false
  })
  const serializer = new window.XMLSerializer()
  return {
    optimize,
    sanitize(svg: string): string {
      const clean = purify.sanitize(svg, {
        USE_PROFILES: { svg: true, svgFilters: true },
        ADD_TAGS: ['use'],
        FORBID_TAGS: [
          'a',
          'animate',
          'animateColor',
          'animateMotion',
          'animateTransform',
          'mpath',
          'set',
          'style',
        ],
        FORBID_ATTR: ['style'],
        ALLOW_DATA_ATTR: false,
        ALLOW_ARIA_ATTR: false,
        RETURN_DOM: true,
      })
      const root = clean.firstChild
      if (root?.nodeName !== 'svg') throw new Error('It is not an SVG.')
      return serializer.serializeToString(root)
    },
  }
}

/** References may lead to a place in the same file, and from an `<image>` to a raster picture that the file holds. */
function staysInside(element: string, name: string, value: string): boolean {
  const target = value.trim()
  if (/(?:^|:)href$/i.test(name))
    return target.startsWith('#') || (element.toLowerCase() === 'image' && EMBEDDED.test(target))
  return !/url\s*\((?!\s*["']?#)|[\\@]|(?:java|vb)script:|data:/i.test(target)
}

const EMBEDDED = /^data:image\/(?:avif|gif|jpe?g|png|webp);base64,[a-z\d+/=\s]*$/i
