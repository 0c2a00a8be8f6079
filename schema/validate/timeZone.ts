import type { Finding } from '../problems/finding.ts'
import { nearest } from '../read/suggest.ts'

/** Checks that the time zone is one of the names of the IANA database. */
export function timeZoneRules(timeZone: string): Finding[] {
  if (isTimeZone(timeZone)) return []
  const names = Intl.supportedValuesOf('timeZone')
  const atCity = (city: string | undefined) => names.find(name => cityOf(name) === city)
  // Most write the city alone, or with the wrong continent.
  const city = cityOf(timeZone)
  const suggested = atCity(city) ?? nearest(timeZone, names) ?? atCity(nearest(city, names.map(cityOf)))
  return [
    {
      code: 'unknown-time-zone',
      path: [],
      message: `"${timeZone}" is not the name of a time zone.`,
      cure: suggested
        ? `Did you mean "${suggested}"?`
        : 'Write a continent and a city, such as "Africa/Lome" or "Europe/Paris", or "UTC".',
    },
  ]
}

/** Offsets such as "+01:00" are no names: they ignore summer time. */
function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return /^[A-Za-z]/.test(timeZone)
  } catch {
    return false
  }
}

const cityOf = (name: string): string =>
  name
    .slice(name.lastIndexOf('/') + 1)
    .toLowerCase()
    .replaceAll('_', ' ')
