import type { AgeRange } from '../../../schema/sections/ages.ts'

/** More years than any child has. */
export const MAX_YEARS = 30

/** A stage that is open to a child in a school year. */
interface OpenStage<S> {
  stage: S
  /** The day on which the child is old enough, where that is after the year has begun. `YYYY-MM-DD` */
  since?: string
}

export interface YearResult<S> {
  /** The calendar year in which the school year begins. */
  year: number
  open: OpenStage<S>[]
  /** Why no stage is open. Absent where one is. */
  reason?: 'young' | 'old' | 'between'
}

export type Finding<S> =
  | { kind: 'incomplete' | 'ahead' | 'past' }
  | { kind: 'found'; years: [YearResult<S>, YearResult<S>] }

/**
 * The stages that are open to a child in the school year of today and in the next one.
 * @param birthday `YYYY-MM-DD`, or empty as long as it is not complete
 * @param today `YYYY-MM-DD`
 * @param yearBegins `MM-DD`
 */
export function findStages<S extends { ages: AgeRange }>(
  birthday: string,
  today: string,
  yearBegins: string,
  stages: readonly S[],
): Finding<S> {
  if (!/^\d{4}-\d\d-\d\d$/.test(birthday)) return { kind: 'incomplete' }
  if (birthday > today) return { kind: 'ahead' }
  if (monthsBetween(birthday, today) >= MAX_YEARS * 12) return { kind: 'past' }
  const year = Number(today.slice(0, 4)) - (today.slice(5) < yearBegins ? 1 : 0)
  const inYear = (begins: number) => resultOf(birthday, begins, yearBegins, stages)
  return { kind: 'found', years: [inYear(year), inYear(year + 1)] }
}

function resultOf<S extends { ages: AgeRange }>(
  birthday: string,
  year: number,
  yearBegins: string,
  stages: readonly S[],
): YearResult<S> {
  const firstDay = `${year}-${yearBegins}`
  const age = monthsBetween(birthday, firstDay)
  const isOpen = ({ ages: { from, to } }: S) => from.months <= age && age < to.months
  const open = stages.filter(isOpen).map(stage => ({ stage }))
  if (open.length > 0) return { year, open }
  const isYoung = stages.every(({ ages }) => age < ages.from.months)
  if (isYoung) {
    const later = stages.flatMap(stage => {
      const since = dayAfterMonths(birthday, stage.ages.from.months)
      return since < `${year + 1}-${yearBegins}` ? { stage, since } : []
    })
    return { year, open: later, ...(later.length === 0 && { reason: 'young' }) }
  }
  const isOld = stages.every(({ ages }) => age >= ages.to.months)
  return { year, open: [], reason: isOld ? 'old' : 'between' }
}

/** Whole months from one day to another; negative where the second comes first. */
function monthsBetween(from: string, to: string): number {
  const [year, month, day] = partsOf(from)
  const [laterYear, laterMonth, laterDay] = partsOf(to)
  return (laterYear - year) * 12 + laterMonth - month - (laterDay < day ? 1 : 0)
}

/** The day on which a number of months is complete: the first of the next month where the month has no such day. */
function dayAfterMonths(from: string, months: number): string {
  const [year, month, day] = partsOf(from)
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, 28)) + Math.max(0, day - 28) * 86_400_000)
    .toISOString()
    .slice(0, 10)
}

function partsOf(date: string): [year: number, month: number, day: number] {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return [year, month, day]
}
