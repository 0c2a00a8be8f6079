import { execFile } from 'node:child_process'
import { cp, readdir, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { lightNames } from '../../schema/model/light.ts'
import { lookOf, resolveTheme } from '../../schema/model/theme/resolveTheme.ts'
import { measurePicture } from '../../scripts/lib/pictures/measure.ts'
import { projectRoot } from '../../scripts/lib/root.ts'
import { createSiteServer } from '../../scripts/lib/serve/server.ts'
import { contrast, luminance, MIN_CONTRAST } from '../../scripts/quality/audit/wcag.ts'
import { drawingPage } from '../../scripts/quality/contrast/drawingPage.ts'
import { measureLines } from '../../scripts/quality/contrast/measureLines.ts'
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

/** Photographs for an opening and a close in every light. */
const extremes = { white: plain(255), black: plain(0), noisy: noisy() }

const folder = join(projectRoot, '.cache/wall-site')
let server: ReturnType<typeof createSiteServer>
let origin: string
let hard: Record<string, DrawingInLight>

// One worker for all: they share the built site.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  await rm(folder, { recursive: true, force: true })
  await cp(join(projectRoot, 'public'), join(folder, 'public'), { recursive: true })
  for (const [stage, pixels] of Object.entries(photographs)) {
    await writeFile(join(folder, 'public/images/heroes', `${stage}.jpg`), await jpegOf(pixels))
  }
  for (const [name, pixels] of Object.entries(extremes))
    await writeFile(join(folder, 'public/images', `${name}.jpg`), await jpegOf(pixels))
  await cp(join(projectRoot, 'pages-json'), join(folder, 'pages-json'), { recursive: true })
  hard = await hardestDrawings()
  for (const [page, { drawing, light }] of Object.entries(hard)) {
    // Under a name of its own, since the photographs above take the places of drawings.
    await cp(join(projectRoot, 'public', drawing), join(folder, 'public/images', `${page}.svg`))
    const document = JSON.stringify(drawingPage(`/images/${page}.svg`, light), null, 2)
    await writeFile(join(folder, 'pages-json', `${page}.json`), document)
  }
  for (const name of Object.keys(extremes))
    for (const light of lightNames) {
      const document = JSON.stringify(drawingPage(`/images/${name}.jpg`, light), null, 2)
      await writeFile(join(folder, 'pages-json', `${name}-${light}.json`), document)
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
      const lines = await measureLines(page, '[data-section="hero"]')
      expect(Math.min(...lines.map(line => line.contrast)), stage).toBeGreaterThanOrEqual(4.5)
      const { x = 0, width: shown = 0 } = (await picture.boundingBox()) ?? {}
      expect([x, shown]).toEqual([0, width])
    }
  })
}

for (const width of [360, 1440]) {
  test(`words over the darkest, the brightest and the noisiest photograph have AA contrast in every light, ${width} px wide`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height: 2000 })
    for (const name of Object.keys(extremes))
      for (const light of lightNames) {
        await page.goto(`${origin}/${name}-${light}`)
        const lines = await measureLines(page, '[data-section="hero"], [data-section="callToAction"]')
        const faint = lines.filter(({ contrast }) => contrast < 4.5)
        expect.soft(faint, `${name} in the light "${light}"`).toEqual([])
      }
  })
}

for (const width of [360, 700, 1280, 1920]) {
  test(`B1: in every light words over the drawing that suits it least have AA contrast, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 2000 })
    for (const [route, { drawing, light }] of Object.entries(hard)) {
      await page.goto(`${origin}/${route}`)
      const lines = await measureLines(page, '[data-section="hero"], [data-section="callToAction"]')
      const faint = lines.filter(({ isLegible }) => !isLegible)
      expect.soft(faint, `${drawing} in the light "${light}"`).toEqual([])
    }
  })
}

const jpegOf = (pixels: Uint8Array) =>
  sharp(pixels, { raw: { ...size, channels: 3 } })
    .jpeg()
    .toBuffer()

const { lights } = lookOf(resolveTheme())

interface DrawingInLight {
  drawing: string
  light: string
  /** The least contrast that text of the light can have with a pixel of the drawing. */
  contrast: number
}

/** For each light the drawing that suits its text least, and the one that just suits it. Name of a page → drawing. */
async function hardestDrawings(): Promise<Record<string, DrawingInLight>> {
  const found: DrawingInLight[] = []
  for (const file of await readdir(join(projectRoot, 'public'), { recursive: true })) {
    if (!file.endsWith('.svg')) continue
    const { extremes } = (await measurePicture(join(projectRoot, 'public', file))).value
    for (const [light, { text }] of Object.entries(lights)) {
      const contrasts = extremes?.map(color => contrast(luminanceOf(color), luminanceOf(text)))
      if (contrasts) found.push({ drawing: `/${file}`, light, contrast: Math.min(...contrasts) })
    }
  }
  found.sort((one, other) => one.contrast - other.contrast)
  const chosen = Object.keys(lights).flatMap(light => {
    const inLight = found.filter(item => item.light === light)
    return [inLight[0], inLight.find(item => item.contrast >= MIN_CONTRAST.other)]
  })
  const items = chosen.filter(item => item !== undefined)
  return Object.fromEntries(items.map((item, index) => [`drawing-${index}`, item]))
}

const luminanceOf = (color: string): number =>
  luminance([1, 3, 5].map(start => Number.parseInt(color.slice(start, start + 2), 16)))
