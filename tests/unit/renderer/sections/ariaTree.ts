import axe from 'axe-core'
import { JSDOM } from 'jsdom'

/** What axe-core's types leave out of its `commons`. */
interface Unlisted {
  aria: { getRole(element: Element): string | null }
  dom: { isVisibleToScreenReaders(element: Element): boolean }
}
const { aria, dom } = axe.commons as typeof axe.commons & Unlisted // as above
const { accessibleText } = axe.commons.text

/** A line of text, or an element with its lines, which are one step further in. */
type Entry = string | { head: string; children: Entry[] }

/**
 * What a screen reader finds in some elements of a document, in the notation of Playwright's snapshots. Styles are not applied:
 * what CSS hides or writes is seen by browser tests only.
 */
export function ariaTree(html: string, selector: string): string {
  const { document } = new JSDOM(html).window
  axe.setup(document.documentElement)
  try {
    const found = [...document.querySelectorAll(selector)]
    return found.flatMap(element => linesOf(entriesOf(element))).join('\n')
  } finally {
    axe.teardown()
  }
}

function entriesOf(element: Element): Entry[] {
  if (!dom.isVisibleToScreenReaders(element)) return []
  const role = aria.getRole(element) ?? tagRoles[element.localName]
  // What is in a picture is not read.
  const children = role === 'img' ? [] : mergeTexts([...element.childNodes].flatMap(childEntries))
  if (!role || ['none', 'presentation', 'generic'].includes(role)) return children
  const name = unnamed.has(role) ? '' : oneLine(accessibleText(element))
  const head = [role, name && JSON.stringify(name), ...statesOf(element, role)].filter(Boolean).join(' ')
  const isNameAlone = children.length === 1 && children[0] === name
  return [{ head, children: [...addressOf(element), ...(isNameAlone ? [] : children)] }]
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Parts of a text that axe-core gives no role. */
const tagRoles: Partial<Record<string, string>> = {
  p: 'paragraph',
  dt: 'term',
  dd: 'definition',
  blockquote: 'blockquote',
  caption: 'caption',
  figcaption: 'caption',
}

/** Roles whose contents axe-core would repeat as their name. */
const unnamed = new Set(['paragraph', 'listitem', 'rowgroup', 'caption', 'term', 'definition', 'blockquote'])

function childEntries(node: Node): Entry[] {
  if (node.nodeType === node.TEXT_NODE) return [node.textContent ?? '']
  return node.nodeType === node.ELEMENT_NODE ? entriesOf(node as Element) : [] // as its type says
}

/** Neighbouring texts are read as one. */
function mergeTexts(entries: Entry[]): Entry[] {
  const merged: Entry[] = []
  for (const entry of entries) {
    const last = merged.at(-1)
    if (typeof entry === 'string' && typeof last === 'string') merged[merged.length - 1] = last + entry
    else merged.push(entry)
  }
  return merged.map(entry => (typeof entry === 'string' ? oneLine(entry) : entry)).filter(Boolean)
}

function statesOf(element: Element, role: string): string[] {
  const states = ['current', 'disabled', 'expanded', 'checked'].map(state => {
    const value = element.getAttribute(`aria-${state}`) ?? (element.hasAttribute(state) ? 'true' : undefined)
    return value === undefined ? '' : `[${state}=${value}]`
  })
  const level = element.getAttribute('aria-level') ?? /^h([1-6])$/.exec(element.localName)?.[1]
  return role === 'heading' ? [...states, `[level=${level}]`] : states
}

function addressOf(element: Element): Entry[] {
  const href = element.localName === 'a' && element.getAttribute('href')
  return href ? [{ head: `/url: ${href}`, children: [] }] : []
}

const linesOf = (entries: readonly Entry[]): string[] =>
  entries.flatMap(entry => {
    if (typeof entry === 'string') return [`- text: ${entry}`]
    const { head, children } = entry
    const [only] = children
    if (children.length === 0) return [`- ${head}`]
    if (children.length === 1 && typeof only === 'string') return [`- ${head}: ${only}`]
    return [`- ${head}:`, ...linesOf(children).map(line => `  ${line}`)]
  })
