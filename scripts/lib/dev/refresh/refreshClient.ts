import { refreshPage } from '../../../../renderer/browser/behaviours.ts'
import { ASK_FOR_CONTENT, CONTENT, FRAME } from './contentEvents.ts'
import { morphPage } from './morphPage.ts'

// Runs in the browser, on pages of the dev server only.

const PAGE = '#page'

const isInFrame = window.parent !== window

/** How many changes of the content are known. */
let changes = 0
let isRefreshing = false

import.meta.hot?.on(CONTENT, followChange)
// A text in which an author was writing shows what the server says of it.
window.addEventListener(CONTENT, followChange)
// It may have changed before this page listened.
if (document.querySelector(PAGE))
  import.meta.hot?.send(
    ASK_FOR_CONTENT,
    document.querySelector<HTMLMetaElement>('meta[name="revision"]')?.content,
  )

function followChange(): void {
  changes++
  if (!isRefreshing) refresh()
}

/** Fetches the page until it has all changes. One request after the other: quick changes would cancel every one. */
async function refresh(): Promise<void> {
  isRefreshing = true
  try {
    let included = 0
    while (included < changes) {
      included = changes
      const { pathname, search } = window.location
      const response = await fetch(pathname + search, isInFrame ? { headers: { [FRAME]: 'iframe' } } : {})
      const html = await response.text()
      // The visitor has meanwhile gone to another page.
      if (pathname === window.location.pathname)
        await show(new DOMParser().parseFromString(html, 'text/html'))
      else changes++
    }
  } finally {
    isRefreshing = false
  }
}

async function show(fresh: Document): Promise<void> {
  const [page, newer] = [document, fresh].map(shown => shown.querySelector(PAGE))
  // A message of the server, such as an error of the program, is no page.
  if (!page || !newer) {
    window.location.reload()
    return
  }
  // Documents without a page have no navigation.
  const { forgetPages } = await import('../../../../renderer/browser/navigation.ts')
  forgetPages()
  document.title = fresh.title
  const styles = [document, fresh].map(shown => shown.querySelector('style[data-critical]'))
  // The same rules once more would have the whole page laid out again.
  if (styles[1] && styles[0]?.textContent !== styles[1].textContent) styles[0]?.replaceWith(styles[1])
  const { end, start } = refreshPage()
  end()
  morphPage(page, newer)
  start()
}
