import { visitorsDay } from '../browser/visitorsDay.ts'

// The script of pages with a notice. It needs nothing of the rest, so that a visitor can close the notice at once.

const notice = document.querySelector<HTMLElement>('[data-notice]')
const text = notice?.querySelector('p')?.textContent ?? ''

/** A new notice has another key, and so is shown again. */
const KEY = `chalkline:notice ${text}`

if (notice) start(notice)

function start(notice: HTMLElement) {
  const state = stateOf()
  // The build has written it for its own day.
  if (state === 'closed' || visitorsDay() > (notice.dataset.until ?? '')) {
    notice.hidden = true
    return
  }
  const button = notice.querySelector('button')
  button?.addEventListener('click', () => {
    store('closed')
    notice.hidden = true
    // The focus would be lost with the button.
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
  })
  if (button) button.hidden = false
  if (state !== 'seen') announce(notice)
}

/** Has screen readers read the notice out, on the first page on which a visitor meets it. */
function announce(notice: HTMLElement) {
  const status = notice.querySelector('[data-said]')
  // Some screen readers miss what a status says as soon as it is there. Read out, it would only repeat the text beside it.
  setTimeout(() => status?.append(text), 1000)
  setTimeout(() => status?.replaceChildren(), 6000)
  store('seen')
}

function stateOf(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Where the browser stores nothing, the notice is closed on this page alone. */
function store(state: 'seen' | 'closed') {
  try {
    localStorage.setItem(KEY, state)
  } catch {
    // The visitor has forbidden it.
  }
}
