import { expect, test } from 'vitest'
import { drawingOf, findIcons } from '../../../../../scripts/studio/host/fieldChoices.ts'

const names = (words: string) => findIcons(words).map(({ name }) => name)

test('icons are found by what they mean, by the letters of their names, and each once', () => {
  expect(names('swimming')).toContain('waves-ladder')
  expect(names('bus')).toContain('bus')
  expect(names('calendar ch')).toContain('calendar-check')
  expect(names('music').slice(0, 2)).toEqual(['music', 'music-2'])
  const buses = names('bus')
  expect(new Set(buses).size).toBe(buses.length)
})

test('every icon that is found has its drawing, and no list is longer than a screen or two', () => {
  const found = findIcons('a')
  expect(found).toHaveLength(48)
  for (const { shape } of found) expect(shape).toMatch(/^<(?:path|g|circle|rect|line|ellipse|poly)/)
})

test('former names have a drawing as well; names that are none have no drawing', () => {
  expect(drawingOf('home')).toBe(drawingOf('house'))
  expect(drawingOf('hovse')).toBeUndefined()
})
