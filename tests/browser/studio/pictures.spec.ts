import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright/test'
import sharp from 'sharp'
import { projectRoot } from '../../../scripts/lib/root.ts'
import { findings } from '../../../scripts/quality/browser/axe.ts'
import { expect } from '../fixtures.ts'
import { formOf, open, previewOf } from './actions.ts'
import { drop, photograph } from './photographs.ts'
import { type RunningStudio, studioTest as test } from './runStudio.ts'

test.describe.configure({ mode: 'serial' })

/** The pictures that the dialog has found. */
const filesIn = (dialog: Locator): Locator =>
  dialog.getByRole('list', { name: 'Pictures' }).getByRole('button')

test('a picture of the site is chosen by keyboard, with the words that the site has for it', async ({
  page,
  studio,
}) => {
  await open(page, '/blog/2')
  const button = page.getByRole('button', { name: 'Choose another picture: Featured image' })
  await button.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
  await expect(dialog.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('mast in the early light')
  const found = filesIn(dialog)
  await expect(found).toHaveCount(1)
  await found.press('Enter')
  await expect(dialog.getByText('Our own show goes on air, featured image')).toBeVisible()
  expect(await findings(page, 'dialog')).toEqual([])
  await dialog.getByRole('button', { name: 'Use this picture' }).press('Enter')
  await expect(button).toBeFocused()
  await expect
    .poll(async () => JSON.parse(await studio.read('_posts/2.json')))
    .toMatchObject({
      featuredImage: '/images/posts/on-air.svg',
      featuredImageAlt: expect.stringMatching(/^A transmitting mast/),
    })
})

/** Opens the list of pictures of the home page's gallery. */
async function openGallery(page: Page): Promise<Locator> {
  await open(page, '/')
  await page
    .getByRole('button', { name: /^Gallery/ })
    .first()
    .click()
  return page.getByRole('group', { name: /^Pictures/ })
}

test('photographs become entries of a gallery, upright and without their place', async ({ page, studio }) => {
  const list = await openGallery(page)
  const before = JSON.parse(await studio.read('index.json')).sections.find(hasItems)
  await drop(list.getByText('You can drop several photographs'), [
    { name: 'Swimming Gala.jpg', bytes: await photograph(100) },
    { name: 'Prize Giving.jpg', bytes: await photograph(200) },
    { name: 'IMG_2041.HEIC', bytes: await readFile(join(projectRoot, 'tests/fixtures/photograph.heic')) },
  ])
  const items = () => itemsIn(studio)
  await expect(async () => expect(await items()).toHaveLength(before.items.length + 3)).toPass({
    timeout: 60_000,
  })
  await expect(page.getByRole('dialog')).toBeHidden()
  for (const [at, words] of ['A green lawn', 'A blue stage', 'A telephone'].entries()) {
    // Those without words are open.
    await list.getByRole('textbox', { name: 'What the picture shows' }).nth(at).fill(words)
  }
  await expect.poll(async () => (await items()).at(-1).alt).toBe('A telephone')
  const added = (await items()).slice(before.items.length)
  expect(added).toEqual([
    { src: '/images/swimming-gala.jpg', alt: 'A green lawn' },
    { src: '/images/prize-giving.jpg', alt: 'A blue stage' },
    { src: expect.stringMatching(/^\/images\/.*\.jpg$/), alt: 'A telephone' },
  ])
  const bytes = await readFile(join(studio.public, added[0].src))
  const { width, height, orientation = 1, exif } = await sharp(bytes).metadata()
  expect([width, height, orientation, exif]).toEqual([600, 800, 1, undefined])
  expect(bytes.toString('latin1')).not.toContain('Secret Camera')
  const shown = previewOf(page).getByRole('img', { name: 'A green lawn' }).first()
  await expect(async () => {
    await shown.scrollIntoViewIfNeeded()
    expect(await shown.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(600)
  }).toPass()
})

test('a picture is pressed where it matters most, and the page cuts it around that point', async ({
  page,
  studio,
}) => {
  const last = (await openGallery(page)).getByRole('listitem').last()
  await last.locator('summary').click()
  const image = await lastOf(studio)
  const picture = last.getByRole('button', { name: /^What matters most/ })
  await expect(picture).toHaveAccessibleName(/: 50 % from the left, 50 % from the top/)
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {}
  await picture.click({ position: { x: width * 0.6, y: height * 0.2 } })
  await picture.press('ArrowRight')
  await expect(picture).toHaveAccessibleName(/: 6[456] % from the left, (?:19|20|21) % from the top/)
  await expect
    .poll(async () => JSON.parse(await studio.read('_site.json')).focalPoints)
    .toContainEqual({ image, x: expect.any(Number), y: expect.any(Number) })
  const shown = previewOf(page).locator(`img[src="${image}"]`).first()
  await expect(shown).toHaveCSS('object-position', /^6[456]% (?:19|20|21)%$/)
  await expect(shown).toHaveCSS('object-fit', 'cover')
  await expect(shown).not.toHaveAttribute('style')
})

test('U1: a picture is taken out of every page and of the website from its field, once nothing needs it', async ({
  page,
  studio,
}) => {
  const [{ src }] = await itemsIn(studio)
  const first = (await openGallery(page)).getByRole('listitem').first()
  await first.locator('summary').click()
  await first.getByRole('button', { name: /^Take it out everywhere/ }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Take it out everywhere' })
  await expect(dialog.getByRole('button', { name: /in “Gallery Highlights”$/ })).toBeVisible()
  await expect(dialog).toContainText('What was published before keeps it')
  expect(await findings(page, 'dialog')).toEqual([])
  await dialog.getByRole('button', { name: 'Take it out of 1 page' }).press('Enter')
  // The field in which it began has gone.
  await expect(dialog.getByRole('heading', { name: /is taken out of 1 page$/ })).toBeFocused()
  await expect.poll(async () => JSON.stringify(await itemsIn(studio))).not.toContain(src)
  const file = () =>
    access(join(studio.public, src)).then(
      () => 'there',
      () => 'gone',
    )
  await expect.poll(file).toBe('gone')
  await dialog.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(dialog).toBeHidden()

  // What is not published yet can be put back.
  await page.getByRole('button', { name: /^Not published yet/ }).click()
  const part = page.getByRole('dialog').locator('section section').filter({ hasText: 'A picture removed' })
  await part.getByRole('button', { name: 'Put back as on the website' }).first().click()
  await expect.poll(file).toBe('there')
  await page.keyboard.press('Escape')

  // A hero has to have its picture.
  await open(page, '/admissions/fees')
  await formOf(page).getByRole('button', { name: /^Hero/ }).click()
  await formOf(page)
    .getByRole('button', { name: /^Take it out everywhere/ })
    .press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('cannot be without a picture')
  await expect(dialog.getByRole('button', { name: /^Take it out of/ })).toBeDisabled()
})

const itemsIn = async (studio: RunningStudio) =>
  JSON.parse(await studio.read('index.json')).sections.find(hasItems).items

const lastOf = async (studio: RunningStudio): Promise<string> => (await itemsIn(studio)).at(-1).src

/** The gallery of the home page. */
const hasItems = (section: { items?: { src?: string }[] }): boolean => section.items?.[0]?.src !== undefined
