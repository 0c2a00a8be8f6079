import { JSDOM, VirtualConsole } from 'jsdom'
import { type CustomPlugin, querySelectorAll, type XastElement, type XastParent, type XastRoot } from 'svgo'

/** What a site cannot show of a drawing, as the end of a sentence for its author. */
export interface Loss {
  /** Something that belongs to the picture is missing; otherwise it only looks different. */
  isMissing: boolean
  words: string
}

/** Elements that make a drawing move (SVG 1.1, chapter 19). */
const MOVING = /^(?:animate(?:Color|Motion|Transform)?|set)$/

/** Elements that show what they refer to. */
const SHOWING = /^(?:image|use|feImage)$/

/**
 * Notes what the sanitiser is going to remove and visitors would miss: words within web pages, files elsewhere, movement,
 * typefaces, and rules of style sheets that could not be written into the shapes.
 * @param staysInside as the sanitiser asks of each attribute
 */
export function noteLosses(
  losses: Loss[],
  staysInside: (element: string, name: string, value: string) => boolean,
): CustomPlugin {
  const note = (isMissing: boolean, words: string) => {
    if (!losses.some(loss => loss.words === words)) losses.push({ isMissing, words })
  }
  return {
    name: 'noteLosses',
    fn: root => {
      const hidden = new WeakSet<XastParent>()
      return {
        instruction: {
          enter: ({ name }) => {
            if (name === 'xml-stylesheet') note(false, 'its style sheet is another file')
          },
        },
        element: {
          enter: (node, parent) => {
            const { name, attributes } = node
            if (hidden.has(parent) || attributes.display === 'none' || hasNone(attributes.style)) {
              hidden.add(node)
              return
            }
            if (name === 'foreignObject') {
              const words = textOf(node)
              if (words !== '' && !isRepeated(words, node, parent))
                note(true, `its words are a web page within it, such as “${shorten(words)}”`)
              hidden.add(node)
            } else if (name === 'style') {
              for (const words of lostRules(textOf(node), root)) note(false, words)
            } else if (MOVING.test(name)) {
              note(false, 'it moves, and pictures of this site stand still')
            } else if (SHOWING.test(name)) {
              const { href = attributes['xlink:href'] } = attributes
              if (href?.trim() && !staysInside(name, 'href', href))
                note(true, `it shows another file, “${shorten(href)}”`)
            }
          },
        },
      }
    },
  }
}

const hasNone = (style = ''): boolean => /(?:^|;)\s*display\s*:\s*none\b/i.test(style)

/** The words of an element, without line breaks. */
function textOf({ children }: XastParent): string {
  const words = children.map(child => {
    if (child.type === 'text' || child.type === 'cdata') return child.value
    return child.type === 'element' ? ` ${textOf(child)} ` : ''
  })
  return words.join('').replace(/\s+/g, ' ').trim()
}

/** Whether a `<switch>` holds the same words once more, as plain text or as a picture of them, for programs that show no web pages. */
function isRepeated(words: string, node: XastElement, parent: XastParent): boolean {
  if (parent.type !== 'element' || parent.name !== 'switch') return false
  const others = parent.children.slice(parent.children.indexOf(node) + 1)
  const plain = (text: string) => text.replace(/\s/g, '')
  return others.some(
    other =>
      other.type === 'element' &&
      (other.name === 'image' ||
        querySelectorAll(other, 'image').length > 0 ||
        plain(textOf(other)) === plain(words)),
  )
}

const shorten = (text: string): string => {
  const plain = text.trim().replace(/\s+/g, ' ')
  return plain.length > 40 ? `${plain.slice(0, 39)}…` : plain
}

/** What a pointer or the keyboard does to a drawing, which is a picture on a page. */
const BY_HAND = /:(?:hover|focus(?:-visible|-within)?|active|visited|link|target)\b/

/** What of a style sheet concerns this drawing and could not be written into its shapes. */
function lostRules(css: string, root: XastRoot): string[] {
  if (css === '') return []
  // It complains on a console of its own, where nobody looks: what it cannot read is told to the author.
  const virtualConsole = new VirtualConsole()
  const { document } = new JSDOM(`<style>${css.replaceAll('</', '<\\/')}</style>`, { virtualConsole }).window
  const { sheet } = document.querySelector('style') ?? {}
  return sheet
    ? [...sheet.cssRules].flatMap(rule => lostRule(rule, root))
    : ['its style sheet cannot be read']
}

