import { expect, test } from 'vitest'
import { lights } from '../../../../../renderer/theme/lights.ts'
import { screenShadow } from '../../../../../renderer/ui/picture/LitPicture.tsx'
import type { BlockShape } from '../../../../../schema/model/theme/blockShapes.ts'

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
