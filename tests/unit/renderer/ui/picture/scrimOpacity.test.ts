import { expect, test } from 'vitest'
import { scrimOpacity } from '../../../../../renderer/ui/picture/WallPicture.tsx'
import { lookOf, resolveTheme } from '../../../../../schema/model/theme/resolveTheme.ts'
import { contrast as contrastOf, luminance } from '../../../../../scripts/quality/audit/wcag.ts'

const rgb = (color: string) => [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16))

/** Contrast of text with a pixel seen through a pane, as a browser rounds it. */
function contrast(wall: string, text: string, pixel: number[], opacity: number) {
  const behind = rgb(wall).map((value, index) =>
    Math.round(value * opacity + (pixel[index] ?? 0) * (1 - opacity)),
  )
  return contrastOf(luminance(behind), luminance(rgb(text)))
}

const levels = [0, 64, 128, 192, 255]
const everyPixel = levels.flatMap(red => levels.flatMap(green => levels.map(blue => [red, green, blue])))

test.each(Object.entries(lookOf(resolveTheme()).lights))(
  'in the light "%s" text is readable in front of any pixel',
  (_, { wall, text }) => {
    const opacity = scrimOpacity(wall, text, ['#000000', '#ffffff'])
    expect(opacity).toBeLessThan(1)
    for (const pixel of everyPixel) expect(contrast(wall, text, pixel, opacity)).toBeGreaterThanOrEqual(4.5)
  },
)

test.each(Object.entries(lookOf(resolveTheme()).lights))(
  'in the light "%s" text is readable in front of a photograph that something darkens',
  (_, { wall, text }) => {
    for (const grey of [0x30, 0x60, 0x90]) {
      const hex = `#${grey.toString(16).repeat(3)}`
      const opacity = scrimOpacity(wall, text, [hex, hex], 0.18)
      for (const level of [grey, grey * 0.82])
        expect(contrast(wall, text, [level, level, level], opacity)).toBeGreaterThanOrEqual(4.5)
    }
  },
)

test('a photograph that is as plain as the wall needs no pane', () => {
  expect(scrimOpacity('#14303d', '#fcfcf8', ['#14303d', '#14303d'])).toBe(0)
})

test('the lighter a photograph is, the more opaque is the pane behind light text', () => {
  const opacities = ['#404040', '#808080', '#c0c0c0', '#ffffff'].map(lightest =>
    scrimOpacity('#14303d', '#fcfcf8', ['#000000', lightest]),
  )
  expect(opacities).toEqual([...opacities].sort((a, b) => a - b))
  expect(new Set(opacities).size).toBe(4)
})
