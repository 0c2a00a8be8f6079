import type { Page } from './page.ts'
import type { Document } from './parse.ts'
import type { Post } from './post.ts'
import type { Path, Problem } from './problem.ts'
import type { AnySection, Section } from './section.ts'
import type { Locator } from './source.ts'

/** What is further away is mistyped: nobody plans so far. */
const YEARS = 10

/** How far from its term an event can lie, in days: holidays lie around a term. */
const AROUND = 100

/** The year of the first website. */
const FIRST = 1991

const yearOf = (day: string): number => Number(day.slice(0, 4))

/** Warns of days that are surely not meant: mostly a year is mistyped. @param today `YYYY-MM-DD`; empty where no day is meant */
export function dateProblems({ kind, value, locator }: Document, today: string): Problem[] {
  if (kind === 'site' || today === '') return []
  const isFar = (day: string | undefined): day is string =>
    day !== undefined && (yearOf(day) > yearOf(today) + YEARS || yearOf(day) < FIRST)
  const plans: Partial<Page & Post> = value
  const problems = (['publishOn', 'unpublishOn', 'reviewBy'] as const).flatMap(key => {
    const day = plans[key]
    return isFar(day) ? farProblem(day, [key], locator) : []
  })
  if (kind === 'post') return [...problems, ...postDateProblems(value, today, locator)]
  const terms = value.sections.flatMap(termsOf)
  return [
    ...problems,
    ...terms.flatMap(({ term, path }) => {
      const wrong = (['start', 'end'] as const).filter(key => isFar(term[key]))
      if (wrong.length > 0) return wrong.map(key => farProblem(term[key], [...path, key], locator))
      return termProblems(term, path, locator)
    }),
    ...value.sections.flatMap((section, index) => overlaps(termsOf(section, index), locator)),
  ]
}

const farProblem = (day: string, path: Path, locator: Locator): Problem =>
  locator.problem(
    'unlikely-date',
    path,
    yearOf(day) < FIRST
      ? `On ${day} there were no websites yet.`
      : `${day} is more than ${YEARS} years away.`,
    'Correct the year.',
  )

function postDateProblems({ date, publishOn = '' }: Post, today: string, locator: Locator): Problem[] {
  const first = publishOn > today ? publishOn : today
  if (date > first)
    return [
      locator.problem(
        'unlikely-date',
        ['date'],
        `The post is dated ${date}, but visitors see it from ${first === today ? 'today' : first} on.`,
        `Correct the date; or add "publishOn": "${date}" if the post is to appear on that day.`,
      ),
    ]
  return yearOf(date) < FIRST ? [farProblem(date, ['date'], locator)] : []
}

type Term = Section<'calendar'>['terms'][number]

const termsOf = (section: AnySection, index: number): { term: Term; path: Path }[] =>
  section.type === 'calendar'
    ? section.terms.map((term, at) => ({ term, path: ['sections', index, 'terms', at] }))
    : []

/** Each term that begins while another of its calendar goes on. */
const overlaps = (terms: readonly { term: Term; path: Path }[], locator: Locator): Problem[] =>
  terms.flatMap(({ term: { start }, path }) => {
    const other = terms.find(({ term }) => term.start < start && start <= term.end)?.term
    return other
      ? locator.problem(
          'unlikely-date',
          [...path, 'start'],
          `This begins on ${start}, while "${other.name}" goes on until ${other.end}.`,
          'Correct one of the two dates.',
        )
      : []
  })

/** A term lies in two years at most. */
function termProblems({ start, end, events }: Term, path: Path, locator: Locator): Problem[] {
  // That something ends before it starts is told by itself (rules.ts).
  if (end < start) return []
  const [first, last] = [yearOf(start), yearOf(end)]
  if (last > first + 1)
    return [
      locator.problem(
        'unlikely-date',
        [...path, 'end'],
        `This term begins on ${start} and ends on ${end}.`,
        'Correct one of the two years.',
      ),
    ]
  const isOutside = (day: string | undefined) =>
    day !== undefined && (daysFrom(day, start) > AROUND || daysFrom(end, day) > AROUND)
  return events.flatMap((event, index) =>
    (['date', 'endDate'] as const)
      .filter(key => isOutside(event[key]) && !(key === 'endDate' && (event.endDate ?? '') < event.date))
      .map(key =>
        locator.problem(
          'unlikely-date',
          [...path, 'events', index, key],
          `${event[key]} is far from its term, which begins on ${start} and ends on ${end}.`,
          'Correct the date.',
        ),
      ),
  )
}

const daysFrom = (day: string, later: string): number => (Date.parse(later) - Date.parse(day)) / 86_400_000
