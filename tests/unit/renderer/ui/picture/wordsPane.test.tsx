import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { renderToString } from 'react-dom/server'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { AssetsContext } from '../../../../../renderer/contexts/AssetsContext.ts'
import { SiteContext } from '../../../../../renderer/contexts/site.tsx'
import { type Light, lights } from '../../../../../renderer/theme/lights.ts'
import { useWordsPane } from '../../../../../renderer/ui/picture/WallPicture.tsx'
import type { Picture } from '../../../../../schema/model/viewModel.ts'
import { projectRoot } from '../../../../../scripts/lib/root.ts'
import { contrast, luminance } from '../../../../../scripts/quality/audit/wcag.ts'
import { measurePicture } from '../../../../../scripts/site/pictures/measure.ts'
import { swept } from '../../../../sweep.ts'
import { siteData } from '../../siteData.ts'

const publicFolder = join(projectRoot, 'public')
const drawings = readdirSync(publicFolder, { recursive: true })
  .map(name => `/${String(name).replaceAll('\\', '/')}`)
  .filter(name => name.endsWith('.svg'))

const luminanceOf = (color: string) =>
  luminance([1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16)))

/** The luminances of every pixel of the left half, where text can stand. Transparent parts show the wall. */
async function luminancesBehindText(path: string, wall: string): Promise<Set<number>> {
  const { data, info } = await sharp(join(publicFolder, path))
    .flatten({ background: wall })
    .resize({ width: 960 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const found = new Map<number, number>()
  for (let row = 0; row < info.height; row++)
    for (let column = 0; column < info.width / 2; column++) {
      const [red = 0, green = 0, blue = 0] = data.subarray((row * info.width + column) * 3)
      const color = (red << 16) | (green << 8) | blue
      if (!found.has(color)) found.set(color, luminance([red, green, blue]))
    }
  return new Set(found.values())
}

function hasPane(picture: Picture, light: Light): boolean {
  let pane: string | undefined
  function Words() {
    pane = useWordsPane('/drawing.svg', light)
    return null
  }
  renderToString(
    <SiteContext value={siteData}>
      <AssetsContext value={{ pictures: { '/drawing.svg': picture }, icons: {}, files: {} }}>
        <Words />
      </AssetsContext>
    </SiteContext>,
  )
  return pane !== undefined
}

const all = Object.entries(lights)

test.each(swept(all, all.slice(0, 2)))(
  'in the light "%s" text has the contrast of AA with every drawing that it can cover',
  async (_, light) => {
    const { wall, text } = siteData.look.lights[light.name]
    const ink = luminanceOf(text)
    let [plain, paned] = [0, 0]
    for (const path of drawings) {
      const { value } = await measurePicture(join(publicFolder, path))
      if (value.width < 2 * value.height) continue
      if (hasPane({ src: path, ...value }, light)) {
        paned++
        expect(contrast(ink, luminanceOf(wall)), path).toBeGreaterThanOrEqual(4.5)
        continue
      }
      plain++
      const behind = await luminancesBehindText(path, wall)
      const least = Math.min(...[...behind].map(pixel => contrast(ink, pixel)))
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
  ['a drawing beside the text', { width: 1000, extremes: ['#56222b', '#56222b'] }, 'noon', false],
  ['a photograph, which has its scrim', { src: '/a.jpg', extremes: ['#56222b', '#56222b'] }, 'noon', false],
])('%s: has a pane or needs none', (_, picture, light, expected) => {
  expect(hasPane({ src: '/a.svg', width: 1440, height: 680, ...picture }, lights[light])).toBe(expected)
})
