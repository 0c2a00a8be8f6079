/** The letters of a text, and the field that it is from: `file#path`, with a dot between keys. */
export type FieldText = readonly [letters: string, field: string]

/** The texts that each part of a page can show. */
export interface ShownFields {
  header: readonly FieldText[]
  footer: readonly FieldText[]
  sections: readonly (readonly FieldText[])[]
}

/** Texts are compared by their letters alone: a page breaks lines where it likes. */
export const lettersOf = (text: string): string => text.replace(/\s+/g, '')

/**
 * Says at each element of a page that shows the text of a field from which one it is, as `data-field`. What React takes over must be
 * as it renders it: the root of an island has a table of its texts, `data-fields`.
 */
export function printFields(page: Document, { header, footer, sections }: ShownFields): void {
  page.querySelectorAll('#main > [data-section]').forEach((section, at) => {
    printIn(section, sections[at] ?? [])
  })
  for (const element of page.querySelectorAll('footer:not(#main footer)')) printIn(element, footer)
  printIn(page.body, header)
}

interface Shown {
  element: Element
  /** Those whose text it is. */
  fields: readonly string[]
}

/** The same for a part of a page. Where it is not certain which of several fields an element shows, it says none. */
export function printIn(root: Element, texts: readonly FieldText[]): void {
  const known = new Map<string, string[]>()
  for (const [letters, field] of texts) {
    const fields = known.get(letters) ?? []
    if (letters !== '' && !fields.includes(field)) known.set(letters, [...fields, field])
  }
  const shown = [...shownBelow(root, known)]
  const certain = shown.filter(({ fields }) => fields.length === 1)
  for (const { element, fields } of shown) {
    const [field] = fields.length === 1 ? fields : fieldAmong(element, fields, shown, certain)
    const island = element.closest('[data-island]')
    if (field === undefined) continue
    if (!island) element.setAttribute('data-field', field)
    else {
      const table = JSON.parse(island.getAttribute('data-fields') ?? '{}')
      const key = keyInIsland(element)
      table[key] = (table[key] ?? field) === field ? field : ''
      island.setAttribute('data-fields', JSON.stringify(table))
    }
  }
}

/** Of an element in the table of its island. */
export const keyInIsland = (element: Element): string => `${element.localName} ${shownIn(element)}`

function* shownBelow(element: Element, known: ReadonlyMap<string, string[]>): Generator<Shown> {
  const fields = known.get(shownIn(element))
  if (fields && !element.querySelector('img')) {
    yield { element: innermost(element), fields }
    return
  }
  const pieces = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
  const ofPieces = pieces.flatMap(({ textContent }) => known.get(lettersOf(textContent ?? '')) ?? [])
  // Of an element that says several fields, none is meant by a click.
  if (new Set(ofPieces).size === 1) yield { element, fields: ofPieces.slice(0, 1) }
  for (const child of element.children)
    if (!child.matches('script, style, #main, footer')) yield* shownBelow(child, known)
}

const shownIn = (element: Element): string =>
  lettersOf((element.localName === 'img' ? element.getAttribute('alt') : element.textContent) ?? '')

/** The element that shows the same, and has none within that does. */
function innermost(element: Element): Element {
  const inner = [...element.children].find(child => shownIn(child) === shownIn(element))
  return inner ? innermost(inner) : element
}

/**
 * Which of several fields with the same text an element shows: the one that belongs to the same item as the other texts around it.
 * @param certain what shows a text that no other field has
 */
function fieldAmong(
  element: Element,
  fields: readonly string[],
  shown: readonly Shown[],
  certain: readonly Shown[],
): string[] {
  // A section's own heading is its title, whatever else on it says the same.
  const titles = element.matches('h1, h2') ? fields.filter(field => field.endsWith('.title')) : []
  if (titles.length === 1) return titles
  const alike = shown.filter(one => one.fields === fields).map(one => one.element)
  for (let around = element.parentElement; around; around = around.parentElement) {
    const isInside = (one: Element) => around?.contains(one)
    const near = certain.flatMap(one => (isInside(one.element) ? one.fields : []))
    const shared = fields.map(field => Math.min(...near.map(other => sharedSteps(field, other))))
    const nearest = fields.filter((_, at) => shared[at] === Math.max(...shared))
    const rivals = alike.filter(isInside)
    // Of several, only texts of one list are sure to be shown in its order.
    const isOneList = new Set(nearest.map(field => field.replace(/\.\d+$/, ''))).size === 1
    if (near.length > 0 && isOneList && nearest.length === rivals.length)
      return nearest.slice(rivals.indexOf(element)).slice(0, 1)
  }
  return []
}

function sharedSteps(field: string, other: string): number {
  const steps = other.split(/[#.]/)
  const differing = field.split(/[#.]/).findIndex((step, at) => step !== steps[at])
  return differing === -1 ? steps.length : differing
}
