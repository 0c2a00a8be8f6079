import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { findings } from '../../../scripts/quality/browser/axe.ts'
import { expect } from '../fixtures.ts'
import { formOf, moveDown, open, show, undoAll } from './actions.ts'
import { studioTest as test } from './runStudio.ts'

test.describe.configure({ mode: 'serial' })

test('the tools of the selected section follow it on the page', async ({ page }) => {
  const frame = await show(page, '/accessibility')
  const sections = frame.locator('#main > [data-section]')
  const types = () => sections.evaluateAll(all => all.map(one => one.getAttribute('data-section')))
  const before = await types()
  const count = before.length
  await sections.nth(1).locator('p').first().click()
  const tools = page.getByRole('toolbar', { name: /, on the page$/ })
  const tool = (name: string) => tools.getByRole('button', { name, exact: true })
  const isBeside = async (index: number) => {
    const [own, section] = await Promise.all([tools.boundingBox(), sections.nth(index).boundingBox()])
    return own !== null && section !== null && Math.abs(own.y - section.y) < 12
  }
  await expect.poll(() => isBeside(1)).toBe(true)
  expect(await findings(page, 'html', [], ['iframe'])).toEqual([])
  const outline = formOf(page).getByRole('region', { name: 'Sections' }).getByRole('listitem')
  await tool('Duplicate').click()
  await expect(sections).toHaveCount(count + 1)
  await tool('Delete').click()
  await expect(outline).toHaveCount(count)
  await expect(tools).toHaveCount(0)

  // By keyboard alone: one stop of the Tab key, and the focus stays on what moves.
  await outline.nth(1).getByRole('button').first().click()
  await tool('Move up').focus()
  await page.keyboard.press('Enter')
  await expect.poll(types).toEqual([before[1], before[0], ...before.slice(2)])
  await expect.poll(() => isBeside(0)).toBe(true)
  await expect(tool('Move up')).toBeFocused()
  await expect(tool('Move up')).toBeDisabled()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect.poll(types).toEqual(before)
  for (const _ of [1, 2, 3, 4]) await page.keyboard.press('ArrowRight')
  await expect(tool('Add a section below')).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add a section' })
  await dialog.getByRole('searchbox').fill('quotes')
  await dialog.getByRole('list').getByRole('button').first().click()
  await expect(sections).toHaveCount(count + 1)
  expect((await types())[2]).toBe('quotes')

  // One at the end comes into view once the page has it.
  await formOf(page).getByRole('button', { name: 'The page itself' }).click()
  await formOf(page).getByRole('button', { name: 'Add a section', exact: true }).click()
  await dialog.getByRole('searchbox').fill('steps')
  await dialog.getByRole('list').getByRole('button').first().click()
  await expect(sections.last()).toHaveAttribute('data-section', 'steps')
  await expect(sections.last()).toBeInViewport()
  await undoAll(page)
  await expect.poll(types).toEqual(before)
})

test('a question and a link are written in place, and neither is followed by it', async ({ page }) => {
  const frame = await show(page, '/stages/jhs')
  const question = frame.locator('#main summary [data-field]').first()
  const details = question.locator('xpath=ancestor::details')
  await question.click()
  const text = frame.locator('[data-writing]')
  await expect(text).toBeFocused()
  const before = await text.innerText()
  await page.keyboard.press('End')
  await page.keyboard.type(' and why')
  await text.click()
  await expect(text).toHaveText(`${before} and why`)
  await expect(details).toHaveAttribute('open')
  await page.keyboard.press('Escape')
  const button = frame.locator('#main [data-section="callToAction"] a[data-field$="buttonText"]').first()
  const words = await button.innerText()
  await button.click()
  await expect(text).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' now')
  await expect(text).toHaveText(`${words} now`)
})

test('Tab leads from a question to its answer, whose words are whole; Undo works on the page, too', async ({
  page,
  studio,
}) => {
  await show(page, '/stages/jhs')
  await formOf(page).getByRole('button', { name: /^Faq/ }).click()
  const items = async () => JSON.parse(await studio.read('stages/jhs.json')).sections.find(isFaq).items
  const isFaq = ({ type }: { type: string }) => type === 'faq'
  const before = await items()
  await formOf(page).getByRole('button', { name: 'Add a question' }).click()
  await expect(
    formOf(page)
      .getByRole('textbox', { name: /^Question/ })
      .last(),
  ).toBeFocused()
  await page.keyboard.type('What is for lunch?')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Rice and fish on Monday')
  const onPage = page.frameLocator('iframe').getByText('What is for lunch?')
  await expect(onPage).toBeAttached()
  await expect
    .poll(async () => (await items()).at(-1))
    .toEqual({ question: 'What is for lunch?', answer: 'Rice and fish on Monday' })
  await page.locator('iframe').focus()
  while (await onPage.isVisible()) await page.keyboard.press('Control+z')
  await expect.poll(items).toEqual(before)
})

