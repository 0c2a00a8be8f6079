import { expect, test } from 'vitest'
import { iconsFor } from '../../../../../schema/validate/fields/iconsFor.ts'
import { iconNames } from '../../../../../scripts/site/outputs/icons.ts'

test.each([
  ['swimming', 'waves-ladder'],
  ['Swimmers', 'waves-ladder'],
  ['school_bus', 'bus'],
  ['chemistry', 'flask-round'],
  ['football', 'volleyball'],
])('by its meaning %j is found among at most three icons', (meaning, icon) => {
  const found = iconsFor(meaning, iconNames)
  expect(found).toContain(icon)
  expect(found.length).toBeLessThanOrEqual(3)
})

test('an icon that cannot be drawn is not suggested', () => {
  expect(iconsFor('swimming', new Set(['waves-horizontal']))).toEqual(['waves-horizontal'])
})

test.each(['', '-', 'xyzzy', 'kenteclothes', '🧭'])('nothing is suggested for %j', meaning => {
  expect(iconsFor(meaning, iconNames)).toEqual([])
})
