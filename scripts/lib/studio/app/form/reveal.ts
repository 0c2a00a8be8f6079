/**
 * Opens what folds around a field or an entry of a list, and gives the focus to it, or to the first control within. It waits
 * until what has just changed is shown.
 * @param id as `idOf` of the form says it
 */
export function reveal(id: string): void {
  requestAnimationFrame(() => {
    const found = document.getElementById(id)
    for (let part = found; part; part = part.parentElement)
      if (part instanceof HTMLDetailsElement) part.open = true
    const control = found?.matches('details') ? found.querySelector<HTMLElement>(CONTROL) : found
    control?.focus()
    control?.scrollIntoView({ block: 'center' })
  })
}

/** What is written in or chosen. */
const CONTROL = 'input, textarea, select, details > :not(summary) button'
