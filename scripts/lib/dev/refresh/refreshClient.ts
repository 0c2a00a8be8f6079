import { ASK_FOR_CONTENT, CONTENT, PROBLEMS } from './contentEvents.ts'
import { showProblems } from './overlay.ts'
import { RULES, showPage } from './showPage.ts'

// Runs in the browser, on pages of the dev server only.

const PAGE = '#page'

/** How many changes of the content are known. */
let changes = 0
let isRefreshing = false

import.meta.hot?.on(CONTENT, followChange)
import.meta.hot?.on(PROBLEMS, showProblems)
// It may have changed before this page listened.
import.meta.hot?.send(
  ASK_FOR_CONTENT,
  document.querySelector(PAGE) && document.querySelector<HTMLMetaElement>('meta[name="revision"]')?.content,
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
      const response = await fetch(pathname + search)
      // To parse the same rules, and to lay the page out by them, takes longer than all else.
      const rules = `>${document.querySelector(RULES)?.textContent}</style>`
      const html = (await response.text()).replace(rules, '></style>')
      // The visitor has meanwhile gone to another page.
      if (pathname !== window.location.pathname) changes++
      // A message of the server, such as an error of the program, is no page.
      else if (!showPage(new DOMParser().parseFromString(html, 'text/html'))) window.location.reload()
      // Documents without a page have no navigation.
      else (await import('../../../../renderer/browser/navigation.ts')).forgetPages()
    }
  } finally {
    isRefreshing = false
  }
}
