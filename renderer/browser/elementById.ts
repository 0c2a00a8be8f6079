/** @throws when the document has no such element */
export function elementById(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`The document has no element "${id}"`)
  return element
}
