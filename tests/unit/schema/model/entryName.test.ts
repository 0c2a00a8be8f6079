import { expect, test } from 'vitest'
import { entryName } from '../../../../schema/model/fieldLabel.ts'

test.each([
  ['Questions', 'a question'],
  ['Classes', 'a class'],
  ['Vacancies', 'a vacancy'],
  ['Campuses', 'a campus'],
  ['Other addresses', 'another address'],
  ['Entries below it', 'an entry'],
  ['People', 'a person'],
  ['Hours', undefined],
  ['Still to come', undefined],
])('an entry of "%s" is called so', (label, name) => {
  expect(entryName(label)).toBe(name)
})
