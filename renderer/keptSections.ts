/** What the sections held that the page came with, by their place on it. */
let kept: ChildNode[][] = []

/** Remembers it before React looks at the page. */
export function keepSections(): void {
  const sections = document.querySelectorAll('#main > [data-section]')
  kept = [...sections].map(({ childNodes }) => [...childNodes])
}

/**
 * Gives a section whose data did not travel back what it held, where React has rendered it anew: so it does with a whole page
 * whose HTML somebody has changed before it came, such as an extension.
 */
export function giveBack(element: HTMLElement | null, place: number): void {
  if (element && !element.hasChildNodes()) element.append(...(kept[place] ?? []))
}
