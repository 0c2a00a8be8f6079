import { escapeText } from './escapeText.ts'
import { leaveToReact } from './leave.ts'

/** How the value of a property becomes that of an attribute. */
type Kind = 'text' | 'state' | 'flag' | 'url' | 'either' | 'nothing'

interface Attribute {
  name: string
  kind: Kind
}

/** Properties whose attributes are spelt otherwise. */
const SPELT: Record<string, string> = {
  className: 'class',
  htmlFor: 'for',
  tabIndex: 'tabindex',
  clipPath: 'clip-path',
  strokeWidth: 'stroke-width',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
}

const named = (kind: Kind, names: string): [string, Attribute][] =>
  names.split(' ').map(name => [name, { name: SPELT[name] ?? name, kind }])

/** What is known of properties; those of a small single word that are not here become text. */
const known = new Map<string, Attribute>([
  ...named('text', Object.keys(SPELT).join(' ')),
  ...named('text', 'dateTime fetchPriority patternUnits preserveAspectRatio srcSet viewBox'),
  ...named('state', 'draggable focusable value'),
  ...named('flag', 'disabled hidden inert open required'),
  ...named('url', 'href src'),
  ...named('either', 'download'),
  ...named('nothing', 'ref suppressHydrationWarning'),
])

/** Properties of a small single word that React treats in ways of their own. */
const OTHERS = new Set(
  'action async capture cols controls credentialless default defer loop multiple muted reversed rows scoped seamless size span start style'.split(
    ' ',
  ),
)

const HANDLER = /^on./i
const PLAIN = /^[a-z][a-z\d-]*$/
const STATED = /^(?:aria|data)-/

function attributeOf(property: string): Attribute {
  const found = known.get(property)
  if (found) return found
  const attribute = newAttribute(property)
  known.set(property, attribute)
  return attribute
}

function newAttribute(name: string): Attribute {
  if (HANDLER.test(name)) return { name, kind: 'nothing' }
  if (!PLAIN.test(name) || OTHERS.has(name)) leaveToReact()
  return { name, kind: STATED.test(name) ? 'state' : 'text' }
}

/** Only what might be code needs React's look at it. */
const MAYBE_CODE = /^[\0-\x20]*j/i

/**
 * The attribute for a property of an element of HTML or SVG, with a space before it, as React writes it; empty for what is
 * no attribute.
 */
export function attributeHtml(tag: string, property: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  const { name, kind } = attributeOf(property)
  if (kind === 'nothing' || typeof value === 'function') return ''
  if (typeof value === 'string') return ofString(tag, name, kind, value)
  if (typeof value === 'boolean') {
    if (kind === 'state') return ` ${name}="${value}"`
    return value && (kind === 'flag' || kind === 'either') ? ` ${name}=""` : ''
  }
  if (typeof value !== 'number' || kind === 'flag' || kind === 'url') leaveToReact()
  return ` ${name}="${value}"`
}

function ofString(tag: string, name: string, kind: Kind, value: string): string {
  if (kind === 'flag') return value && ` ${name}=""`
  if (kind === 'url') {
    if (value === '' && !(tag === 'a' && name === 'href')) return ''
    if (MAYBE_CODE.test(value)) leaveToReact()
  }
  return ` ${name}="${escapeText(value)}"`
}
