import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findings } from '../../../scripts/quality/audit/axe.ts'
import { expect, test } from '../fixtures.ts'
import { listOf, open, previewOf, save } from './actions.ts'
import { type RunningStudio, runStudio } from './runStudio.ts'

// One studio for all of them.
test.describe.configure({ mode: 'serial', timeout: 90_000 })

let studio: RunningStudio
test.beforeAll(async () => {
  studio = await runStudio()
  // The first request has all code of the renderer loaded.
  await fetch(new URL('/', studio.address))
})
test.afterAll(() => studio.stop())

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(studio.address)
})

/** A page that was added shows once the whole site has been checked. */
const slowly = { timeout: 30_000 }
const read = (file: string) => readFile(join(studio.pages, file), 'utf8')
const readValue = async (file: string) => JSON.parse(await read(file))

test('a first stage is added by its title, is a draft, and shows in the preview as it is written', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'New page' }).click()
  await page.getByRole('radio', { name: /^Stage/ }).check()
  expect(await findings(page, 'dialog')).toEqual([])
  await page.getByRole('textbox', { name: 'Title' }).fill('Foundation Year')
  await page.keyboard.press('Enter')
  await expect(previewOf(page).getByRole('heading', { level: 1, name: 'Foundation Year' })).toBeVisible(
    slowly,
  )
  await expect(page.getByRole('radio', { name: /draft/ })).toBeChecked()
  expect(await readValue('stages/foundation-year.json')).toMatchObject({
    title: 'Foundation Year',
    draft: true,
  })

  // From then on the page follows changes without being loaded again.
  await expect(previewOf(page).locator('#root')).toHaveAttribute('data-hydrated')
  await page.getByRole('button', { name: /^Hero/ }).click()
  await expect(page.getByRole('button', { name: /^Hero/ })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('textbox', { name: /^Title/ }).fill('The Foundation Year')
  await expect(previewOf(page).getByRole('heading', { level: 1, name: 'The Foundation Year' })).toBeVisible(
    slowly,
  )
  await save(page)
  expect((await readValue('stages/foundation-year.json')).sections[0].title).toBe('The Foundation Year')
  await expect(previewOf(page).getByRole('link', { name: 'Foundation Year' }).first()).toBeAttached()
})

test.describe('what is refused', () => {
  // Chromium writes of a call that is answered with words instead of a result.
  test.use({ allowsConsoleErrors: true })

  test('what cannot be added is refused in the dialog, which keeps what was written', async ({ page }) => {
    await page.getByRole('button', { name: 'New page' }).click()
    const add = page.getByRole('button', { name: 'Add it' })
    await expect(add).toBeDisabled()
    await page.getByRole('textbox', { name: 'Title' }).fill('About')
    await add.click()
    await expect(page.getByRole('alert')).toContainText('There is a page at "/about" already')
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('About')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('button', { name: 'New page' })).toBeFocused()
  })
})

test('sections are reordered by the keyboard alone and by dragging', async ({ page }) => {
  // All sections are in view: what is dragged would scroll the list else.
  await page.setViewportSize({ width: 1440, height: 1600 })
  const before = (await readValue('about/history.json')).sections
  await open(page, '/about/history')
  const handles = page.getByRole('button', { name: /^Drag / })
  await handles.nth(1).focus()
  await page.keyboard.press('Space')
  // The places are measured then. What listens for the arrow keys begins in a timer that was set before this one.
  await expect(page.getByText(/ is over place 2 of /)).toBeAttached()
  await page.evaluate(() => new Promise(resolve => setTimeout(resolve)))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText(/ is over place 3 of /)).toBeAttached()
  await page.keyboard.press('Space')
  await save(page)
  const [hero, first, second, ...others] = before
  expect((await readValue('about/history.json')).sections).toEqual([hero, second, first, ...others])

  await handles.nth(2).hover()
  await page.mouse.down()
  const to = await handles.nth(1).boundingBox()
  if (!to) throw new Error('The outline has no handles')
  await page.mouse.move(to.x + 8, to.y + to.height / 2, { steps: 10 })
  await expect(page.getByText(/ is over place 2 of /)).toBeAttached()
  await page.mouse.up()
  await save(page)
  expect((await readValue('about/history.json')).sections).toEqual(before)
})

test('a section is hidden from visitors and shown again', async ({ page }) => {
  const before = await read('about/history.json')
  await open(page, '/about/history')
  const sections = previewOf(page).locator('main [data-section]')
  const rows = page.getByRole('region', { name: 'Sections' }).getByRole('listitem')
  const count = await rows.count()
  await expect(sections).toHaveCount(count)
  const second = await sections.nth(2).innerText()
  await rows.nth(1).getByRole('button').nth(1).click()
  await page.getByRole('button', { name: /^Hide / }).click()
  await expect(rows.nth(1)).toContainText('hidden')
  await expect(sections).toHaveCount(count - 1)
  // A click in the page selects what is there, although one section before it is not.
  await expect(sections.nth(1)).toHaveText(second, { useInnerText: true })
  await sections.nth(1).click({ position: { x: 4, y: 4 } })
  await expect(rows.nth(2).locator('[aria-current]')).toHaveCount(1)
  await save(page)
  expect((await readValue('about/history.json')).sections[1].hidden).toBe(true)

  await rows.nth(1).getByRole('button').nth(1).click()
  await page.getByRole('button', { name: /^Show / }).click()
  await expect(sections).toHaveCount(count)
  await save(page)
  expect(await read('about/history.json')).toBe(before)
})

