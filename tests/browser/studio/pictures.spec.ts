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

test('a picture of the site is chosen by keyboard, with its words', async ({ page, studio }) => {
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
  const words = page.getByRole('dialog').getByRole('textbox', { name: 'What does it show?' })
  await expect(words).toBeFocused()
  await expect(words).toHaveValue(/^A transmitting mast/)
  await page.getByRole('dialog').getByRole('button', { name: 'Use this picture' }).press('Enter')
  await expect(button).toBeFocused()
  await expect
    .poll(async () => JSON.parse(await studio.read('_posts/2.json')).featuredImage)
    .toBe('/images/posts/on-air.svg')
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

/** Opens the dialog of the last picture of the gallery. */
async function openLast(page: Page): Promise<Locator> {
  const last = (await openGallery(page)).getByRole('listitem').last()
  await last.locator('summary').click()
  await last.getByRole('button', { name: /^Choose another picture/ }).click()
  return page.getByRole('dialog')
}

test('photographs become entries of a gallery, upright and without their place', async ({ page, studio }) => {
  const list = await openGallery(page)
  const before = JSON.parse(await studio.read('index.json')).sections.find(hasItems)
  await drop(list.getByText('You can drop several photographs'), [
    { name: 'Swimming Gala.jpg', bytes: await photograph(100) },
    { name: 'Prize Giving.jpg', bytes: await photograph(200) },
    { name: 'IMG_2041.HEIC', bytes: await readFile(join(projectRoot, 'tests/fixtures/photograph.heic')) },
  ])
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('status')).toHaveText('3 of 3 added.', { timeout: 60_000 })
  for (const [at, words] of ['A green lawn', 'A blue stage', 'A telephone'].entries())
    await dialog.getByRole('textbox').nth(at).fill(words)
  await dialog.getByRole('button', { name: 'Use these 3 pictures' }).click()
  await expect(dialog).toBeHidden()
  const items = () => itemsIn(studio)
  await expect(async () => expect(await items()).toHaveLength(before.items.length + 3)).toPass()
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

test('a picture gets a focal point, around which the page cuts it', async ({ page, studio }) => {
  const dialog = await openLast(page)
  const image = await lastOf(studio)
  const start = dialog.getByRole('button', { name: 'Say what matters most' })
  await start.press('Enter')
  const [left, top] = [
    dialog.getByRole('slider', { name: /left/ }),
    dialog.getByRole('slider', { name: /top/ }),
  ]
  await expect(left).toBeFocused()
  expect(await findings(page, 'dialog')).toEqual([])
  const frame = await dialog.getByRole('img', { name: 'All of it' }).boundingBox()
  if (!frame) throw new Error('The picture is not shown')
  await page.mouse.move(frame.x + frame.width / 2, frame.y + frame.height / 2)
  await page.mouse.down()
  await page.mouse.move(frame.x + frame.width * 0.6, frame.y + frame.height * 0.2, { steps: 3 })
  await page.mouse.up()
  await expect(left).toHaveValue(/^(?:59|60|61)$/)
  await expect(top).toHaveValue(/^(?:19|20|21)$/)
  await top.fill('30')
  await left.fill('60')
  await left.press('ArrowRight')
  await dialog.getByRole('button', { name: 'Keep this point' }).press('Enter')
  await expect(start).toBeVisible()
  await page.keyboard.press('Escape')
  await expect
    .poll(async () => JSON.parse(await studio.read('_site.json')).focalPoints)
    .toContainEqual({ image, x: 61, y: 30 })
  const shown = previewOf(page).locator(`img[src="${image}"]`).first()
  await expect(shown).toHaveCSS('object-position', '61% 30%', { timeout: 20_000 })
  await expect(shown).toHaveCSS('object-fit', 'cover')
  await expect(shown).not.toHaveAttribute('style')
})

test('a picture takes the place of another everywhere; what nothing shows is deleted and put back', async ({
  page,
  studio,
}) => {
  const former = await lastOf(studio)
  const dialog = await openLast(page)
  await dialog.getByRole('button', { name: 'Replace it everywhere' }).click()
  await dialog.getByRole('searchbox').fill('on-air.svg')
  await filesIn(dialog).first().click()
  await dialog.getByRole('button', { name: 'Show this one everywhere instead' }).click()
  await expect.poll(() => lastOf(studio)).toBe('/images/posts/on-air.svg')
  await dialog.getByRole('searchbox').fill(former)
  await filesIn(dialog).first().click()
  await dialog.getByRole('button', { name: 'Delete it', exact: true }).click()
  const isThere = () =>
    access(join(studio.public, former)).then(
      () => true,
      () => false,
    )
  await expect.poll(isThere).toBe(false)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: /^Not published yet/ }).click()
  const part = dialog.locator('section section').filter({ hasText: 'A picture removed' })
  await part.getByRole('button', { name: 'Put back as on the website' }).click()
  await expect.poll(isThere).toBe(true)
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
  await expect(access(join(studio.public, src))).rejects.toThrow('ENOENT')
  await dialog.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(dialog).toBeHidden()

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
