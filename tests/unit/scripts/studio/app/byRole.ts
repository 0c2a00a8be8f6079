import { vi } from 'vitest'

/** Finds elements by role and name, as somebody hears them. For a document without layout. */

type Name = string | RegExp

/** Selectors of elements that have a role by themselves. */
const SELECTORS: Readonly<Record<string, string>> = {
  alert: '',
  button: 'button, summary',
  checkbox: 'input[type="checkbox"]',
  combobox: 'select',
  complementary: 'aside',
  dialog: 'dialog',
  group: 'fieldset',
  listitem: 'li',
  menuitem: '',
  navigation: 'nav',
  option: 'option',
  radio: 'input[type="radio"]',
  region: 'section[aria-label], section[aria-labelledby]',
  searchbox: 'input[type="search"]',
  spinbutton: 'input[type="number"]',
  status: '',
  textbox: 'textarea, input:not([type]), input[type="text"], input[type="date"]',
  toolbar: '',
}

/**
 * Those that can be used: shown, and not behind a dialog.
 * @param name the whole name, or a pattern
 */
export function all(role: string, name?: Name, within: Element = document.body): HTMLElement[] {
  const byItself = SELECTORS[role]
  if (byItself === undefined) throw new Error(`No selector is known for the role ${role}`)
  const selector = byItself && `, :is(${byItself}):not([role])`
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  return [...within.querySelectorAll<HTMLElement>(`[role="${role}"]${selector}`)].filter(
    element => (!dialog || dialog.contains(element)) && isNamed(element, name) && isShown(element),
  )
}

/** The first one, once there is one. */
export const find = (role: string, name?: Name, within?: Element): Promise<HTMLElement> =>
  vi.waitFor(
    () => {
      const [found] = all(role, name, within)
      if (found) return found
      const others = all(role, undefined, within).map(nameOf)
      throw new Error(`There is no ${role} "${name ?? ''}" among ${JSON.stringify(others)}`)
    },
    { timeout: 30_000, interval: 30 },
  )

/** Whether an element is in no part that is folded. */
function isShown(element: Element): boolean {
  for (let part = element.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
    if (!part.open && !part.querySelector('summary')?.contains(element)) return false
  return !element.closest('[hidden], dialog:not([open])')
}

const isNamed = (element: Element, name: Name | undefined): boolean =>
  name === undefined || (typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element)))

const FIELDS = 'input, textarea, select'

/** What has no name by its content. */
const CONTAINERS = 'fieldset, dialog, nav, aside, section, li, [role="toolbar"]'

export function nameOf(element: Element): string {
  const stated = wordsOfIds(element, 'aria-labelledby') || element.getAttribute('aria-label')
  if (stated) return stated
  if (element.matches(FIELDS)) return wordsOf(labelOf(element))
  if (element.matches('fieldset')) return wordsOf(element.querySelector('legend'))
  return element.matches(CONTAINERS) ? '' : wordsOf(element)
}

const labelOf = (field: Element): Element | null =>
  field.closest('label') ?? document.querySelector(`label[for="${field.id}"]`)

export const descriptionOf = (element: Element): string => wordsOfIds(element, 'aria-describedby')

const wordsOfIds = (element: Element, attribute: string): string =>
  (element.getAttribute(attribute) ?? '')
    .split(' ')
    .map(id => wordsOf(document.getElementById(id)))
    .join(' ')
    .trim()

/** What an element says, with a space around each part. */
export function wordsOf(element: Element | null): string {
  if (!element || element.matches('[aria-hidden="true"], select, textarea')) return ''
  const parts = [...element.childNodes].map(node =>
    node instanceof Element ? ` ${wordsOf(node)} ` : node.textContent,
  )
  return (element.getAttribute('alt') ?? parts.join('')).replace(/\s+/g, ' ').trim()
}
