import type { FrameLocator, Locator, Page } from 'playwright/test'
import { expect } from '../fixtures.ts'

/** What authors do in the studio, for its tests. */

/** The list of pages and posts. */
export const listOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Pages and posts' })

/** What finds the outline and the form. */
export const FORM = '[aria-label="What is on the page"]'

export const formOf = (page: Page): Locator => page.locator(FORM)

/** The page in its frame. */
export const previewOf = (page: Page): FrameLocator => page.frameLocator('iframe')

/** Opens a document by what is below its title in the list, and waits until its form is there. */
export async function open(page: Page, address: string): Promise<void> {
  const hasAddress = { has: page.getByText(address, { exact: true }) }
  await turnTo(page, 'Pages')
  await listOf(page).getByRole('button').filter(hasAddress).first().click()
  // The form of another document may be there. A narrow window hides the list.
  await expect(page.locator('[aria-current="page"]').filter(hasAddress)).toBeAttached()
  await turnTo(page, 'Form')
  await expect(formOf(page).getByRole('textbox').first()).toBeVisible()
  const whole = formOf(page).getByRole('button', { name: /^The page itself/ })
  if (await whole.isVisible()) await whole.click()
}

/** Opens a document as `open` does, and waits until a click in its page is answered. */
export async function show(page: Page, address: string): Promise<FrameLocator> {
  await open(page, address)
  const frame = previewOf(page)
  await expect(frame.locator('#main > [data-section]').first()).toHaveCSS('cursor', 'pointer')
  return frame
}

/** Where the list, the page and the form take turns, shows one of them. */
export async function turnTo(page: Page, part: 'Pages' | 'Page' | 'Form'): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible()
  const tab = page.getByRole('button', { name: part, exact: true })
  if (await tab.isVisible()) await tab.click()
}

/** Selects a section in the outline, and moves it down by one place, by keyboard. @param place the one that it has, from 0 */
export async function moveDown(page: Page, place: number): Promise<void> {
  const rows = formOf(page).getByRole('region', { name: 'Sections' }).getByRole('listitem')
  await rows.nth(place).getByRole('button').first().press('Enter')
  const down = rows.getByRole('button', { name: /^Move .* down$/ })
  await expect(down).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(down).toBeFocused()
  await page.keyboard.press('Enter')
  // It has the focus still, so that the same keys move it on.
  await expect(rows.nth(place + 1)).toHaveAttribute('data-selected')
  await expect(down).toBeFocused()
}

/** Waits until the studio says that it keeps every change. One that was made a moment ago is not among them yet: poll for that. */
export async function kept(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /^Kept, / })).toBeVisible()
}

/** Waits until the frame shows the page at an address, and answers clicks. */
export async function shows(page: Page, address: string): Promise<void> {
  await expect(page.locator('iframe')).not.toHaveAttribute('inert')
  await expect.poll(() => page.locator('iframe').evaluate(pathIn)).toBe(address)
}

/** Runs in the page. */
const pathIn = (frame: HTMLIFrameElement) => frame.contentWindow?.location.pathname

/** Undoes everything in the open document. */
export async function undoAll(page: Page): Promise<void> {
  const undo = page.getByRole('button', { name: 'Undo' })
  while (await undo.isEnabled()) await undo.click()
}
