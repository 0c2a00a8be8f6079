/** Moves the focus to a field, the first choice of several. */
export function focusField(form: HTMLFormElement, name: string): void {
  const field = [...form.elements].find(control => control.getAttribute('name') === name)
  if (!(field instanceof HTMLElement)) return
  field.focus()
  // Safari scrolls only the control into view, and the fixed header would cover its label.
  const labelled = field.closest('fieldset') ?? form.querySelector(`[for="${field.id}"]`)
  labelled?.scrollIntoView({ block: 'nearest' })
}
