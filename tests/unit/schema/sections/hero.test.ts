import { expect, test } from 'vitest'
import { worded } from '../../../../schema/problems/problem.ts'
import { hero } from '../../../../schema/sections/hero.ts'

const opening = {
  type: 'hero' as const,
  title: 'Junior High School',
  description: 'Three years.',
  backgroundImage: '/images/hero.svg',
}

test('the light of the hour needs a wall to fall on', () => {
  expect(hero.rules?.(hero.schema.parse({ ...opening, followsDay: true, screen: 'quarter' }))).toEqual([])
  expect(hero.rules?.(hero.schema.parse({ ...opening, followsDay: false }))).toEqual([])
  const found = hero.rules?.(hero.schema.parse({ ...opening, followsDay: true }))
  expect(
    found?.map(({ message, suggestion, ...place }) => ({ ...place, ...worded(message, suggestion) })),
  ).toMatchObject([
    {
      code: 'missing-field',
      path: ['followsDay'],
      message: '"followsDay" gives the wall of breeze blocks its light, and this section has no "screen".',
      suggestion: 'Add "screen": "quarter", or delete "followsDay".',
    },
  ])
})
