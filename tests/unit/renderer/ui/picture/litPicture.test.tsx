import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AssetsContext } from '../../../../../renderer/contexts/AssetsContext.ts'
import { LightContext } from '../../../../../renderer/contexts/light.ts'
import { SiteContext } from '../../../../../renderer/contexts/site.tsx'
import { namesIn, rulesOf } from '../../../../../renderer/server/renderPage.tsx'
import { lights } from '../../../../../renderer/theme/lights.ts'
import { LitPicture, screenShadow } from '../../../../../renderer/ui/picture/LitPicture.tsx'
import { Picture as PictureView } from '../../../../../renderer/ui/picture/Picture.tsx'
import type { LightName } from '../../../../../schema/model/light.ts'
import type { BlockShape } from '../../../../../schema/model/theme/blockShapes.ts'
import type { Picture, SiteData } from '../../../../../schema/model/viewModel.ts'
import { siteData } from '../../siteData.ts'

const photograph: Picture = { src: '/a.jpg', width: 900, height: 600, color: '#a0a0a0', isPhotograph: true }

interface Setting {
  picture?: Picture
  page?: LightName
  band?: LightName
  walls?: SiteData['look']['walls']
  isPortrait?: boolean
}

function show({ picture = photograph, page, band, walls = 'blocks', isPortrait = false }: Setting) {
  const html = renderToString(
    <SiteContext value={{ ...siteData, look: { ...siteData.look, walls } }}>
      <LightContext value={page}>
        <AssetsContext value={{ pictures: { '/a': picture }, icons: {}, files: {} }}>
          <LitPicture src="/a" alt="" sizes="100vw" light={band} hasShadow={!isPortrait} />
        </AssetsContext>
      </LightContext>
    </SiteContext>,
  )
  const [, classes = ''] = /<picture class="([^"]*)/.exec(html) ?? []
  const rules = rulesOf(namesIn([classes]))
  return {
    html,
    tint: /color-mix\(in srgb, ?var\(--([\w-]+)-sky\)/.exec(rules)?.[1],
    shadow: /data:image\/svg\+xml,([^"]*)/.exec(rules)?.[1],
    rules,
  }
}

test.each<[string, Setting, LightName | undefined, boolean]>([
  ['takes the light of its page', { page: 'sunrise' }, 'sunrise', true],
  ['takes the light of its band, where that has one', { page: 'sunrise', band: 'noon' }, 'noon', true],
  ['has the shadow alone on a page without a light', {}, undefined, true],
  ['has no shadow where walls are plain', { page: 'noon', walls: 'plain' }, 'noon', false],
  ['of a person has no shadow', { page: 'noon', isPortrait: true }, 'noon', false],
])('a photograph %s', (_, setting, tint, hasShadow) => {
  const shown = show(setting)
  expect([shown.tint, shown.shadow !== undefined]).toEqual([tint, hasShadow])
})

test.each<[string, Setting]>([
  ['a drawing', { picture: { ...photograph, src: '/a.svg', isPhotograph: undefined }, page: 'sunrise' }],
  ['a photograph of a person on a page without a light', { isPortrait: true }],
  ['a photograph without light, before plain walls', { walls: 'plain' }],
])('%s has the markup of a plain picture', (_, setting) => {
  const plain = renderToString(
    <AssetsContext value={{ pictures: { '/a': setting.picture ?? photograph }, icons: {}, files: {} }}>
      <PictureView src="/a" alt="" sizes="100vw" />
    </AssetsContext>,
  )
  expect(show(setting).html).toBe(plain)
})

test('the shadow follows the light and the walls', () => {
  const shadows = [
    show({ page: 'sunrise' }),
    show({ page: 'noon' }),
    show({ page: 'noon', walls: 'weave' }),
  ].map(({ shadow }) => shadow)
  expect(shadows).not.toContain(undefined)
  expect(new Set(shadows).size).toBe(3)
})

test('light and shadow are for screens that show colours, and for pictures that have loaded', () => {
  const { rules } = show({ page: 'sunrise' })
  const [, query, selector] = /(@media[^{]*)\{([^{]*)\{[^{}]*mix-blend-mode:multiply/.exec(rules) ?? []
  expect(query).toBe('@media screen and (forced-colors: none)')
  expect(selector).toMatch(/:not\(:has\(\[data-failed\]\)\)::after$/)
})

const angles = Object.values(lights).map(({ angle }) => angle)

/** The wedge of a light, in widths of the picture. */
function wedge(angle: number, walls: 'blocks' | 'weave' = 'blocks', block: BlockShape = 'arch') {
  const { image, width } = screenShadow(angle, walls, block) ?? { image: '', width: 0 }
  const svg = decodeURIComponent(image)
  const [, columns = 0, rows = 0] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []).map(Number)
  return { svg, width: width / 100, height: (width / 100) * (rows / columns) }
}

test.each(angles)('the shadow at %i° covers less than a fifth of a photograph in a usual format', angle => {
  const { width, height } = wedge(angle)
  expect(width).toBeGreaterThan(0.15)
  expect(width).toBeLessThan(0.7)
  for (const format of [4 / 3, 3 / 2, 16 / 9, 4 / 5]) expect((width * height) / 2).toBeLessThan(0.2 / format)
})

test('the higher the sun is, the steeper the shadow falls', () => {
  const slopes = angles.map(angle => wedge(angle).height / wedge(angle).width)
  expect(slopes).toEqual([...slopes].sort((one, other) => one - other))
  expect(new Set(slopes).size).toBe(angles.length)
})

test('the shadow has the openings of the walls', () => {
  const drawings = [wedge(45, 'blocks', 'arch').svg, wedge(45, 'blocks', 'round').svg, wedge(45, 'weave').svg]
  expect(new Set(drawings).size).toBe(3)
  expect(screenShadow(45, 'plain', 'arch')).toBeUndefined()
})
