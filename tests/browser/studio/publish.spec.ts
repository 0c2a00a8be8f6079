import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright/test'
import { findings } from '../../../scripts/quality/browser/axe.ts'
import { replaceIn } from '../../unit/scripts/studio/server/repositories.ts'
import { expect as expectAtOnce } from '../fixtures.ts'
import { open } from './actions.ts'
import { type PublishedStudio, runPublishedStudio } from './publishedStudio.ts'
import { test } from './runStudio.ts'

/** Publishing starts dozens of processes of git, and a busy machine takes its time. */
const expect = expectAtOnce.configure({ timeout: 45_000 })

// One studio for all: the tests share its repositories.
test.describe.configure({ mode: 'serial' })

let studio: PublishedStudio
test.beforeAll(async () => {
  studio = await runPublishedStudio()
})
test.afterAll(() => studio[Symbol.asyncDispose]())

test.beforeEach(async ({ page }) => {
  test.setTimeout(150_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(studio.address)
})

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Review and publish' })
const review = (page: Page) => page.getByRole('button', { name: 'Review and publish' }).click()
const publishIn = (page: Page) => dialogOf(page).getByRole('button', { name: 'Publish' })

async function expectAccessible(page: Page) {
  expect(await findings(page, 'html', [], ['iframe'])).toEqual([])
}

/** Writes into the first field of the opening of the stage. */
async function writeTitle(page: Page, title: string) {
  await open(page, '/stages/ils')
  await page
    .getByRole('textbox', { name: /^Title/ })
    .first()
    .fill(title)
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
}

test('what was saved is reviewed with the words before and after, and published', async ({ page }) => {
  await review(page)
  await expect(dialogOf(page)).toContainText('Nothing has changed since the website was published last.')
  await expect(publishIn(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Review and publish' })).toBeFocused()

  await writeTitle(page, 'Lower Secondary')
  await review(page)
  await expect(dialogOf(page)).toContainText('Not saved, stays here')
  await dialogOf(page)
    .getByRole('button', { name: /^Open “.*Lower Secondary”$/ })
    .click()
  await expect(dialogOf(page)).toHaveCount(0)
  await save(page)

  await studio.edit('pages/_posts/1.json', 'It was good.', 'It was very good.')
  await review(page)
  await expect(dialogOf(page).getByRole('heading', { level: 3 })).toHaveText(['ILS', 'Post "Post 1"'])
  await expect(dialogOf(page).getByRole('definition').first()).toHaveText('International Lower Secondary')
  await expect(dialogOf(page).getByRole('definition').nth(1)).toHaveText('Lower Secondary')
  const message = dialogOf(page).getByRole('textbox', { name: 'What has changed, in a few words' })
  await expect(message).toHaveValue('Change ILS, change post "Post 1"')
  await expectAccessible(page)
  await message.fill('A shorter name')
  await message.press('Enter')
  await expect(dialogOf(page).getByText('Sent. This studio cannot see when it is live')).toBeVisible()
  await expect(dialogOf(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialogOf(page)).toHaveCount(0)

  expect(studio.remote('log', '-1', '--format=%s', 'main')).toBe('A shorter name')
  expect(studio.remote('show', 'main:pages/stages/ils.json')).toContain('"title": "Lower Secondary"')
  expect(studio.git('status', '--porcelain')).toBe('')
})

test('of two versions of the same words the author chooses which one is published', async ({ page }) => {
  await studio.colleague(folder =>
    replaceIn(join(folder, 'pages/stages/ils.json'), '"Lower Secondary', '"Their Lower Secondary'),
  )
  await writeTitle(page, 'Our Lower Secondary')
  await save(page)
  await review(page)
  await publishIn(page).click()
  await expect(dialogOf(page).getByRole('alert')).toContainText('Somebody else has changed the same words')
  const choice = dialogOf(page).getByRole('group', { name: '“Our Lower Secondary”' })
  await choice.getByRole('radio', { name: 'Theirs Their Lower Secondary' }).check()
  await expectAccessible(page)
  await publishIn(page).click()
  await expect(dialogOf(page).getByText('Sent.')).toBeVisible()
  expect(await studio.read('pages/stages/ils.json')).toContain('Their Lower Secondary')
  await dialogOf(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('textbox', { name: /^Title/ }).first()).toHaveValue('Their Lower Secondary')
})

test('chosen pages are published, news are brought in, a publication is taken back', async ({ page }) => {
  await studio.edit('pages/stages/ils.json', 'Their Lower Secondary', 'Lower Secondary')
  await studio.edit('pages/_posts/1.json', 'It was very good.', 'It was splendid.')
  await review(page)
  await dialogOf(page).getByRole('checkbox', { name: 'Post "Post 1"' }).uncheck()
  await expect(dialogOf(page)).toContainText('1 of 2 will be published. The rest stays on this computer.')
  const message = dialogOf(page).getByRole('textbox', { name: 'What has changed, in a few words' })
  await expect(message).toHaveValue('Change ILS')
  await expectAccessible(page)
  await message.fill('Shorter')
  await publishIn(page).click()
  await expect(dialogOf(page).getByText('Sent.')).toBeVisible()
  expect(studio.remote('show', 'main:pages/stages/ils.json')).toContain('"title": "Lower Secondary"')
  expect(studio.remote('show', 'main:pages/_posts/1.json')).toContain('It was very good.')
  expect(await studio.read('pages/_posts/1.json')).toContain('It was splendid.')

  await studio.colleague(folder =>
    replaceIn(join(folder, 'pages/_posts/2.json'), 'It was good.', 'It was better.'),
  )
  await page.reload()
  await page.getByRole('button', { name: 'Colleagues’ changes (1)' }).click()
  const news = page.getByRole('dialog', { name: 'Colleagues have published a change' })
  await expect(news).toContainText('Kofi')
  await news.getByRole('button', { name: 'Bring it in' }).click()
  await expect(news).toHaveCount(0)
  expect(await studio.read('pages/_posts/2.json')).toContain('It was better.')

  await review(page)
  await dialogOf(page).getByText('Published before').click()
  await dialogOf(page).getByRole('button', { name: 'Take back “Shorter”' }).click()
  await expect(dialogOf(page)).toContainText('This brings back what was before “Shorter”')
  await expect(message).toHaveValue('Take back “Shorter”')
  await expectAccessible(page)
  await publishIn(page).click()
  await expect(dialogOf(page).getByText('Sent.')).toBeVisible()
  expect(studio.remote('show', 'main:pages/stages/ils.json')).toContain('Their Lower Secondary')
  expect(studio.remote('log', '-1', '--format=%s', 'main~2')).toBe('Shorter')
})

test('a site that is connected to nothing is downloaded as a ZIP file', async ({ page }) => {
  studio.git('remote', 'remove', 'origin')
  await review(page)
  await expect(dialogOf(page)).toContainText('This website is not connected to a place')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialogOf(page).getByRole('button', { name: 'Download the website' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('website.zip')
  const files = unzipSync(await readFile(await file.path()))
  expect(Buffer.from(files['stages/ils/index.html'] ?? []).toString()).toContain('Their Lower Secondary')
  await expect(dialogOf(page).getByText('The website is among your downloads')).toBeVisible()
})
