const FORM = 'Write it as year-month-day, such as "2025-04-25".'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** The day that a text means, as `YYYY-MM-DD`. `undefined` where day and month could be confused, or where no such day exists. */
export function suggestDate(text: string): string | undefined {
  const withoutTime = text.trim().replace(/[T ]\d{1,2}:\d{2}\S*$/, '')
  const numbers = numbersIn(withoutTime)
  return numbers ? dayFromNumbers(...numbers) : dayFromWords(withoutTime)
}

function dayFromNumbers(first: number, second: number, third: number): string | undefined {
  if (first >= 1000) return second > 12 ? isoDay(first, third, second) : isoDay(first, second, third)
  if (first > 12 || first === second) return isoDay(third, second, first)
  return second > 12 ? isoDay(third, first, second) : undefined
}

/** `Saturday, 21st March 2026`, `March 21, 2026` */
function dayFromWords(text: string): string | undefined {
  const words = text
    .toLowerCase()
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[.,]*\s+/, '')
    .replace(/(\d)(?:st|nd|rd|th)\b/, '$1')
  const [, first = '', second = '', year] = /^(\w+)[\s.,-]+(\w+)[\s.,-]+(\d{4})$/.exec(words) ?? []
  const [day, month] = /^\d/.test(first) ? [first, second] : [second, first]
  return isoDay(Number(year), months.indexOf(month.slice(0, 3)) + 1, Number(day))
}

/** What to write in place of a text that is no date. */
export function dateSuggestion(text: string): string {
  const day = suggestDate(text)
  if (day) return `Did you mean "${day}"?`
  const range = firstAndLast(text)
  if (range) return `Write one day: "${range[0]}" or "${range[1]}".`
  const inFull = text.trim().replace(/^(\d{1,2}([/.])\d{1,2}\2)(\d\d)$/, '$120$3')
  if (inFull !== text.trim()) return dateSuggestion(inFull)
  const [year, month, last] = numbersIn(text.trim()) ?? [0, 0, 0]
  if (year < 1000) return bothDays(year, month, last) ?? FORM
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const name = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })
  return month >= 1 && month <= 12 && last > days
    ? `There is no such day: ${name.format(Date.UTC(year, month - 1))} ${year} has ${days} days. Write one of them.`
    : `There is no such day. ${FORM}`
}

/** The ends of `1-3 March 2027` */
function firstAndLast(text: string): [string, string] | undefined {
  const [, first, last, rest] =
    /^(\d{1,2})\w{0,2}\s*(?:[-–—]|to)\s*(\d{1,2}\w{0,2}\s+(\p{L}+\s+\d{4}))$/u.exec(text.trim()) ?? []
  const days = [suggestDate(`${first} ${rest}`), suggestDate(last ?? '')]
  return days[0] && days[1] ? [days[0], days[1]] : undefined
}

/** The two days that numbers such as 07/09/2027 can be, the one that is usual outside America first. */
function bothDays(first: number, second: number, year: number): string | undefined {
  const days = [isoDay(year, second, first), isoDay(year, first, second)]
  const [one, other] = days.map(day => day && `"${day}" for ${longDay.format(new Date(day))}`)
  return one && other ? `Write ${one}, or ${other}.` : undefined
}

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

function numbersIn(text: string): [number, number, number] | undefined {
  const parts = /^(\d{1,4})[-/. ]{1,2}(\d{1,2})[-/. ]{1,2}(\d{1,4})$/.exec(text)
  return parts ? [Number(parts[1]), Number(parts[2]), Number(parts[3])] : undefined
}

function isoDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists && year >= 1000 ? date.toISOString().slice(0, 10) : undefined
}
