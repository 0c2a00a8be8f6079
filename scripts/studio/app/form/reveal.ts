/**
 * Gives the focus to a field, or to the first one of an entry or a group, and opens what folds around it. It waits until what
 * has just changed is shown.
 * @param id as `idOf` of the form says it
 */
export function reveal(id: string): void {
  requestAnimationFrame(() => {
    const found = document.getElementById(id)
    const control = found && fieldIn(found)
    for (let part = control; part; part = part.parentElement)
      if (part instanceof HTMLDetailsElement) part.open = true
    control?.focus()
    control?.scrollIntoView({ block: 'center' })
  })
}

/** What an author writes in or chooses. Buttons that move or remove an entry are none of it: a key would press them. */
function fieldIn(found: HTMLElement): HTMLElement {
  if (found.matches(CONTROL)) return found
  const buttons = [...found.querySelectorAll('button')].filter(button => !button.closest('[data-of-entry]'))
  return found.querySelector<HTMLElement>(CONTROL) ?? buttons[0] ?? found
}

const CONTROL = ':is(input, textarea, select):not(:disabled, [type="hidden"], [type="file"])'
