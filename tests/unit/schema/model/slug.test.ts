import { expect, test } from 'vitest'
import { slugOf } from '../../../../schema/model/slug.ts'

test.each([
  ['Is transport available?', 'is-transport-available'],
  ['What does my child’s day look like?', 'what-does-my-childs-day-look-like'],
  ['Crèche – from 6 months?', 'creche-from-6-months'],
])('the anchor of %j is %j', (question, anchor) => {
  expect(slugOf(question)).toBe(anchor)
})
