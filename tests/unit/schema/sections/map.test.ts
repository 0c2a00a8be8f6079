import { expect, test } from 'vitest'
import { map } from '../../../../schema/sections/map.ts'

const section = (fields: object) => map.schema.parse({ type: 'map', title: 'How to find us', ...fields })
const answers = (fields: object) =>
  map
    .rules?.(section(fields))
    .map(({ path, message, suggestion }) => `${path.join('.')}: ${message} ${suggestion}`)

const attribution = { text: '© OpenStreetMap contributors' }

test('words about a picture of a map need that picture', () => {
  expect(answers({})).toEqual([])
  expect(answers({ image: '/images/map.png', imageAlt: 'The gate', attribution })).toEqual([])
  expect(answers({ imageAlt: 'The gate', attribution })).toEqual([
    'attribution: "attribution" says whose map is shown, and this section has no "image". Add "image", or delete "attribution".',
    'imageAlt: "imageAlt" says what the picture shows, and this section has no "image". Add "image", or delete "imageAlt".',
  ])
})

test.each([
  [{ latitude: 5.6, longitude: -0.2 }, true],
  [{ latitude: 91, longitude: 0 }, false],
  [{ latitude: 0, longitude: -181 }, false],
  [{ latitude: '5.6', longitude: -0.2 }, false],
])('coordinates %j are a place on earth: %s', (coordinates, isPlace) => {
  expect(map.schema.safeParse({ type: 'map', title: 'Here', coordinates }).success).toBe(isPlace)
})
