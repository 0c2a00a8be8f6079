import { chmod, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { findings } from '../../../scripts/quality/browser/axe.ts'
import { makeRepositories, replaceIn } from '../../unit/scripts/studio/server/repositories.ts'
import { expect } from '../fixtures.ts'
import { kept, listOf, open, previewOf } from './actions.ts'
import { type PublishedStudio, runPublishedStudio } from './publishedStudio.ts'
import { test } from './runStudio.ts'

// One studio for all: the tests share its repositories.
test.describe.configure({ mode: 'serial' })

let studio: PublishedStudio
test.beforeAll(async () => {
  studio = await runPublishedStudio()
})
test.afterAll(() => studio[Symbol.asyncDispose]())

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(studio.address)
})

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Not published yet' })
const openerOf = (page: Page) => page.getByRole('button', { name: /^(?:Not published yet|Everything is)/ })
const messageOf = (page: Page) =>
  dialogOf(page).getByRole('textbox', { name: 'What has changed, in a few words' })
const publishIn = (page: Page) => dialogOf(page).getByRole('button', { name: 'Publish', exact: true })
/** What is said of one document in the dialog. */
const partOf = (page: Page, title: string) =>
  dialogOf(page)
    .locator('section section')
    .filter({ has: page.getByRole('heading', { level: 3, name: title }) })
const titleIn = (page: Page) => page.getByRole('textbox', { name: /^Title/ }).first()

async function expectAccessible(page: Page) {
  expect(await findings(page, 'html', [], ['iframe'])).toEqual([])
}

/** Writes into the first field of the opening of the stage, and waits until the folder has it. */
async function writeTitle(page: Page, title: string) {
  await open(page, '/stages/ils')
  await titleIn(page).fill(title)
  await expectOnDisk('pages/stages/ils.json', `"title": "${title}"`)
}

const expectOnDisk = (file: string, words: string) =>
  expect(() => expect(studio.read(file)).resolves.toContain(words)).toPass()

