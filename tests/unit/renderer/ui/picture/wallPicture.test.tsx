import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { AssetsContext } from '../../../../../renderer/contexts/AssetsContext.ts'
import { SiteContext } from '../../../../../renderer/contexts/site.tsx'
import { type Light, lights } from '../../../../../renderer/theme/lights.ts'
import { Picture as PictureView } from '../../../../../renderer/ui/picture/Picture.tsx'
import { scrimOpacity, useWordsPane, WallPicture } from '../../../../../renderer/ui/picture/WallPicture.tsx'
import { contrast } from '../../../../../schema/model/theme/contrast.ts'
import { lookOf, resolveTheme } from '../../../../../schema/model/theme/resolveTheme.ts'
import type { Picture } from '../../../../../schema/model/viewModel.ts'
import { projectRoot } from '../../../../../scripts/lib/root.ts'
import { measurePicture } from '../../../../../scripts/site/pictures/measure.ts'
import { rulesOfClasses } from '../../rulesOfClasses.ts'
import { siteData } from '../../siteData.ts'

/** A picture whose dominant colour has no contrast with the text on the wall. */
const pale: Picture = {
  src: '/a.jpg',
  width: 1440,
  height: 680,
  color: '#f8f8f8',
  extremes: ['#14303d', '#56222b'],
}

/** What is shown where a site has one picture. */
const rendered = (src: string, picture: Picture, view: ReactNode): string =>
  renderToString(
    <SiteContext value={siteData}>
      <AssetsContext value={{ pictures: { [src]: picture }, icons: {}, files: {} }}>{view}</AssetsContext>
    </SiteContext>,
  )

test.each<[string, Picture, boolean]>([
  ['a photograph behind text', pale, false],
  ['a drawing behind text', { ...pale, src: '/a.svg' }, false],
  ['a picture next to the text', { ...pale, width: 600, extremes: undefined }, true],
])('B1: until it has loaded, %s', (_, picture, hasPlaceholder) => {
  const html = rendered('/a', picture, <WallPicture src="/a" paint={lights['first-light']} />)
  expect(/<img class="/.test(html)).toBe(hasPlaceholder)
})

/** The rules with which a picture is cut around its focal point. */
function focusRules(picture: Picture, view: ReactNode): string[] {
  const [, classes = ''] = /<img class="([^"]*)/.exec(rendered('/a', picture, view)) ?? []
  const rules = rulesOfClasses(classes)
  const [, x] = /--column:([^;]*)/.exec(rules) ?? []
  const [, y] = /--n:([^;]*)/.exec(rules) ?? []
  return rules.includes('object-position') ? [`object-position:${x} ${y}%`] : []
}

test('a picture is cut around its focal point, and has no rule for it without one', () => {
  const view = <PictureView src="/a" alt="" sizes="100vw" />
  expect(focusRules({ ...pale, focus: [60, 25] }, view)).toEqual(['object-position:60% 25%'])
  expect(focusRules(pale, view)).toEqual([])
  const whole = <PictureView src="/a" alt="" sizes="100vw" focusing="none" />
  expect(focusRules({ ...pale, focus: [60, 25] }, whole)).toEqual([])
})

test.each<[string, Picture, string[]]>([
  ['a photograph behind text only up and down, since its left half was measured', pale, ['50% 25%']],
  ['a picture next to the text', { ...pale, width: 600, extremes: undefined }, ['60% 25%']],
  ['the drawing of a room not at all, since its floor has a place', { ...pale, src: '/a.svg' }, []],
])('the focal point moves %s', (_, picture, places) => {
  const view = <WallPicture src="/a" paint={lights['first-light']} />
  expect(focusRules({ ...picture, focus: [60, 25] }, view)).toEqual(
    places.map(place => `object-position:${place}`),
  )
})

test('the scrim over a photograph counts that the light of its band darkens it', () => {
  const scrimOf = (isPhotograph: true | undefined) => {
    const grey: Picture = { ...pale, extremes: ['#808080', '#808080'], isPhotograph }
    const html = rendered('/a', grey, <WallPicture src="/a" paint={lights.noon} />)
    const [, classes = ''] = /<div class="([^"]*)/.exec(html) ?? []
    return Number(/\bn(\d+)/.exec(classes)?.[1])
  }
  expect(scrimOf(true)).toBeGreaterThan(scrimOf(undefined))
})

const publicFolder = join(projectRoot, 'public')

const drawings = readdirSync(publicFolder, { recursive: true })
  .map(name => `/${String(name).replaceAll('\\', '/')}`)
  .filter(name => name.endsWith('.svg'))

