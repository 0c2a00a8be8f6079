import type { Page } from 'playwright/test'

/** Counts the documents that a page loads from now on. @returns gives their number */
export function countLoads(page: Page): () => number {
  let count = 0
  page.on('request', request => {
    if (request.isNavigationRequest()) count += 1
  })
  return () => count
}

/**
 * Watches a page that loads anew where its code is missing, and in the end gives up. A test that ended during such a reload would
 * leave Chromium unable to close the window.
 * @param message what the page then says in the console
 * @returns gives the number of documents loaded when the last one gave up, or 0
 */
export function loadsUntilGivenUp(page: Page, message: RegExp): () => number {
  const loads = countLoads(page)
  let count = 0
  page.on('console', said => {
    if (message.test(said.text())) count = loads()
  })
  return () => count
}
