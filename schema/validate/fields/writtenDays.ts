import type { Field } from '../../model/mapFields.ts'
import type { PathProblem } from '../../problems/problem.ts'

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
] as const
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** A name in full, or its first letters. */
const either = (names: readonly string[]): string =>
  names.map(name => `${name.slice(0, 3)}(?:${name.slice(3)}|t|rs|s|nes)?`).join('|')

const MONTH = String.raw`(?<month>${either(MONTHS)})\b(?:\.(?= \d))?`
const DAY = String.raw`(?<![\d.,:/–-])(?<day>\d{1,2})`

/** "Monday, 3 March 2027", "the 31st of April" */
const DAY_FIRST = new RegExp(
  String.raw`(?:\b(?<weekday>${either(WEEKDAYS)})\b[.,]{0,2} (?:the )?)?${DAY}(?:st|nd|rd|th)? (?:of )?${MONTH}(?:,? (?<year>\d{4})\b)?`,
  'g',
)
/** "Monday, March 3, 2027". Without a year it is also how a sentence says a number: "In April 31 pupils …". */
const MONTH_FIRST = new RegExp(
  String.raw`(?:\b(?<weekday>${either(WEEKDAYS)})\b[.,]{0,2} )?${MONTH} (?<day>\d{1,2})(?:st|nd|rd|th)?, (?<year>\d{4})\b`,
  'g',
)

/** A digit before a month, or between one and a year. Few texts have one, and this is the quicker look. */
const MAY_HAVE_DAY = new RegExp(
  String.raw`\d[a-z]{0,2} (?:of )?(?:${MONTHS.map(name => name.slice(0, 3)).join('|')})|\d[a-z]{0,2}, \d{4}`,
)

/** Days in a text in English that the calendar does not have, or has on another day of the week. */
export function writtenDayProblems({ value, path }: Field): PathProblem[] {
  if (!MAY_HAVE_DAY.test(value)) return []
  return [DAY_FIRST, MONTH_FIRST].flatMap(pattern =>
    [...value.matchAll(pattern)].flatMap(({ 0: found, index, groups = {} }) => {
      const mistake = mistakeOf(found, groups)
      return mistake ? { code: 'no-such-day', path, ...mistake, at: { index, length: found.length } } : []
    }),
  )
}

function mistakeOf(
  found: string,
  { weekday, day, month = '', year }: Readonly<Record<string, string | undefined>>,
): Pick<PathProblem, 'message' | 'suggestion'> | undefined {
  const number = MONTHS.findIndex(name => name.startsWith(month.slice(0, 3)))
  // Without a year, February may have 29 days.
  const length = new Date(Date.UTC(Number(year ?? 2024), number + 1, 0)).getUTCDate()
  // Larger numbers are other things, such as how many there were in a month.
  if (Number(day) > length && Number(day) < 40)
    return {
      message: `"${found}" is not in the calendar: ${MONTHS[number]}${year ? ` ${year}` : ''} has ${length} days.`,
      suggestion: 'Write the day that is meant.',
    }
  const real = WEEKDAYS[new Date(Date.UTC(Number(year), number, Number(day))).getUTCDay()]
  if (weekday === undefined || year === undefined || !real || real.startsWith(weekday.slice(0, 3)))
    return undefined
  return { message: `"${found}" is a ${real}.`, suggestion: 'Correct the weekday, or the day.' }
}
