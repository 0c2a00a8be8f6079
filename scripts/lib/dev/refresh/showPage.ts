import { endPart, startPart } from '../../../../renderer/browser/behaviours.ts'
import { STYLESHEET } from '../../../../renderer/browser/loadDocument.ts'
import { morphPage } from './morphPage.ts'

const PAGE = '#page'
const FOOTER = 'body > footer'
export const RULES = 'style[data-critical]'

/**
 * Changes the open document into a newer version of itself.
 * @param prepare is given the newer one before it is shown
 * @param change has the page show what the newer one does
 * @returns whether both are pages of the site
 */
export function showPage(fresh: Document, prepare?: (fresh: Document) => void, change = morphPage): boolean {
  if (![document, fresh].every(shown => shown.querySelector(PAGE))) return false
  document.title = fresh.title
  const rules = fresh.querySelector(RULES)
  if (rules?.textContent) document.querySelector(RULES)?.replaceWith(rules)
  if (rules?.textContent) loadStylesheet(fresh)
  prepare?.(fresh)
  for (const [selector, changed] of [
    [PAGE, change],
    [FOOTER, morphPage],
  ] as const) {
    const [part, newer] = [document, fresh].map(shown => shown.querySelector(selector))
    if (!part || !newer) continue
    endPart(part)
    changed(part, newer)
    for (const shown of document.querySelectorAll<HTMLElement>(selector)) startPart(shown)
  }
  return true
}

/** Loads the stylesheet that a document names, as the theme has changed. The one before applies until it has come. */
function loadStylesheet(fresh: Document): void {
  const address = fresh.querySelector(STYLESHEET)?.getAttribute('href')
  if (!address) return
  for (const before of document.querySelectorAll(STYLESHEET)) {
    const after = before.cloneNode() as Element // a copy is of the same kind
    after.setAttribute('href', address)
    after.addEventListener('load', () => before.remove())
    before.after(after)
  }
}
