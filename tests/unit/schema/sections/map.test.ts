import { expect, test } from 'vitest'
import { map } from '../../../../schema/sections/map.ts'
import { problemsOf, withMistake } from '../../smallSite.ts'

test.each([
  [{ latitude: 5.6, longitude: -0.2 }, true],
  [{ latitude: 91, longitude: 0 }, false],
  [{ latitude: 0, longitude: -181 }, false],
  [{ latitude: '5.6', longitude: -0.2 }, false],
])('coordinates %j are a place on earth: %s', (coordinates, isPlace) => {
  expect(map.schema.safeParse({ type: 'map', title: 'Here', coordinates }).success).toBe(isPlace)
})

const NUMBERS = 'Delete it, and write the place in words, or as "5.6037, -0.187".'
const WORDS = 'Delete it, and write the place in words, or as its two numbers, such as "5.6037, -0.187".'

test.each([
  ['https://maps.app.goo.gl/AbCdEf123', WORDS],
  ['https://www.google.com/maps/place/China+Mall/@5.6037,-0.187,17z/data=!3m1', NUMBERS],
  ['https://www.google.com/maps/place/X/@5.6,-0.1,9z/data=!8m2!3d5.6037!4d-0.187', NUMBERS],
  ['<iframe src="https://www.google.com/maps/embed?pb=!1m18!2d-0.187!3d5.6037!2m3"></iframe>', NUMBERS],
  ['https://www.school.org', 'Delete it: no link can stand here. Running texts may have one.'],
])('in the place of a link to a map, %s, a map app needs the place', (address, advice) => {
  const section = { type: 'map', title: 'Here', address }
  const documents = withMistake(
    'stages/ils.json',
    '"sections": [',
    `"sections": [${JSON.stringify(section)},`,
  )
  expect(problemsOf(documents).map(({ suggestion }) => suggestion)).toContain(advice)
})
