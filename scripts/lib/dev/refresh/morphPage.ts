import { Idiomorph } from 'idiomorph'

/** An island that React takes over or has taken over. Its elements are React's: nothing else may change them. */
const HYDRATED = '[data-island]:is([data-hydrating], [data-hydrated])'

/**
 * Changes a page into what a newer one shows, and leaves what is the same in both: so scroll position, focus, open disclosures and
 * what was typed stay. Islands that were hydrated stay as they are where their JSON is the same; the others are replaced by what
 * the server has rendered, and have to be started again.
 * @param page the open page
 * @param fresh the same page as the server renders it now; it is used up
 */
export function morphPage(page: Element, fresh: Element): void {
  const kept = keepIslands(page, fresh)
  Idiomorph.morph(page, fresh, {
    callbacks: {
      beforeNodeMorphed: node => !(node instanceof Element && (kept.has(node) || isWrittenIn(node))),
      beforeNodeRemoved: node => !(node instanceof Element && isWrittenIn(node)),
      beforeAttributeUpdated: (name, element) => !isOfVisitor(name, element),
    },
  })
  for (const [island, id] of kept) setId(island, id)
}

/**
 * Gives hydrated islands that stay the id of their counterpart in the newer page, by which the morph finds them wherever they are.
 * @returns each, with the id that it had
 */
function keepIslands(page: Element, fresh: Element): Map<Element, string | null> {
  const kept = new Map<Element, string | null>()
  const newer = [...fresh.querySelectorAll('[data-island]')]
  for (const island of page.querySelectorAll(HYDRATED)) {
    const at = newer.findIndex(one => identityOf(one) === identityOf(island))
    const [counterpart] = at < 0 ? [] : newer.splice(at, 1)
    if (counterpart) {
      kept.set(island, island.getAttribute('id'))
      for (const element of [island, counterpart]) setId(element, `kept-island-${kept.size}`)
    } else island.replaceWith(emptied(island))
  }
  return kept
}

/** The name of an island and its JSON, which follows it. */
const identityOf = (island: Element): string =>
  `${island.getAttribute('data-island')} ${island.nextElementSibling?.textContent}`

/** An element in its place that no React root has ever been in. */
function emptied(island: Element): Node {
  const copy = island.cloneNode(false)
  if (copy instanceof Element)
    for (const mark of ['data-hydrating', 'data-hydrated']) copy.removeAttribute(mark)
  return copy
}

function setId(element: Element, id: string | null): void {
  if (id === null) element.removeAttribute('id')
  else element.id = id
}

/** Whether an author is writing in a section. It shows what is written, and may look otherwise with it: that it shows later. */
const isWrittenIn = (element: Element): boolean =>
  element.hasAttribute('data-writing') ||
  (element.parentElement?.id === 'main' && element.querySelector('[data-writing]') !== null)

/** Whether an attribute says what the visitor has done, which the server does not know. */
const isOfVisitor = (name: string, element: Element): boolean =>
  name === 'open' ? element.localName === 'details' : ['value', 'checked', 'selected'].includes(name)
