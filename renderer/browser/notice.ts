import { visitorsDay } from './environment.ts'

/** Lets a visitor close the notice, and hides one that is closed or out of date. */
export function startNotice(notice: HTMLElement): void {
  const text = notice.querySelector('p')?.textContent ?? ''
  // A new notice has another key, and so is shown again.
  const key = `chalkline:notice ${text}`
  const state = stateOf(key)
  // The build has written it for its own day.
  if (state === 'closed' || visitorsDay() > (notice.dataset.until ?? '')) {
    notice.hidden = true
    return
  }
  const button = notice.querySelector('button')
  button?.addEventListener('click', () => {
    store(key, 'closed')
    notice.hidden = true
    // The focus would be lost with the button.
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
  })
  if (button) button.hidden = false
  if (state === 'seen') return
  announce(notice, text)
  store(key, 'seen')
}

/** Has screen readers read the notice out, on the first page on which a visitor meets it. */
function announce(notice: HTMLElement, text: string) {
  const status = notice.querySelector('[data-said]')
  // Some screen readers miss what a status says as soon as it is there. Read out, it would only repeat the text next to it.
  setTimeout(() => status?.append(text), 1000)
  setTimeout(() => status?.replaceChildren(), 6000)
}

function stateOf(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Where the browser stores nothing, the notice is closed on this page alone. */
function store(key: string, state: 'seen' | 'closed') {
  try {
    localStorage.setItem(key, state)
  } catch {
    // The visitor has forbidden it.
  }
}
