const FORM = 'Write it as year-month-day, such as "2025-04-25".'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** The day that a text means, as `YYYY-MM-DD`; nothing where day and month could be confused, or where there is no such day. */
export function dayMeant(text: string): string | undefined {
  const plain = text.trim().replace(/[T ]\d{1,2}:\d{2}\S*$/, '')
  const figures = figuresIn(plain)
  if (figures) {
    const [first, second, third] = figures
    if (first >= 1000 && second > 12) return isoDay(first, third, second)
    if (first >= 1000) return isoDay(first, second, third)
    if (first > 12 || first === second) return isoDay(third, second, first)
    return second > 12 ? isoDay(third, first, second) : undefined
  }
  const words = plain
    .toLowerCase()
    .replace(/^[a-z]+day,?\s+/, '')
    .replace(/(\d)(?:st|nd|rd|th)\b/, '$1')
  const [, day, name = '', year] = /^(\d{1,2})[\s.-]+([a-z]{3,9})[\s.,-]+(\d{4})$/.exec(words) ?? []
  if (day) return isoDay(Number(year), months.indexOf(name.slice(0, 3)) + 1, Number(day))
  const [, first = '', number, last] = /^([a-z]{3,9})\s+(\d{1,2}),?\s+(\d{4})$/.exec(words) ?? []
  return number ? isoDay(Number(last), months.indexOf(first.slice(0, 3)) + 1, Number(number)) : undefined
}

export function dateCure(text: string): string {
  const day = dayMeant(text)
  if (day) return `Did you mean "${day}"?`
  const [year, month, last] = figuresIn(text.trim()) ?? [0, 0, 0]
  if (year < 1000) return FORM
  // Nobody writes a month 13 but for the day.
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const name = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })
  return month >= 1 && month <= 12 && last > days
    ? `There is no such day: ${name.format(Date.UTC(year, month - 1))} ${year} has ${days} days. Write one of them.`
    : `There is no such day. ${FORM}`
}

function figuresIn(text: string): [number, number, number] | undefined {
  const parts = /^(\d{1,4})[-/. ]{1,2}(\d{1,2})[-/. ]{1,2}(\d{1,4})$/.exec(text)
  return parts ? [Number(parts[1]), Number(parts[2]), Number(parts[3])] : undefined
}

function isoDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists && year >= 1000 ? date.toISOString().slice(0, 10) : undefined
}
