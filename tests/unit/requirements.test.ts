import { expect, test } from 'vitest'
import { testsByRow } from '../requirements.ts'

test('every row of the requirements is proved by a test that bears its number', () => {
  const without = [...testsByRow()].filter(([, titles]) => titles.length === 0).map(([row]) => row)
  expect(without).toEqual([])
})
