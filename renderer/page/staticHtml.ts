/** The prerendered child nodes of each section, by the section's index. */
const savedNodes: ChildNode[][] = []

/** Saves the sections' HTML. Call it before React hydrates the page. */
export function saveStaticHtml(): void {
  savedNodes.length = 0
  for (const { childNodes } of document.querySelectorAll('#main > [data-section]'))
    savedNodes.push([...childNodes])
}

/**
 * Restores the HTML of a static section when React has rendered it anew. React does that with the whole page after a
 * hydration mismatch, for instance when an extension has changed the HTML.
 */
export function restoreStaticHtml(element: HTMLElement | null, index: number): void {
  if (element && !element.hasChildNodes()) element.append(...(savedNodes[index] ?? []))
}
