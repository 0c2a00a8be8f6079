/**
 * Makes the link to a document the button that opens it in a dialog, before the code of the dialog is there: it is announced as
 * one name only. Its click is held back and repeated, as any early click on an island.
 */
export function startViewerLink(link: HTMLElement): () => void {
  link.setAttribute('role', 'button')
  link.setAttribute('aria-haspopup', 'dialog')
  const press = (event: KeyboardEvent) => {
    if (event.key !== ' ') return
    event.preventDefault()
    link.click()
  }
  link.addEventListener('keydown', press)
  return () => link.removeEventListener('keydown', press)
}
