import { type PathProblem, say } from '../problems/problem.ts'

/** What is further away is mistyped: nobody plans so far. */
const YEARS = 10

/** The year of the first website. */
const FIRST = 1991

/** The year of a day `YYYY-MM-DD`. */
export const yearOf = (day: string): number => Number(day.slice(0, 4))

/** Whether a day is before all websites. */
export const isBeforeWebsites = (day: string): boolean => yearOf(day) < FIRST

/** Whether the year of a day is surely mistyped. @param today `YYYY-MM-DD` */
export const isUnlikelyDay = (day: string | undefined, today: string): day is string =>
  day !== undefined && (yearOf(day) > yearOf(today) + YEARS || isBeforeWebsites(day))

export const unlikelyDay = (day: string, path: PathProblem['path']): PathProblem => ({
  code: 'unlikely-date',
  path,
  message: isBeforeWebsites(day)
    ? say`On ${say.day(day)} there were no websites yet.`
    : say`${say.day(day)} is more than ${YEARS} years away.`,
  suggestion: 'Correct the year.',
})
