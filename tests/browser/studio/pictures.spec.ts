import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator } from 'playwright/test'
import sharp from 'sharp'
import { findings } from '../../../scripts/quality/audit/axe.ts'
import { expect, test } from '../fixtures.ts'
import { open, save } from './actions.ts'
import { type RunningStudio, runStudio } from './runStudio.ts'

let studio: RunningStudio

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  studio = await runStudio()
})

test.afterAll(() => studio.stop())

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(studio.address)
})

/** A photograph of one colour, as a telephone takes it that is held upright. */
const photograph = (hue: number): Promise<Buffer> =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: `hsl(${hue}, 60%, 40%)` } })
    .withExif({
      IFD0: { Model: 'Secret Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '5/1 36/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** Drops files on an element at once, as from a folder of the computer. */
async function drop(target: Locator, files: readonly { name: string; bytes: Buffer }[]): Promise<void> {
  const encoded = files.map(({ name, bytes }) => ({ name, base64: bytes.toString('base64') }))
  await target.evaluate((element, encoded) => {
    const dataTransfer = new DataTransfer()
    for (const { name, base64 } of encoded) {
      const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
      dataTransfer.items.add(new File([bytes], name, { type: 'image/jpeg' }))
    }
    for (const type of ['dragover', 'drop'])
      element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  }, encoded)
}

/** Pastes a file that holds words, as from a program for pictures. */
const paste = (target: Locator, name: string): Promise<void> =>
  target.evaluate((element, name) => {
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File(['words'], name, { type: 'image/png' }))
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, name)

const stored = async (file: string) => JSON.parse(await readFile(join(studio.pages, file), 'utf8'))

const WORDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'].map(
  number => `The runner of the ${number} lane crosses the line`,
)

test('seven photographs that are dropped on a post are described, shown and saved', async ({ page }) => {
  await open(page, '/blog/3')
  const before = await stored('_posts/3.json')
  const list = page.getByRole('group', { name: /^Pictures/ })
  const files = await Promise.all(
    WORDS.map(async (_, index) => ({ name: `IMG_200${index}.JPG`, bytes: await photograph(index * 50) })),
  )
  await drop(list.getByText('You can drop several photographs'), files)

  const dialog = page.getByRole('dialog', { name: 'Your pictures' })
  await expect(dialog.getByRole('status')).toHaveText('7 of 7 added.', { timeout: 120_000 })
  await expect(dialog.getByText('Some people cannot see pictures')).toBeVisible()
  await expect(dialog.getByRole('textbox')).toHaveCount(7)
  expect(await findings(page, 'dialog')).toEqual([])

  await dialog.getByRole('button', { name: 'Use these 7 pictures' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(/no words yet/)
  await expect(dialog.getByRole('textbox').first()).toBeFocused()
  for (const [index, words] of WORDS.entries()) await dialog.getByRole('textbox').nth(index).fill(words)
  await dialog.getByRole('button', { name: 'Use these 7 pictures' }).click()
  await expect(dialog).toBeHidden()

  await expect(list.getByRole('textbox')).toHaveCount(before.images.length + 7)
  const shown = page.frameLocator('iframe').locator('img[src^="/images/our-own-show"]')
  await expect(shown.first()).toBeAttached()
  await save(page)

  const post = await stored('_posts/3.json')
  expect(post.images.slice(before.images.length)).toHaveLength(7)
  expect(post.captions).toEqual([...before.captions, ...WORDS])
  const { images, captions, ...others } = post
  const { images: _, captions: __, ...othersBefore } = before
  expect(others).toEqual(othersBefore)
  for (const path of post.images.slice(before.images.length)) {
    expect(path).toMatch(/^\/images\/our-own-show-goes-on-air(?:-\d)?\.jpg$/)
    const bytes = await readFile(join(studio.public, path))
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 600, height: 800 })
    expect(bytes.toString('latin1')).not.toContain('Secret Camera')
  }

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(list.getByRole('textbox')).toHaveCount(before.images.length)
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(list.getByRole('textbox')).toHaveCount(before.images.length + 7)
})

test('a picture is chosen by keyboard among those of the site, with the words it has elsewhere', async ({
  page,
}) => {
  await open(page, '/blog/2')
  const button = page.getByRole('button', { name: 'Choose another picture: Featured image' })
  await button.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
  await expect(dialog.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('mast in the early light')
  const found = dialog.getByRole('listitem').getByRole('button')
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
  await save(page)
  expect((await stored('_posts/2.json')).featuredImage).toBe('/images/posts/on-air.svg')
})

test('photographs become entries of a gallery, and a part of one takes its place', async ({ page }) => {
  await open(page, '/')
  await page
    .getByRole('button', { name: /^Gallery/ })
    .first()
    .click()
  const list = page.getByRole('group', { name: /^Items/ })
  const before = (await stored('index.json')).sections.find(hasItems)
  await drop(list.getByText('You can drop several photographs'), [
    { name: 'Sports Day.jpg', bytes: await photograph(100) },
    { name: 'Prize Giving.jpg', bytes: await photograph(200) },
  ])
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('status')).toHaveText('2 of 2 added.', { timeout: 120_000 })
  await dialog.getByRole('textbox').first().fill('A green lawn')
  await dialog.getByRole('textbox').last().fill('A blue stage')
  await dialog.getByRole('button', { name: 'Use these 2 pictures' }).click()
  await expect(dialog).toBeHidden()
  await save(page)
  const after = (await stored('index.json')).sections.find(hasItems)
  expect(after.items).toEqual([
    ...before.items,
    { src: '/images/sports-day.jpg', alt: 'A green lawn' },
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
  await save(page)
  const cropped = (await stored('index.json')).sections.find(hasItems).items.at(-1)
  expect(cropped).toEqual({ src: '/images/prize-giving-part.jpg', alt: 'A blue stage' })
  expect(await sharp(join(studio.public, cropped.src)).metadata()).toMatchObject({ height: 400 })
})

test('a picture is replaced everywhere, or nowhere while a page that shows it is not saved', async ({
  page,
}) => {
  await open(page, '/')
  await page
    .getByRole('button', { name: /^Gallery/ })
    .first()
    .click()
  const entries = page.getByRole('group', { name: /^Items/ }).getByRole('listitem')
  await entries.last().locator('summary').click()
  const choose = entries.last().getByRole('button', { name: /^Choose another picture/ })
  const replace = async () => {
    await choose.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('searchbox').fill('sports day')
    await dialog.getByRole('listitem').getByRole('button').first().click()
    await dialog.getByRole('button', { name: 'Replace it everywhere' }).click()
    await expect(dialog.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type('prize giving part')
    await dialog.getByRole('listitem').getByRole('button').click()
    expect(await findings(page, 'dialog')).toEqual([])
    await dialog.getByRole('button', { name: 'Show this one everywhere instead' }).click()
    return dialog
  }
  const words = entries.last().getByRole('textbox', { name: /caption/i })
  await words.fill('On the stage')
  const dialog = await replace()
  await expect(dialog.getByRole('alert')).toHaveText(/not replaced.*changes that are not saved/)
  expect((await stored('index.json')).sections.find(hasItems).items.at(-2).src).toBe('/images/sports-day.jpg')
  await page.keyboard.press('Escape')
  await save(page)
  await replace()
  await expect(dialog.getByRole('button', { name: 'Use this picture' })).toBeVisible()
  await page.keyboard.press('Escape')
  expect((await stored('index.json')).sections.find(hasItems).items.at(-2)).toEqual({
    src: '/images/prize-giving-part.jpg',
    alt: 'A green lawn',
  })
})

/** The gallery of the home page. */
const hasItems = (section: { items?: { src?: string }[] }): boolean => section.items?.[0]?.src !== undefined

test.describe('with what is no picture', () => {
  // The browser writes each answer that refuses something to the console.
  test.use({ allowsConsoleErrors: true })

  test('it is refused in clear words, and nothing is stored', async ({ page }) => {
    await open(page, '/blog/2')
    const before = await readdir(join(studio.public, 'images'))
    const field = page.getByText('You can drop or paste a photograph here').first()
    await paste(page.getByRole('button', { name: 'Choose another picture: Featured image' }), 'letter.png')
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(/letter\.png is not added/)
    await page.keyboard.press('Escape')
    await drop(field, [{ name: 'letter.jpg', bytes: Buffer.from('%PDF-1.7 Dear parents') }])
    const dialog = page.getByRole('dialog', { name: 'Your pictures' })
    await expect(dialog.getByRole('alert')).toHaveText(
      /letter\.jpg is not added.*looks like a document.*save it as JPEG/,
    )
    await expect(dialog.getByRole('button', { name: 'Use this picture' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    expect(await readdir(join(studio.public, 'images'))).toEqual(before)
  })
})
