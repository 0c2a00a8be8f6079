import { expect, test } from 'vitest'
import { chosen } from '../../../../../../scripts/studio/app/form/inputs.tsx'

const days = ['Monday', 'Tuesday', 'Wednesday']

test.each([
  [
    'a day is added in its place',
    ['Wednesday', 'Monday'],
    'Tuesday',
    true,
    ['Monday', 'Tuesday', 'Wednesday'],
  ],
  ['a day is taken away', ['Monday', 'Tuesday'], 'Monday', false, ['Tuesday']],
  ['a day that is there is not added again', ['Monday'], 'Monday', true, ['Monday']],
  ['the last one is taken away', ['Monday'], 'Monday', false, []],
  ['what is no day stays', ['Montag', 'Monday'], 'Tuesday', true, ['Monday', 'Tuesday', 'Montag']],
])('%s', (_, list, choice, isOn, after) => {
  expect(chosen(list, days, choice, isOn)).toEqual(after)
})
