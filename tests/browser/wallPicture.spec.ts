import { cp, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { lightNames } from '../../schema/model/light.ts'
import { lookOf, resolveTheme } from '../../schema/model/theme/resolveTheme.ts'
import { projectRoot } from '../../scripts/lib/root.ts'
import {
  contrast,
  luminance,
  MIN_CONTRAST,
  measureLines,
} from '../../scripts/quality/audit/measureContrast.ts'
import { drawingPage } from '../../scripts/quality/measureDrawings.ts'
import { measurePicture } from '../../scripts/site/pictures/measure.ts'
import { isSweep, swept } from '../sweep.ts'
import { writeSmallSite } from '../unit/scripts/smallFolders.ts'
import { serveFolders } from './changedSite.ts'
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

/** Photographs for an opening and a close in every light. */
const extremes = { white: plain(255), black: plain(0), noisy: noisy(), busy: busy() }

/** A photograph beside words, and one in a gallery. */
const photographPage = {
  title: 'Photographs',
  description: 'Photographs at sunrise.',
  light: 'sunrise',
  sections: [
    { type: 'text', title: 'Beside words', content: 'Words.', image: '/images/busy.jpg', imageAlt: 'Bars.' },
    { type: 'gallery', title: 'Gallery', items: [{ src: '/images/busy.jpg', alt: 'Bars.' }] },
  ],
}

type Extreme = keyof typeof extremes
const everyPair = Object.keys(extremes).flatMap(name =>
  lightNames.map(light => [name as Extreme, light] as const),
) // its keys

/** What is hardest for light words and for dark ones, and what has every brightness side by side. */
const pairs = swept(everyPair, [
  ['white', 'first-light'],
  ['black', 'noon'],
  ['noisy', 'first-light'],
  ['noisy', 'noon'],
])

const folder = join(projectRoot, '.cache/wall-site')
let site: Awaited<ReturnType<typeof serveFolders>>
let hard: Record<string, DrawingInLight>

// One worker for all: they share the built site.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  await rm(folder, { recursive: true, force: true })
  const folders = await writeSmallSite(folder)
  const addPage = async (name: string, picture: string, light: string) => {
    const document = JSON.stringify(drawingPage(`/images/${picture}`, light), null, 2)
    await writeFile(join(folders.pages, `${name}.json`), document)
  }
  for (const [name, pixels] of Object.entries(extremes))
    await writeFile(join(folders.public, 'images', `${name}.jpg`), await jpegOf(pixels))
  for (const [name, light] of pairs) await addPage(`${name}-${light}`, `${name}.jpg`, light)
  await writeFile(join(folders.pages, 'photographs.json'), JSON.stringify(photographPage))
  // Measuring every drawing takes seconds.
  hard = isSweep ? await hardestDrawings() : {}
  for (const [page, { drawing, light }] of Object.entries(hard)) {
    await cp(join(projectRoot, 'public', drawing), join(folders.public, 'images', `${page}.svg`))
    await addPage(page, `${page}.svg`, light)
  }
  site = await serveFolders(folders, join(folder, 'dist'))
})

test.afterAll(() => site?.close())

for (const width of swept([360, 768, 1440], [768])) {
  test(`words over the darkest, the brightest, the noisiest and the busiest photograph have AA contrast in dark and bright lights, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 2000 })
    for (const [name, light] of pairs) {
      await page.goto(`${site.origin}/${name}-${light}`)
      const lines = await measureLines(page, '[data-section="hero"], [data-section="callToAction"]')
      const faint = lines.filter(({ contrast }) => contrast < 4.5)
      expect.soft(faint, `${name} in the light "${light}"`).toEqual([])
      const { x, width: shown } = (await page.locator('[data-section="hero"] img').boundingBox()) ?? {}
      expect([x, shown]).toEqual([0, width])
    }
  })
}

test('a photograph is lit as its page, but not in a gallery, in forced colours, on paper or where it failed', async ({
  page,
}) => {
  await page.goto(`${site.origin}/photographs`)
  const picture = page.locator('[data-section="text"] picture')
  const overlay = () => picture.evaluate(element => getComputedStyle(element, '::after').content)
  expect(await overlay()).toBe('""')
  const inGallery = await page
    .locator('[data-section="gallery"] :is(a, picture)')
    .evaluateAll(all => all.map(element => getComputedStyle(element, '::after').mixBlendMode))
  expect(inGallery.length).toBeGreaterThan(1)
  expect(inGallery).not.toContain('multiply')
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await overlay()).toBe('none')
  await page.emulateMedia({ forcedColors: 'none', media: 'print' })
  expect(await overlay()).toBe('none')
  await page.emulateMedia({ media: 'screen' })
  expect(await overlay()).toBe('""')
  await picture.locator('img').evaluate(image => image.setAttribute('data-failed', ''))
  expect(await overlay()).toBe('none')
})

test.describe('over drawings', { tag: '@sweep' }, () => {
  for (const width of [360, 700, 1280, 1920]) {
    test(`B1: in every light words over the drawing that suits it least have AA contrast, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 2000 })
      for (const [route, { drawing, light }] of Object.entries(hard)) {
        await page.goto(`${site.origin}/${route}`)
        const lines = await measureLines(page, '[data-section="hero"], [data-section="callToAction"]')
        const faint = lines.filter(({ isLegible }) => !isLegible)
        expect.soft(faint, `${drawing} in the light "${light}"`).toEqual([])
      }
    })
  }
})

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
