import type { FrameLocator, Page } from 'playwright/test'
import { findings } from '../../../scripts/quality/browser/axe.ts'
import { expect } from '../fixtures.ts'
import { formOf, show } from './actions.ts'
import { studioTest as test } from './runStudio.ts'

test.describe.configure({ mode: 'serial' })

/** Moves the caret, and waits for the next frame: until then the page has noticed, as it has before anybody's next key. */
async function goToEnd(page: Page, frame: FrameLocator): Promise<void> {
  await page.keyboard.press('Control+End')
  await frame.locator('body').evaluate(() => new Promise(resolve => requestAnimationFrame(resolve)))
}

test('a heading and a paragraph are written on the page, without a layout shift', async ({
  page,
  studio,
}) => {
  const frame = await show(page, '/accessibility')
  const heading = frame.locator('#main h1')
  const before = await heading.boundingBox()
  await heading.click()
  const text = frame.locator('[data-writing]')
  await expect(text).toBeFocused()
  expect(await text.boundingBox()).toEqual(before)
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' for all')
  await expect(text).toHaveText('Accessibility for all')
  const title = async () => JSON.parse(await studio.read('accessibility.json')).sections[0].title
  await expect.poll(title).toBe('Accessibility for all')
  await page.keyboard.press('Control+z')
  await expect(text).toHaveText('Accessibility')
  await page.keyboard.press('Escape')
  await expect(text).toHaveCount(0)
  await expect(formOf(page).getByRole('textbox', { name: /^Title/ })).toBeFocused()
  await expect(heading).toHaveText('Accessibility')
  await expect.poll(title).toBe('Accessibility')
})

test('a running text gets bold words, links, paragraphs and lists', async ({ page, studio }) => {
  const frame = await show(page, '/accessibility')
  const section = frame.locator('#main > [data-section]').nth(1)
  const before = await section.boundingBox()
  await section.locator('p').first().click()
  const text = frame.locator('[data-writing]')
  await expect(text).toBeFocused()
  expect(await section.boundingBox()).toEqual(before)
  const lines = await text.locator('p').count()
  await goToEnd(page, frame)
  await page.keyboard.press('Enter')
  await page.keyboard.type('Ask us for ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('help')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' with our form')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('how to apply')
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toContainText('How to apply')
  await page.keyboard.press('Enter')
  await expect(text.locator('p')).toHaveCount(lines + 1)
  await expect(text.locator('strong')).toHaveText('help')
  await expect(text.locator('a').last()).toHaveText('form')
  await expect(text).toBeFocused()
  await goToEnd(page, frame)
  await page.keyboard.press('Enter')
  await page.keyboard.type('- one')
  await page.keyboard.press('Enter')
  await page.keyboard.type('two')
  await expect(text.locator('li')).toHaveText(['one', 'two'])
  await page.keyboard.press('Alt+F10')
  const tools = page.getByRole('toolbar', { name: 'Format: Content' })
  await expect(tools.first().getByRole('button', { name: 'Bold' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(text).toBeFocused()
  expect(await findings(page, 'html', [], ['iframe'])).toEqual([])
  const lastLines = async () =>
    JSON.parse(await studio.read('accessibility.json'))
      .sections[1].content.split('\n')
      .slice(-3)
  await expect
    .poll(lastLines)
    .toEqual(['Ask us for **help** with our [form](/admissions/apply#steps)', '- one', '- two'])
  // The policy of the studio blocks the styles of what is pasted.
  await text.evaluate(element => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', '<p>, <span style="font-weight: 700">pasted</span></p>')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(text.locator('strong').last()).toHaveText('pasted')
  await text.locator('strong').last().press('Control+z')
  await text.press('Escape')
  await expect(section.locator('li')).toHaveText(['one', 'two'])
  await expect(section.locator('[contenteditable]')).toHaveCount(0)
})