function lostRule(rule: CSSRule, root: XastRoot): string[] {
  const text = rule.cssText.trim()
  if (/^@(?:-\w+-)?keyframes/.test(text))
    return isAnimated(root) ? ['it moves, and pictures of this site stand still'] : []
  if (text.startsWith('@import')) return ['its style sheet is another file']
  if (text.startsWith('@font-face')) {
    const [, family = ''] = /font-family\s*:\s*["']?([^"';}]+)/.exec(text) ?? []
    return isUsed(family.trim(), root) ? [`its typeface “${shorten(family)}” cannot be kept`] : []
  }
  // Of other conditions than the screen, only those on its width change what everybody sees.
  if (text.startsWith('@media') && !/^@media[^{]*\b(?:width|height|aspect-ratio|orientation)\b/.test(text))
    return []
  if ('cssRules' in rule && !('selectorText' in rule))
    return [...(rule.cssRules as CSSRuleList)].flatMap(inner => lostRule(inner, root)) // every grouping rule has a list
  if (!('selectorText' in rule)) return []
  const selector = String(rule.selectorText)
  if (BY_HAND.test(selector) || !matches(selector, root)) return []
  return [`the rule “${shorten(selector)}” of its style sheet cannot be kept`]
}

function matches(selector: string, root: XastRoot): boolean {
  try {
    return querySelectorAll(root, selector).length > 0
  } catch {
    // A selector that only browsers know.
    return true
  }
}

const isAnimated = (root: XastRoot): boolean =>
  querySelectorAll(root, '[style]').some(
    node => node.type === 'element' && /animation/i.test(node.attributes.style ?? ''),
  )

/** Whether words of a drawing are set in a typeface. */
const isUsed = (family: string, root: XastRoot): boolean =>
  family !== '' &&
  querySelectorAll(root, 'text').length > 0 &&
  querySelectorAll(root, '[style],[font-family]').some(
    node =>
      node.type === 'element' &&
      `${node.attributes.style} ${node.attributes['font-family']}`.includes(family),
  )

/** Properties that are attributes of their own when they are numbers (SVG 2, "Geometry"). */
const GEOMETRY = /^(?:x|y|width|height|rx?|ry|cx|cy)$/

/** Properties that change what a drawing shows, and that no attribute of SVG can hold. */
const ONLY_CSS =
  /^(?:rotate|scale|translate|offset(?:-\w+)?|perspective|transform-box|mix-blend-mode|d|text-transform|animation(?:-\w+)?)$/

/**
 * Makes styles of shapes fit for attributes: variables become what they stand for, and places and movements lose their units.
 * Otherwise a shape would stand somewhere else.
 */
export function settleStyles(losses: Loss[]): CustomPlugin {
  const note = (name: string, value: string) => {
    const words = name.startsWith('animation')
      ? 'it moves, and pictures of this site stand still'
      : `“${shorten(`${name}: ${value}`)}” cannot be kept`
    if (!losses.some(loss => loss.words === words)) losses.push({ isMissing: false, words })
  }
  return {
    name: 'settleStyles',
    fn: () => {
      const variables = new WeakMap<XastParent, ReadonlyMap<string, string>>()
      return {
        element: {
          enter: (node, parent) => {
            const inherited = variables.get(parent) ?? new Map()
            const { attributes } = node
            if (attributes.style === undefined && attributes['transform-origin'] === undefined) {
              variables.set(node, inherited)
              return
            }
            const written = declarationsOf(attributes.style ?? '')
            const known = new Map([...inherited, ...[...written].filter(([name]) => name.startsWith('--'))])
            variables.set(node, known)
            const styles = new Map<string, string>()
            for (const [name, value] of written)
              if (!name.startsWith('--')) styles.set(name, plainValue(value, known))
            moveInto(node, styles, note)
            for (const [name, value] of styles) {
              const number = GEOMETRY.test(name) ? numberOf(value) : undefined
              if (number !== undefined) attributes[name] = String(number)
              else if (GEOMETRY.test(name) ? value !== 'auto' && node.name !== 'svg' : isLost(name, value))
                note(name, value)
              else continue
              styles.delete(name)
            }
            if (styles.size === 0) delete attributes.style
            else attributes.style = [...styles].map(([name, value]) => `${name}:${value}`).join(';')
          },
        },
      }
    },
  }
}

const isLost = (name: string, value: string): boolean =>
  ONLY_CSS.test(name) && !/^(?:none|normal|auto|initial)\b/.test(value)

/** Writes the property `transform`, with its origin, as the attribute. */
function moveInto(
  { name, attributes }: XastElement,
  styles: Map<string, string>,
  note: (name: string, value: string) => void,
): void {
  const transform = styles.get('transform') ?? attributes.transform
  const origin = styles.get('transform-origin') ?? attributes['transform-origin']
  const isStyled = styles.delete('transform')
  styles.delete('transform-origin')
  delete attributes['transform-origin']
  const box = styles.get('transform-box') ?? 'view-box'
  styles.delete('transform-box')
  if (transform === undefined || transform === 'none') {
    if (isStyled) delete attributes.transform
    return
  }
  if (!isStyled && origin === undefined) return
  const moved = isStyled ? movementOf(transform) : transform
  const about = origin === undefined ? undefined : origin.trim().split(/\s+/).map(numberOf)
  const [x, y = x] = about ?? []
  // The origin of a box of its own, or in words or per cent, depends on what the shape measures.
  const isKnown = about === undefined || (box === 'view-box' && about.every(part => part !== undefined))
  if (moved === undefined || !isKnown || name === 'svg') {
    note('transform', origin === undefined ? transform : `${transform} about ${origin}`)
    if (isStyled) delete attributes.transform
    return
  }
  attributes.transform =
    x === undefined ? moved : `translate(${x} ${y}) ${moved} translate(${-x} ${-(y ?? 0)})`
}

/** Degrees in a unit of angles. */
const DEGREES: Readonly<Record<string, number>> = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 }

/** A value of the property `transform` as the attribute takes it; nothing where it cannot. */
function movementOf(value: string): string | undefined {
  const moves = [...value.matchAll(/([A-Za-z]+)\(([^()]*)\)/g)]
  if (value.replace(/[A-Za-z]+\([^()]*\)/g, '').trim() !== '') return undefined
  const written = moves.map(([, name = '', list = '']) => {
    const isTurn = /^(?:rotateZ?|skew[XY]?)$/.test(name)
    const parts = list.trim().split(/\s*,\s*|\s+/)
    const [first, second, ...others] = parts.map(part => (isTurn ? angleOf(part) : numberOf(part)))
    if (first === undefined || (parts.length > 1 && second === undefined) || others.includes(undefined))
      return undefined
    switch (name) {
      case 'translate':
        return `translate(${first} ${second ?? 0})`
      case 'translateX':
        return `translate(${first} 0)`
      case 'translateY':
        return `translate(0 ${first})`
      case 'scale':
        return `scale(${first} ${second ?? first})`
      case 'scaleX':
        return `scale(${first} 1)`
      case 'scaleY':
        return `scale(1 ${first})`
      case 'rotate':
      case 'rotateZ':
        return second === undefined ? `rotate(${first})` : undefined
      case 'skewX':
      case 'skewY':
        return `${name}(${first})`
      case 'matrix':
        return parts.length === 6 ? `matrix(${[first, second, ...others].join(' ')})` : undefined
      default:
        return undefined
    }
  })
  return written.includes(undefined) ? undefined : written.join(' ')
}

/** A number of pixels, without its unit. */
function numberOf(text: string): number | undefined {
  const [, number] = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(?:px)?$/i.exec(text.trim()) ?? []
  return number === undefined ? undefined : Number(number)
}

function angleOf(text: string): number | undefined {
  const [, number, unit = 'deg'] = /^([+-]?(?:\d+\.?\d*|\.\d+))(deg|grad|rad|turn)?$/i.exec(text.trim()) ?? []
  return number === undefined ? undefined : Number(number) * (DEGREES[unit.toLowerCase()] ?? 1)
}

/** The declarations of a style. A later one of a name wins. */
function declarationsOf(style: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const declaration of split(style.replace(/\/\*.*?\*\//gs, ''), ';')) {
    const colon = declaration.indexOf(':')
    const value = declaration
      .slice(colon + 1)
      .replace(/!\s*important\s*$/i, '')
      .trim()
    if (colon > 0 && value !== '') {
      const name = declaration.slice(0, colon).trim()
      found.set(name.startsWith('--') ? name : name.toLowerCase(), value)
    }
  }
  return found
}

/** The parts of a text between separators that are in no brackets and no quotes. */
function split(text: string, separator: ';' | ','): string[] {
  const parts: string[] = []
  let depth = 0
  let quote = ''
  let start = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (quote) quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '(') depth++
    else if (sign === ')') depth--
    else if (sign === separator && depth <= 0) {
      parts.push(text.slice(start, at))
      start = at + 1
    }
  }
  return [...parts, text.slice(start)]
}

/** How often one variable may stand for another. */
const MOST_STEPS = 8

/** A value without `var()`, and in its light version where it has two. */
function plainValue(value: string, variables: ReadonlyMap<string, string>): string {
  let plain = value
  for (let step = 0; step < MOST_STEPS && /^(?:var|light-dark)\(.*\)$/s.test(plain); step++) {
    const [first = '', ...others] = split(plain.slice(plain.indexOf('(') + 1, -1), ',')
    const name = first.trim()
    plain = (plain.startsWith('var') ? (variables.get(name) ?? others.join(',')) : first).trim() || 'inherit'
    if (plain === 'inherit') break
  }
  return plain
}
