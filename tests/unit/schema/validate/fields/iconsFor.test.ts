import { expect, test } from 'vitest'
import { iconsFor } from '../../../../../schema/validate/fields/iconsFor.ts'

test('an icon that cannot be drawn is not suggested', () => {
  expect(iconsFor('swimming', new Set(['waves-horizontal']))).toEqual(['waves-horizontal'])
})
