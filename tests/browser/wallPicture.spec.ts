import { execFile } from 'node:child_process'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { projectRoot } from '../../scripts/lib/root.ts'
import { createSiteServer } from '../../scripts/lib/serve/server.ts'
import { expect, test } from './fixtures.ts'

const size = { width: 960, height: 640 }
const plain = (level: number) => Buffer.alloc(size.width * size.height * 3, level)
const noisy = () => {
  let state = 1
  return plain(0).map(() => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state >>> 24
  })
}
/** Bars and blocks of every colour, of hard edges. */
const busy = () => plain(0).map((_, at) => ((at >> 6) * 37 + Math.floor(at / 90_000) * 91) % 256)

/** Photographs for the heroes of stages with light words (the first four) and with dark words. */
const photographs = {
  'pre-school': plain(255),
  iprimary: noisy(),
  ils: busy(),
  jhs: plain(0),
  igcse: plain(0),
  shs: noisy(),
  'a-level': busy(),
}

/** Pages whose hero is a drawing, each in a light whose text has the wrong colour for the drawing's wall. */
const wrongLights = {
  'about/index': 'noon',
  'about/history': 'bright',
  'stages/senior-secondary': 'first-light',
}

const folder = join(projectRoot, '.cache/wall-site')
let server: ReturnType<typeof createSiteServer>
let origin: string

// One worker for all: they share the built site.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  await rm(folder, { recursive: true, force: true })
  await cp(join(projectRoot, 'public'), join(folder, 'public'), { recursive: true })
  for (const [stage, pixels] of Object.entries(photographs)) {
    const photograph = await sharp(pixels, { raw: { ...size, channels: 3 } })
      .jpeg()
      .toBuffer()
    await writeFile(join(folder, 'public/images/heroes', `${stage}.jpg`), photograph)
  }
  await cp(join(projectRoot, 'pages-json'), join(folder, 'pages-json'), { recursive: true })
  for (const [page, light] of Object.entries(wrongLights)) {
    const file = join(folder, 'pages-json', `${page}.json`)
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replace(/^ {2}"light": "[^"]+"/m, `  "light": "${light}"`))
  }
  await promisify(execFile)(
    process.execPath,
    [
      ...['scripts/run.mjs', 'build', '--pages', join(folder, 'pages-json')],
      ...['--public', join(folder, 'public'), '--out', join(folder, 'dist')],
    ],
    { cwd: projectRoot },
  )
  server = createSiteServer(join(folder, 'dist'))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port, not on a pipe
})

test.afterAll(() => server?.close())

for (const width of [360, 768, 1440]) {
  test(`words over any photograph have AA contrast with the worst pixel behind them, ${width} px wide`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height: 900 })
    for (const stage of Object.keys(photographs)) {
      await page.goto(`${origin}/stages/${stage}`)
      const picture = page.locator('[data-section="hero"] img')
      await expect(picture).toHaveJSProperty('complete', true)
      expect(await worstContrast(page), stage).toBeGreaterThanOrEqual(4.5)
      const { x = 0, width: shown = 0 } = (await picture.boundingBox()) ?? {}
      expect([x, shown]).toEqual([0, width])
    }
  })
}

for (const width of [360, 700, 1280, 1920]) {
  test(`words over a drawing in a light that does not suit its wall have AA contrast, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const file of Object.keys(wrongLights)) {
      await page.goto(`${origin}/${file.replace('/index', '')}`)
      await expect(page.locator('[data-section="hero"] img')).toHaveJSProperty('complete', true)
      expect(await worstContrast(page), file).toBeGreaterThanOrEqual(4.5)
    }
  })
}

/** The least contrast of the hero's heading and sentence with any pixel within their lines. */
async function worstContrast(page: Page): Promise<number> {
  const { color, lines } = await page.evaluate(() => {
    const words = [...document.querySelectorAll<HTMLElement>('[data-section="hero"] :is(h1, h1 ~ p)')]
    const color = getComputedStyle(words[0] as Element).color // the hero has a heading
    const lines = words.flatMap(element => {
      element.style.color = 'transparent'
      const range = document.createRange()
      range.selectNodeContents(element)
      return [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }))
    })
    return { color, lines }
  })
  const text = luminance((color.match(/\d+/g) ?? []).map(Number))
  let worst = 21
  for (const clip of lines) {
    const { data, info } = await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    for (let at = 0; at < data.length; at += info.channels) {
      const behind = luminance([...data.subarray(at, at + 3)])
      worst = Math.min(worst, (Math.max(text, behind) + 0.05) / (Math.min(text, behind) + 0.05))
    }
  }
  return worst
}

const luminance = (rgb: number[]): number =>
  rgb
    .map(value => value / 255)
    .map(value => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    .reduce((sum, value, index) => sum + value * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0)
