import type { FrameLocator, Locator, Page } from 'playwright/test'
import { expect } from '../fixtures.ts'
import { photograph } from './photographs.ts'

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
  await wholePage(page)
}

/** Turns to the fields of the page itself: its form begins with the first section. */
async function wholePage(page: Page): Promise<void> {
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

/** Waits until the studio says that it keeps every change. */
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

/** Writes a post with photographs, which appears on 1 September 2030. */
export async function schedulePost(page: Page, title: string, photographs: number): Promise<void> {
  await turnTo(page, 'Pages')
  await page.getByRole('button', { name: 'New page' }).click()
  const asking = page.getByRole('dialog', { name: 'New page' })
  await asking.getByRole('radio', { name: /^Post/ }).check()
  await asking.getByRole('textbox', { name: 'Title' }).fill(title)
  await asking.getByRole('button', { name: 'Add it' }).click()
  await expect(asking).toHaveCount(0)
  await turnTo(page, 'Form')
  await wholePage(page)
  await formOf(page).getByRole('button', { name: 'Add pictures' }).click()
  const adding = page.getByRole('dialog')
  const files = Array.from({ length: photographs }, async (_, at) => {
    return { name: `IMG_${at}.jpg`, mimeType: 'image/jpeg', buffer: await photograph(at * 50) }
  })
  await adding.locator('input[type="file"]').setInputFiles(await Promise.all(files))
  await expect(adding).toHaveCount(0, { timeout: 60_000 })
  // It begins with an example.
  for (let at = 1; at <= photographs; at++)
    await formOf(page)
      .getByRole('textbox', { name: `Picture ${at + 1}: what it shows` })
      .fill(`Lane ${at}`)
  await wholePage(page)
  await formOf(page)
    .getByRole('checkbox', { name: /^Draft/ })
    .uncheck()
  await formOf(page)
    .getByLabel(/^Publish on/)
    .fill('2030-09-01')
}
