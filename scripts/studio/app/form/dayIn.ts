import { suggestDate } from '../../../../schema/read/suggestDate.ts'

/** The day that a text says, in any way in which the site writes one. Where day and month could be confused, in its order. */
export function dayIn(text: string, locale: string): string | undefined {
  const withYear = text.replace(/(?<=[\s/.-])(\d\d)$/, '20$1')
  const [, first = '', second = '', year] = AMBIGUOUS.exec(withYear) ?? []
  if (!year) return suggestDate(withYear) ?? suggestDate(inNumbers(withYear, locale))
  const order = new Intl.DateTimeFormat(locale).formatToParts(0).map(({ type }) => type)
  const [month, day] = order.indexOf('day') < order.indexOf('month') ? [second, first] : [first, second]
  const isClear = Number(first) > 12 || Number(second) > 12
  return isClear ? suggestDate(withYear) : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

const AMBIGUOUS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/

/** "mardi 21 septembre 2027" → "2027-9-21" */
function inNumbers(text: string, locale: string): string {
  const [day, year] = text.match(/\d+/g) ?? []
  const { format } = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric' })
  const months = Array.from({ length: 12 }, (_, at) => format(new Date(2027, at, 1)).replace(/[\d\s.]+/g, ''))
  // In Welsh, "Mawrth" is March, and Tuesday in front of the day.
  const words = text.toLowerCase().replace(/^\D+/, '')
  return `${year}-${months.findIndex(month => words.includes(month.toLowerCase())) + 1}-${day}`
}

const daysInWords = new Map<string, string>()

/** A day as the site writes it, so that its author sees how it was read. It stays as it is if its words would be read as another. */
export function dayInWords(day: string, locale: string, dateStyle: 'long' | 'full' = 'long'): string {
  const key = `${locale} ${dateStyle} ${day}`
  const known = daysInWords.get(key)
  if (known !== undefined) return known
  const time = Date.parse(day)
  const { format } = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' })
  const words = Number.isNaN(time) ? day : format(time)
  const shown = dayIn(words, locale) === day ? words : day
  daysInWords.set(key, shown)
  return shown
}
