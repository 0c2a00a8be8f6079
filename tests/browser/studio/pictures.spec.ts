import { join } from 'node:path'
import type { Locator } from 'playwright/test'
import sharp from 'sharp'
import { findings } from '../../../scripts/quality/browser/axe.ts'
import { expect } from '../fixtures.ts'
import { kept, open, previewOf } from './actions.ts'
import { drop, photograph } from './photographs.ts'
import { studioTest as test } from './runStudio.ts'

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
  await kept(page)
  expect(JSON.parse(await studio.read('_posts/2.json')).featuredImage).toBe('/images/posts/on-air.svg')
})

test('photographs become entries of a gallery, and one is cropped', async ({ page, studio }) => {
  await open(page, '/')
  await page
    .getByRole('button', { name: /^Gallery/ })
    .first()
    .click()
  const list = page.getByRole('group', { name: /^Items/ })
  const before = JSON.parse(await studio.read('index.json')).sections.find(hasItems)
  await drop(list.getByText('You can drop several photographs'), [
    { name: 'Swimming Gala.jpg', bytes: await photograph(100) },
    { name: 'Prize Giving.jpg', bytes: await photograph(200) },
  ])
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('status')).toHaveText('2 of 2 added.', { timeout: 120_000 })
  await dialog.getByRole('textbox').first().fill('A green lawn')
  await dialog.getByRole('textbox').last().fill('A blue stage')
  await dialog.getByRole('button', { name: 'Use these 2 pictures' }).click()
  await expect(dialog).toBeHidden()
  await kept(page)
  const after = JSON.parse(await studio.read('index.json')).sections.find(hasItems)
  expect(after.items).toEqual([
    ...before.items,
    { src: '/images/swimming-gala.jpg', alt: 'A green lawn' },
    { src: '/images/prize-giving.jpg', alt: 'A blue stage' },
  ])

  const last = list.getByRole('listitem').last()
  await last.locator('summary').click()
  await last.getByRole('button', { name: /^Choose another picture/ }).click()
  await dialog.getByRole('button', { name: 'Use a part of it' }).click()
  await expect(dialog.getByRole('button', { name: 'Square' })).toBeFocused()
  expect(await findings(page, 'dialog')).toEqual([])
  await dialog.getByRole('button', { name: 'Square' }).press('Enter')
  await expect(dialog.getByLabel('Height')).toHaveValue('600')
  const frame = await dialog.locator('svg').boundingBox()
  if (!frame) throw new Error('The picture is not shown')
  const at = (x: number, y: number) => [frame.x + frame.width * x, frame.y + frame.height * y] as const
  await dialog.getByRole('button', { name: 'Whole picture' }).press('Enter')
  await page.mouse.move(...at(0.4, 0.25))
  await page.mouse.down()
  await page.mouse.move(...at(0.6, 0.5), { steps: 3 })
  await page.mouse.up()
  await expect(dialog.getByLabel('Height')).toHaveValue(/^(?:199|20\d)$/)
  await dialog.getByLabel('Height').fill('400')
  await dialog.getByRole('button', { name: 'Use this part' }).click()
  const words = dialog.getByRole('textbox', { name: 'What does it show?' })
  await expect(words).toHaveValue('A blue stage', { timeout: 60_000 })
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await kept(page)
  const cropped = JSON.parse(await studio.read('index.json'))
    .sections.find(hasItems)
    .items.at(-1)
  expect(cropped).toEqual({ src: '/images/prize-giving-part.jpg', alt: 'A blue stage' })
  expect(await sharp(join(studio.public, cropped.src)).metadata()).toMatchObject({ height: 400 })
})

test('a picture gets a focal point, around which the page cuts it', async ({ page, studio }) => {
  await open(page, '/')
  await page
    .getByRole('button', { name: /^Gallery/ })
    .first()
    .click()
  const last = page
    .getByRole('group', { name: /^Items/ })
    .getByRole('listitem')
    .last()
  await last.locator('summary').click()
  await last.getByRole('button', { name: /^Choose another picture/ }).click()
  const dialog = page.getByRole('dialog')
  const start = dialog.getByRole('button', { name: 'Say what matters most' })
  await start.press('Enter')
  const [left, top] = [
    dialog.getByRole('slider', { name: /left/ }),
    dialog.getByRole('slider', { name: /top/ }),
  ]
  await expect(left).toBeFocused()
  expect(await findings(page, 'dialog')).toEqual([])
  const frame = await dialog.locator('svg image').first().boundingBox()
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
  expect(JSON.parse(await studio.read('_site.json')).focalPoints).toEqual([
    { image: '/images/prize-giving-part.jpg', x: 61, y: 30 },
  ])
  const shown = previewOf(page).locator('img[src="/images/prize-giving-part.jpg"]').first()
  await expect(shown).toHaveCSS('object-position', '61% 30%', { timeout: 20_000 })
  await expect(shown).toHaveCSS('object-fit', 'cover')
  await expect(shown).not.toHaveAttribute('style')
})

/** The gallery of the home page. */
const hasItems = (section: { items?: { src?: string }[] }): boolean => section.items?.[0]?.src !== undefined