test('what is marked, what the form shows and what is deleted is one section, while the page is older than its text', async ({
  page,
}) => {
  const frame = await show(page, '/accessibility')
  const outline = formOf(page).getByRole('region', { name: 'Sections' }).getByRole('listitem')
  await formOf(page)
    .getByRole('textbox', { name: /^Title/ })
    .fill('')
  await expect(page.getByText('as it was before a mistake')).toBeVisible()
  await moveDown(page, 1)
  for (const [place, now, title] of [
    [1, 2, 'What we aim for'],
    [2, 1, 'What is not good enough yet'],
  ] as const) {
    await frame.locator('#main > [data-section]').nth(place).getByRole('heading', { name: title }).click()
    await expect(formOf(page).locator('#fields')).toContainText(title)
    await expect(outline.nth(now)).toHaveAttribute('data-selected')
  }
})

test('another page takes the place of the one before, and the foot of all pages is shown as it is written', async ({
  page,
}) => {
  const frame = await show(page, '/about/history')
  await frame.locator('html').evaluate(() => {
    Object.assign(window, { isSame: true })
    window.scrollTo(0, 500)
  })
  await show(page, '/admissions/fees')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Fees')
  const now = () => [location.pathname, window.scrollY, Object(window).isSame, document.title.slice(0, 4)]
  expect(await frame.locator('html').evaluate(now)).toEqual(['/admissions/fees', 0, true, 'Fees'])
  // Its own code runs, and not that of the page before.
  await frame.getByRole('heading', { level: 1 }).click()
  await expect(frame.locator('[data-writing]')).toHaveText('Fees')
  await page.keyboard.press('Escape')

  await open(page, 'Name, menu, contact, footer')
  const phone = formOf(page)
    .getByRole('textbox', { name: /^Phone/ })
    .first()
  await phone.fill('+233 30 123 4567')
  await expect(frame.getByRole('contentinfo')).toContainText('+233 30 123 4567')
  await show(page, '/about/history')
  await expect(frame.getByRole('contentinfo')).toContainText('+233 30 123 4567')
})

test('colours are another at once, and typefaces on the next page', async ({ page, studio }) => {
  const file = join(studio.pages, '_site.json')
  const before = await readFile(file, 'utf8')
  const choose = (theme: object) => writeFile(file, JSON.stringify({ ...JSON.parse(before), theme }))
  const frame = await show(page, '/about/history')
  const heading = frame.getByRole('heading', { level: 1 })
  const accent = () =>
    frame.locator('html').evaluate(root => getComputedStyle(root).getPropertyValue('--accent'))
  await choose({ colours: { accent: '#7a2e18' } })
  await expect.poll(accent).toBe('#7a2e18')
  await choose({ typefaces: { display: 'outfit', text: 'cabin' } })
  await expect.poll(accent).not.toBe('#7a2e18')
  await show(page, '/admissions/fees')
  await expect(heading).toHaveCSS('font-family', /^"?Outfit/)
  const loaded = () =>
    frame
      .locator('html')
      .evaluate(() =>
        [...document.fonts].some(({ family, status }) => /Outfit/.test(family) && status === 'loaded'),
      )
  await expect.poll(loaded).toBe(true)
})

test('a notice of another day is seen as on that day', async ({ page, studio }) => {
  const file = join(studio.pages, '_site.json')
  const before = await readFile(file, 'utf8')
  const notice = { text: 'School opens at ten.', from: '2098-03-03', until: '2098-03-03' }
  await writeFile(file, JSON.stringify({ ...JSON.parse(before), notice }))
  const frame = await show(page, '/accessibility')
  const shown = frame.getByText('School opens at ten.')
  const today = () => frame.locator('body').evaluate(() => new Date().getFullYear())
  const day = page.getByLabel('The website as on')
  await day.fill('2098-03-03')
  await expect(shown).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /3 March 2098/ })).toBeVisible()
  // Its code runs after its text is there.
  await expect.poll(today).toBe(2098)
  expect(await findings(page, 'html', [], ['iframe'])).toEqual([])
  await day.fill('2098-03-04')
  await expect(page.getByRole('status').filter({ hasText: /4 March 2098/ })).toBeVisible()
  await expect(shown).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to today' }).click()
  await expect.poll(today).not.toBe(2098)
})
