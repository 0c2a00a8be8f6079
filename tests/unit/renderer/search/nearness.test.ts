import { expect, test } from 'vitest'
import { nearness } from '../../../../renderer/search/nearness.ts'

test.each([
  ['admision', 'admission'],
  ['tution', 'tuition'],
  ['shcool', 'school'],
  ['colender', 'calendar'],
  ['robtic', 'robotic'],
  ['chool', 'school'],
])('"%s" may be "%s"', (typed, word) => {
  expect(nearness(typed, word)).toBeGreaterThan(0)
})

test.each([
  ['bullying', 'building'],
  ['boarding', 'boating'],
  ['2025', '2026'],
  ['ntem', 'stem'],
  ['bus', 'but'],
  ['marketing', 'parenting'],
])('"%s" is not "%s"', (typed, word) => {
  expect(nearness(typed, word)).toBe(0)
})

test('a letter too often is a likelier mistake than another letter', () => {
  expect(nearness('feee', 'fee')).toBeGreaterThan(nearness('feee', 'feed'))
})

test('a mistake within a word is likelier than one in its first letter', () => {
  expect(nearness('buse', 'bus')).toBeGreaterThan(nearness('buse', 'abuse'))
})
