import type { Page } from 'playwright/test'
import { expect } from './fixtures.ts'

/** Nothing of a page is outside the window, whose width is in pixels. */
export async function expectWithinWindow(page: Page, width: number): Promise<void> {
  const address = page.url()
  expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(width)
  expect(await page.evaluate(textsBesideTheWindow), address).toEqual([])
}

/** Runs in the page. What a box hides does not make the page wider. @returns the beginnings of texts that are partly outside the window */
function textsBesideTheWindow(): string[] {
  const found: string[] = []
  const texts = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  // One pixel wide is what is read out only.
  const isShown = (element: Element | null): boolean =>
    !element || (element.getBoundingClientRect().width > 1 && isShown(element.parentElement))
  while (texts.nextNode()) {
    const { currentNode: node } = texts
    range.selectNodeContents(node)
    const { left, right } = range.getBoundingClientRect()
    if ((left < 0 || right > document.documentElement.clientWidth) && isShown(node.parentElement))
      found.push((node.textContent ?? '').slice(0, 40))
  }
  return found
}
