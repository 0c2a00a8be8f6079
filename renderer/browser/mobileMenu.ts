import { closeDetails } from './disclosures.ts'

/**
 * Closes the menu on small screens by Escape, by leaving it with the focus, and by choosing a link.
 * @returns ends it, and closes the menu
 */
export function startMobileMenu(details: HTMLElement): (() => void) | undefined {
  if (!(details instanceof HTMLDetailsElement)) return undefined
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !details.open) return
    details.querySelector('summary')?.focus()
    closeDetails(details)
  }
  const closeOnLeaving = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !details.contains(relatedTarget)) closeDetails(details)
  }
  const closeOnChoice = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a[href]')) closeDetails(details)
  }
  const end = new AbortController()
  const { signal } = end
  details.addEventListener('keydown', closeOnEscape, { signal })
  details.addEventListener('focusout', closeOnLeaving, { signal })
  details.addEventListener('click', closeOnChoice, { signal })
  return () => {
    end.abort()
    details.open = false
  }
}