test('a copy opens as a draft, and the list shows drafts alone', async ({ page }) => {
  await open(page, '/accessibility')
  await page.getByRole('button', { name: 'Duplicate “Accessibility”' }).click()
  await page.getByRole('textbox', { name: 'Title of the copy' }).fill('Second thoughts')
  await page.getByRole('button', { name: 'Make the copy' }).click()
  await expect(listOf(page).getByRole('button', { name: /Second thoughts/ })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.getByRole('combobox', { name: 'Show' }).selectOption('drafts')
  const copy = listOf(page).getByRole('listitem').filter({ hasText: 'Second thoughts' })
  await expect(copy).toBeVisible()
  await expect(listOf(page).getByText('/accessibility', { exact: true })).toBeHidden()
  await page.getByRole('radio', { name: 'Everybody', exact: true }).check()
  await save(page)
  await expect(copy).toBeHidden()
  expect(await readValue('second-thoughts.json')).not.toHaveProperty('draft')
})

test('a page is scheduled with two days, and undone in one step each', async ({ page }) => {
  const before = await read('about/calendar.json')
  await open(page, '/about/calendar')
  await page.getByRole('radio', { name: /from or until/ }).check()
  await page.getByLabel(/^From/).fill('2099-01-11')
  await page.getByLabel(/^Until/).fill('2099-04-01')
  await save(page)
  expect(await readValue('about/calendar.json')).toMatchObject({
    publishOn: '2099-01-11',
    unpublishOn: '2099-04-01',
  })
  await page.getByRole('combobox', { name: 'Show' }).selectOption('scheduled')
  await expect(listOf(page).getByRole('listitem')).toContainText('is not on the website before 2099-01-11')
  expect(await findings(page)).toEqual([])
  await page.getByRole('radio', { name: 'Everybody', exact: true }).check()
  await save(page)
  expect(await read('about/calendar.json')).toBe(before)
})

test('a page gets another title and address, its links follow, and its old address still leads to it', async ({
  page,
}) => {
  await open(page, '/about/history')
  await page.getByRole('button', { name: 'Rename “Our history”' }).click()
  expect(await findings(page, 'dialog')).toEqual([])
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Our story')
  await dialog.getByRole('textbox', { name: 'Address' }).fill('/about/our-story')
  await dialog.getByRole('button', { name: 'Rename', exact: true }).click()
  await expect(listOf(page).getByRole('button', { name: /Our story/ })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(listOf(page).getByText('/about/our-story', { exact: true })).toBeVisible()
  expect(existsSync(join(studio.pages, 'about/history.json'))).toBe(false)
  expect(await read('_site.json')).not.toContain('"/about/history"')
  const old = await page.request.get(new URL('/about/history', studio.address).href)
  expect(await old.text()).toContain('<title>Our story')
})

test('deleting shows what links there, the bin keeps the page, and restoring brings it back', async ({
  page,
}) => {
  const before = await read('about/achievements.json')
  await open(page, '/about/achievements')
  await page.getByRole('button', { name: /^Delete “Achievements”/ }).click()
  const links = page.getByRole('dialog').getByRole('listitem')
  await expect(links.filter({ hasText: /^About/ })).toContainText('“Achievements”')
  expect(await findings(page, 'dialog')).toEqual([])
  await page.getByRole('button', { name: 'Move it to the bin' }).click()
  await expect(page.getByText('“Achievements” is in the bin.')).toBeVisible()
  expect(existsSync(join(studio.pages, 'about/achievements.json'))).toBe(false)
  await expect(listOf(page).getByRole('button', { name: /Achievements/ })).toBeHidden()
  await page.getByRole('combobox', { name: 'Show' }).selectOption('mistakes')
  await expect(listOf(page).getByText('/about', { exact: true })).toBeVisible()
  await expect(listOf(page).getByText('/accessibility', { exact: true })).toBeHidden()

  await page.getByRole('button', { name: 'Bin', exact: true }).click()
  expect(await findings(page, 'dialog')).toEqual([])
  await page.getByRole('button', { name: 'Restore “Achievements”' }).click()
  await expect(previewOf(page).getByRole('heading', { level: 1 })).toBeVisible()
  expect(await read('about/achievements.json')).toBe(before)
})

test('a section is copied to the end of another page, and undone there', async ({ page }) => {
  const target = await read('about/calendar.json')
  const [copied] = (await readValue('accessibility.json')).sections.slice(1)
  await open(page, '/accessibility')
  await page
    .getByRole('button', { name: /^Drag / })
    .nth(1)
    .locator('xpath=following-sibling::button[1]')
    .click()
  await page.getByRole('button', { name: /^Copy .* to another page/ }).click()
  expect(await findings(page, 'dialog')).toEqual([])
  await page.getByRole('combobox', { name: 'To which page?' }).selectOption('about/calendar.json')
  await page.getByRole('button', { name: 'Copy it' }).click()
  await expect(listOf(page).getByText('/about/calendar', { exact: true })).toBeVisible()
  await save(page)
  expect((await readValue('about/calendar.json')).sections.at(-1)).toEqual(copied)
  await page.getByRole('button', { name: 'Undo' }).click()
  await save(page)
  expect(await read('about/calendar.json')).toBe(target)
})
