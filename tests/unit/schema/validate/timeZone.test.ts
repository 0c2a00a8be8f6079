import { expect, test } from 'vitest'
import { timeZoneRules } from '../../../../schema/validate/documentRules.ts'

test.each(['UTC', 'Africa/Accra', 'Africa/Lome', 'Europe/Paris', 'America/Argentina/Ushuaia'])(
  '%s is a time zone',
  timeZone => {
    expect(timeZoneRules(timeZone)).toEqual([])
  },
)

test.each([
  ['Afrika/Accra', 'Did you mean "Africa/Accra"?'],
  ['Lagos', 'Did you mean "Africa/Lagos"?'],
  ['Europe/Lagos', 'Did you mean "Africa/Lagos"?'],
  ['Africa/Lomé', 'Did you mean "Africa/Lome"?'],
  ['New York', 'Did you mean "America/New_York"?'],
  ['+01:00', 'Write a continent and a city, such as "Africa/Lome" or "Europe/Paris", or "UTC".'],
])('%s is none: %s', (timeZone, suggestion) => {
  expect(timeZoneRules(timeZone)).toMatchObject([{ code: 'unknown-time-zone', suggestion }])
})
