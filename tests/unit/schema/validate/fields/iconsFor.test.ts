import { expect, test } from 'vitest'
import { iconsFor } from '../../../../../schema/validate/fields/iconsFor.ts'

test('an icon is found by its tags, in other forms of the word', () => {
  const icons = new Map([
    ['waves-horizontal', 'sea,swim'],
    ['swimming-pool', ''],
  ])
  expect(iconsFor('swimmers', icons)).toEqual(['waves-horizontal'])
})
