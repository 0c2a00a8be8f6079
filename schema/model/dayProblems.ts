import { type Path, type PathProblem, say } from '../problems/problem.ts'

/** What is further away is mistyped: nobody plans so far. */
const YEARS = 10

/** The year of the first website. */
const FIRST = 1991

/** The year of a day `YYYY-MM-DD`. */
export const yearOf = (day: string): number => Number(day.slice(0, 4))

/** How many days one `YYYY-MM-DD` is after another; less than 0 where it is before that. */
export const daysBetween = (day: string, later: string): number =>
  (Date.parse(later) - Date.parse(day)) / 86_400_000

/** Whether a day is before all websites. */
export const isBeforeWebsites = (day: string): boolean => yearOf(day) < FIRST

/**
 * Days whose year is surely mistyped.
 * @param today `YYYY-MM-DD`; empty where no day is meant, and then no day is mistyped
 * @param path leads to the value with these keys
 */
export const mistypedDays = <K extends string>(
  value: { readonly [key in K]?: string | undefined },
  keys: readonly K[],
  today: string,
  path: Path = [],
): PathProblem[] =>
  keys.flatMap(key => {
    const day = value[key]
    if (!day || today === '' || (yearOf(day) <= yearOf(today) + YEARS && !isBeforeWebsites(day))) return []
    return {
      code: 'unlikely-date',
      path: [...path, key],
      message: isBeforeWebsites(day)
        ? say`On ${say.day(day)} there were no websites yet.`
        : say`${say.day(day)} is more than ${YEARS} years away.`,
      suggestion: 'Correct the year.',
    }
  })

/** The mistake of a last day that is before the first. Both are `YYYY-MM-DD`. @param path leads to the last day */
export const endBeforeStart = (start: string, end: string | undefined, path: Path): PathProblem[] =>
  end !== undefined && end < start
    ? [
        {
          code: 'end-before-start',
          path,
          message: say`This ends on ${say.day(end)}, before it starts on ${say.day(start)}.`,
          suggestion: 'Correct one of the two dates.',
        },
      ]
    : []

/** What was to be read again by a day that has passed. @param what begins the warning @param path leads to the day */
export const overdueReview = (
  what: string,
  by: string | undefined,
  today: string,
  path: Path,
): PathProblem[] =>
  by === undefined || by >= today
    ? []
    : [
        {
          code: 'review-due',
          path,
          message: say`${what} was to be looked through by ${say.day(by)}.`,
          suggestion: 'Read it, correct what has changed, and write the next day on which to do so.',
        },
      ]
