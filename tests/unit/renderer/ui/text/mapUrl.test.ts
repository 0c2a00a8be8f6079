import { expect, test } from 'vitest'
import { mapUrl } from '../../../../../renderer/ui/text/mapUrl.ts'

test.each([
  ['1 Harbour Road, Accra & Tema', '1%20Harbour%20Road%2C%20Accra%20%26%20Tema'],
  ['5.6037,-0.187', '5.6037%2C-0.187'],
])('%s is looked for as %s', (place, query) => {
  expect(mapUrl(place)).toBe(`https://www.google.com/maps/search/?api=1&query=${query}`)
})