test('what was changed is reviewed with the words before and after, and published', async ({ page }) => {
  await openerOf(page).click()
  await expect(dialogOf(page)).toContainText('Everything is published.')
  await expect(publishIn(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(openerOf(page)).toBeFocused()

  await writeTitle(page, 'Lower Secondary')
  await studio.edit('pages/_posts/1.json', 'It was good.', 'It was very good.')
  await page.getByRole('button', { name: 'Not published yet (2)' }).click()
  await expect(dialogOf(page).getByRole('heading', { level: 3 })).toHaveText([
    /^Lower Secondary/,
    /^Post "Post 1"/,
  ])
  const part = partOf(page, 'Lower Secondary')
  await expect(part.getByRole('definition')).toHaveText(['International Lower Secondary', 'Lower Secondary'])
  await expect(messageOf(page)).toHaveValue('Change Lower Secondary, change post "Post 1"')
  await expectAccessible(page)
  await part.getByRole('button', { name: 'Publish only this' }).click()
  await expect(dialogOf(page)).toContainText('1 of 2 will be published. The rest stays with you')
  await expect(messageOf(page)).toHaveValue('Change Lower Secondary')
  await messageOf(page).fill('A shorter name')
  await messageOf(page).press('Enter')
  await expect(dialogOf(page).getByText('Sent. This studio cannot see when it is live')).toBeVisible()
  await expect(dialogOf(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(openerOf(page)).toHaveText('Not published yet (1)')

  expect(studio.remote('log', '-1', '--format=%s %an', 'main')).toBe('A shorter name Ama')
  expect(studio.remote('show', 'main:pages/stages/ils.json')).toContain('"title": "Lower Secondary"')
  await expect.poll(() => studio.git('status', '--porcelain')).toBe('M pages/_posts/1.json')

  await openerOf(page).click()
  await partOf(page, 'Post 1').getByRole('button', { name: 'Put back as on the website' }).click()
  await expect(dialogOf(page)).toContainText('Everything is published.')
  await expect.poll(() => studio.git('status', '--porcelain')).toBe('')
})

test('two change the same page: other words stay, of the same words one version is chosen', async ({
  page,
}) => {
  await writeTitle(page, 'Our Lower Secondary')
  await open(page, '/blog/2')
  await titleIn(page).fill('Our second post')
  await expectOnDisk('pages/_posts/2.json', 'Our second post')
  await studio.colleague(async folder => {
    await replaceIn(join(folder, 'pages/stages/ils.json'), '"Lower Secondary', '"Their Lower Secondary')
    await replaceIn(join(folder, 'pages/_posts/2.json'), 'It was good.', 'It was better.')
  })
  await openerOf(page).click()
  await expect(dialogOf(page).getByRole('alert')).toContainText('Somebody else has changed the same words')
  const choice = dialogOf(page).getByRole('group', { name: 'Our Lower Secondary' })
  await choice.getByRole('radio', { name: 'Theirs Their Lower Secondary' }).check()
  await expectAccessible(page)
  await dialogOf(page).getByRole('button', { name: 'Go on' }).click()
  await expect(partOf(page, 'Our second post')).toBeVisible()
  await expect(partOf(page, 'Lower Secondary')).toHaveCount(0)
  await publishIn(page).click()
  await expect(dialogOf(page).getByText('Sent.')).toBeVisible()
  const post = studio.remote('show', 'main:pages/_posts/2.json')
  expect(post).toContain('Our second post')
  expect(post).toContain('It was better.')
  await expect.poll(() => studio.read('pages/stages/ils.json')).toContain('Their Lower Secondary')
  await expect.poll(() => studio.git('status', '--porcelain')).toBe('')
  await dialogOf(page).getByRole('button', { name: 'Close' }).click()
  await open(page, '/stages/ils')
  await expect(titleIn(page)).toHaveValue('Their Lower Secondary')
})

test('a publication is taken back', async ({ page }) => {
  await openerOf(page).click()
  await dialogOf(page).getByRole('button', { name: 'Published before' }).click()
  const earlier = page.getByRole('dialog', { name: 'Published before' })
  await earlier.getByRole('button', { name: 'Take back “A shorter name”' }).click()
  await expect(earlier.getByRole('alert')).toContainText('The same words were changed again since.')
  await earlier.getByRole('radio', { name: 'As it was before International Lower Secondary' }).check()
  await expectAccessible(page)
  await earlier.getByRole('button', { name: 'Go on' }).click()
  await expect(earlier.getByRole('status')).toContainText('“A shorter name” is taken back here.')
  await earlier.getByRole('button', { name: 'Close' }).click()
  await messageOf(page).fill('The name as it was')
  await publishIn(page).click()
  await expect(dialogOf(page).getByText('Sent.')).toBeVisible()
  expect(studio.remote('show', 'main:pages/stages/ils.json')).toContain('International Lower Secondary')
  expect(studio.remote('log', '-1', '--format=%s', 'main')).toBe('The name as it was')
})

test('a page is deleted, and put back', async ({ page }) => {
  const remove = async () => {
    await open(page, '/stages/ils')
    await page.getByLabel(/^More for/).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click()
    await expect.poll(() => studio.git('status', '--porcelain')).toBe('D pages/stages/ils.json')
    // Its button has gone with it.
    await expect(page.locator('[data-region="list"] :focus, [data-region="list"]:focus')).toHaveCount(1)
  }
  await remove()
  await openerOf(page).click()
  await expect(partOf(page, 'International Lower Secondary')).toBeVisible()
  await partOf(page, 'International Lower Secondary')
    .getByRole('button', { name: 'Put back as on the website' })
    .click()
  await expect(dialogOf(page)).toContainText('Everything is published.')
  await page.keyboard.press('Escape')
  await expect(listOf(page).getByText('/stages/ils')).toBeVisible()
})

test('what an engineer writes on disk is in the form and on the page', async ({ page }) => {
  await open(page, '/stages/ils')
  await expect(previewOf(page).getByRole('heading', { level: 1 })).toHaveText('Fees')
  const text = await studio.read('pages/stages/ils.json')
  const written = text.replace('International Lower', 'Upper').replace('"title": "Fees"', '"title": "Costs"')
  await studio.write('pages/stages/ils.json', written)
  await expect(titleIn(page)).toHaveValue('Upper Secondary', { timeout: 2000 })
  await expect(previewOf(page).getByRole('heading', { level: 1 })).toHaveText('Costs')
  studio.git('checkout', '--', 'pages')
  await expect(titleIn(page)).toHaveValue('International Lower Secondary')
  await expect(openerOf(page)).toHaveText('Everything is published')
})

test('a folder without git is published by writing it, and two versions of the same words are shown', async ({
  page,
}) => {
  const made = await makeRepositories()
  await rm(join(made.scratch, 'author/.git'), { recursive: true })
  await using plain = await runPublishedStudio(made)
  const file = 'pages/stages/ils.json'
  await page.goto(plain.address)
  await open(page, '/stages/ils')
  await titleIn(page).fill('Our Lower Secondary')
  await expect(openerOf(page)).toHaveText('Not published yet (1)')
  await kept(page)
  // Until then this browser keeps it.
  expect(await plain.read(file)).toContain('"title": "International Lower Secondary"')
  await plain.edit(file, 'International Lower Secondary', 'Their Lower Secondary')
  await openerOf(page).click()
  const choice = dialogOf(page).getByRole('group', { name: 'Our Lower Secondary' })
  await expect(choice.getByRole('radio', { name: 'Theirs Their Lower Secondary' })).toBeVisible()
  await choice.getByRole('radio', { name: 'Yours Our Lower Secondary' }).check()
  await dialogOf(page).getByRole('button', { name: 'Go on' }).click()
  await publishIn(page).click()
  await expect(dialogOf(page).getByText('Sent.')).toBeVisible()
  expect(await plain.read(file)).toContain('"title": "Our Lower Secondary"')
})

test.describe('what goes wrong', () => {
  // The browser says which requests have failed.
  test.use({ allowsConsoleErrors: true })

  test('a publication is refused in words, and done once the reason is gone', async ({ page }) => {
    const remote = join(studio.scratch, 'remote.git')
    const hook = join(remote, 'hooks/pre-receive')
    await writeTitle(page, 'Lower Secondary')
    await openerOf(page).click()
    await rename(remote, `${remote}.gone`)
    await publishIn(page).click()
    await expect(dialogOf(page).getByRole('alert')).toContainText('is not where it was')
    await rename(`${remote}.gone`, remote)
    await writeFile(hook, '#!/bin/sh\necho "Not on a Sunday"\nexit 1\n')
    await chmod(hook, 0o755)
    await publishIn(page).click()
    await expect(dialogOf(page).getByRole('alert')).toContainText('“Not on a Sunday”')
    await expectAccessible(page)
    await writeFile(hook, '#!/bin/sh\n')
    await page.keyboard.press('Escape')

    studio.git('config', '--unset', 'user.name')
    studio.git('config', '--unset', 'user.email')
    await openerOf(page).click()
    await dialogOf(page).getByRole('textbox', { name: 'Your name' }).fill('Esi')
    await dialogOf(page).getByRole('textbox', { name: 'Your email address' }).fill('esi@school.example')
    await expectAccessible(page)
    await publishIn(page).click()
    await expect(dialogOf(page).getByText('Sent.')).toBeVisible()
    expect(studio.remote('log', '-1', '--format=%s %an %ae', 'main')).toBe(
      'Change Lower Secondary Esi esi@school.example',
    )
    await expect.poll(() => studio.git('status', '--porcelain')).toBe('')
  })

  test('what is written while the studio is ended is kept once it is started again', async ({ page }) => {
    await open(page, '/stages/ils')
    await studio.stop()
    await titleIn(page).fill('Written without a studio')
    const alert = page.getByRole('alert').filter({ hasText: 'Not kept' })
    await expect(alert).toContainText('Is it still running in the terminal?')
    await expectAccessible(page)
    await titleIn(page).fill('Written without any studio')
    await studio.start()
    await expect(alert).toHaveCount(0)
    await expectOnDisk('pages/stages/ils.json', 'Written without any studio')
    await expect(titleIn(page)).toHaveValue('Written without any studio')
  })
})
