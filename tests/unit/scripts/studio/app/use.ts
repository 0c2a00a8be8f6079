/** Uses elements as a keyboard does. For a document without layout, in which nothing reacts to keys by itself. */

interface Keys {
  altKey?: boolean
  ctrlKey?: boolean
  shiftKey?: boolean
}

/** Presses a key on an element. What has no reaction of its own does what a browser does: Enter and the space bar click. */
export function press(element: HTMLElement, key: string, keys: Keys = {}): void {
  if (element.matches(':disabled')) throw new Error(`${element.outerHTML.slice(0, 200)} is disabled`)
  element.focus()
  const event = new KeyboardEvent('keydown', { key, ...keys, bubbles: true, cancelable: true })
  if (!element.dispatchEvent(event)) return
  if (element.matches(key === 'Enter' ? 'button, summary' : '[type="radio"], [type="checkbox"]'))
    element.click()
  else if (key === 'Enter' && element instanceof HTMLInputElement) element.form?.requestSubmit()
}

/** Writes into a field in place of what is there. */
export function fill(field: HTMLElement, text: string): void {
  field.focus()
  setValue(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Writes at the caret, as a key does. Where nothing has the focus, or what has it is folded, nothing takes it. */
export function type(text: string): void {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused.closest('details:not([open])')) return
  if (focused.matches('textarea, input')) fill(focused, textIn(focused) + text)
  // Without layout, only what is pasted arrives at the caret of a text that is written as it looks.
  else if (focused.isContentEditable) paste(focused, text)
}

/** Pastes plain text, as Ctrl V does. */
export function paste(element: HTMLElement, text: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  const event = new Event('paste', { bubbles: true, cancelable: true })
  element.dispatchEvent(Object.assign(event, { clipboardData }))
}

export function select(field: HTMLElement, value: string): void {
  setValue(field, value)
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** React takes no notice of a value that is set on the element itself. */
function setValue(field: HTMLElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
}

/** Leaves the dialog that is open by the Escape key. */
export function pressEscape(): void {
  const dialog = [...document.querySelectorAll('dialog')].findLast(({ open }) => open)
  if (!dialog) throw new Error('No dialog is open')
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
}

export const textIn = (field: Element): string => (field as HTMLInputElement).value // the test knows that it is a field