const hexOf = (channels: readonly number[]) =>
  channels.reduce((hex, channel) => hex + Math.round(channel).toString(16).padStart(2, '0'), '#')

/** The colours of every pixel of the left half, where text can stand. Transparent parts show the wall. */
async function coloursBehindText(path: string, wall: string): Promise<Set<string>> {
  const { data, info } = await sharp(join(publicFolder, path))
    .flatten({ background: wall })
    .resize({ width: 960 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const found = new Set<number>()
  for (let row = 0; row < info.height; row++)
    for (let column = 0; column < info.width / 2; column++) {
      const [red = 0, green = 0, blue = 0] = data.subarray((row * info.width + column) * 3)
      found.add((red << 16) | (green << 8) | blue)
    }
  return new Set([...found].map(color => `#${color.toString(16).padStart(6, '0')}`))
}

function hasPane(picture: Picture, light: Light): boolean {
  let pane: string | undefined
  function Words() {
    pane = useWordsPane('/drawing.svg', light)
    return null
  }
  rendered('/drawing.svg', picture, <Words />)
  return pane !== undefined
}

test.each(Object.entries(lights).slice(0, 2))(
  'in the light "%s" text has the contrast of AA with every drawing that it can cover',
  async (_, light) => {
    const { wall, text } = siteData.look.lights[light.name]
    let [plain, paned] = [0, 0]
    for (const path of drawings) {
      const { value } = await measurePicture(join(publicFolder, path))
      if (value.width < 2 * value.height) continue
      if (hasPane({ src: path, ...value }, light)) {
        paned++
        expect(contrast(text, wall), path).toBeGreaterThanOrEqual(4.5)
        continue
      }
      plain++
      const behind = await coloursBehindText(path, wall)
      const least = Math.min(...[...behind].map(pixel => contrast(text, pixel)))
      expect(least, path).toBeGreaterThanOrEqual(4.5)
    }
    expect(plain).toBeGreaterThan(0)
    expect(paned).toBeGreaterThan(0)
  },
)

test.each<[string, Partial<Picture>, keyof typeof lights, boolean]>([
  ['a dark wall under light text', { extremes: ['#56222b', '#56222b'] }, 'sunrise', false],
  ['a dark wall under dark text', { extremes: ['#56222b', '#56222b'] }, 'noon', true],
  [
    'a wall with something bright on it under light text',
    { extremes: ['#56222b', '#f8cfa0'] },
    'sunrise',
    true,
  ],
  ['a drawing next to the text', { width: 1000, extremes: ['#56222b', '#56222b'] }, 'noon', false],
  ['a photograph, which has its scrim', { src: '/a.jpg', extremes: ['#56222b', '#56222b'] }, 'noon', false],
])('%s: has a pane or needs none', (_, picture, light, expected) => {
  expect(hasPane({ src: '/a.svg', width: 1440, height: 680, ...picture }, lights[light])).toBe(expected)
})

const rgb = (color: string) => [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16))

/** Contrast of text with a pixel seen through a pane, as a browser rounds it. */
function contrastThrough(wall: string, text: string, pixel: number[], opacity: number) {
  const behind = rgb(wall).map((value, index) =>
    Math.round(value * opacity + (pixel[index] ?? 0) * (1 - opacity)),
  )
  return contrast(hexOf(behind), text)
}

const levels = [0, 64, 128, 192, 255]

const everyPixel = levels.flatMap(red => levels.flatMap(green => levels.map(blue => [red, green, blue])))

test.each(Object.entries(lookOf(resolveTheme()).lights))(
  'in the light "%s" text is readable in front of any pixel',
  (_, { wall, text }) => {
    const opacity = scrimOpacity(wall, text, ['#000000', '#ffffff'])
    expect(opacity).toBeLessThan(1)
    for (const pixel of everyPixel)
      expect(contrastThrough(wall, text, pixel, opacity)).toBeGreaterThanOrEqual(4.5)
  },
)

test.each(Object.entries(lookOf(resolveTheme()).lights))(
  'in the light "%s" text is readable in front of a photograph that something darkens',
  (_, { wall, text }) => {
    for (const grey of [0x30, 0x60, 0x90]) {
      const hex = `#${grey.toString(16).repeat(3)}`
      const opacity = scrimOpacity(wall, text, [hex, hex], 0.18)
      for (const level of [grey, grey * 0.82])
        expect(contrastThrough(wall, text, [level, level, level], opacity)).toBeGreaterThanOrEqual(4.5)
    }
  },
)

test('a photograph that is as plain as the wall needs no pane', () => {
  expect(scrimOpacity('#14303d', '#fcfcf8', ['#14303d', '#14303d'])).toBe(0)
})
