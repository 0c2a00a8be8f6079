import { z } from 'zod'
import { daysBetween, endBeforeStart, mistypedDays, yearOf } from '../model/dayProblems.ts'
import { date, inForms, list, sentence, text, titled } from '../model/fields.ts'
import { type PathProblem, say } from '../problems/problem.ts'
import { parseInlineText } from '../richText/parseRichText.ts'
import { plainInline } from '../richText/plainText.ts'
import { calendarHrefOf, comingEvents } from './shared/calendarDays.ts'
import { defineSection } from './shared/defineSection.ts'

const term = z.strictObject({
  name: text('The name of the term.', 'First term'),
  start: date('Its first day.', '2025-09-08'),
  end: date('Its last day.', '2025-12-12'),
  events: z
    .array(
      z.strictObject({
        title: text('What happens.', 'Mid-term break'),
        date: date('The day, or the first of several.', '2025-10-23'),
        endDate: date('The last day, when it takes several.', '2025-10-24').optional(),
        description: sentence('A sentence about it.', 'No lessons; the library stays open.').optional(),
      }),
    )
    .meta({ description: 'The events of the term, in order of date.' }),
})

type Term = z.infer<typeof term>

export const calendar = defineSection('calendar', {
  description: 'The terms and events of a school year, also as a calendar file.',
  help: 'The terms and events of a school year, also for the calendars of visitors.',
  synonyms: 'dates, terms, schedule, term dates, holidays, school year',
  fields: {
    ...titled('The school year', 'Dates may move; the office has the last word.'),
    downloadText: inForms(
      text('The words of the link to the calendar file.', 'Add these dates to your calendar'),
      { help: 'The words of the link with which visitors take these dates into their own calendar.' },
    ),
    terms: list(term, 'The terms, in order.'),
  },
  words: {
    termBegins: ['{name} begins', 'The first day of a term, as an event.'],
    termEnds: ['{name} ends', 'The last day of a term, as an event.'],
  },
  resolve: ({ terms }, context) => ({
    ...calendarHrefOf(context.pageHref),
    // An event of a term says more than that the term begins or ends on that day.
    ...comingEvents(
      [...terms.flatMap(({ events }) => events), ...terms.flatMap(term => beginAndEnd(term, context.words))],
      context,
    ),
  }),
  shares: ({ title, terms }) => ({
    calendar: words => ({
      title,
      events: terms.flatMap(term => {
        const [begin, end] = beginAndEnd(term, words)
        const events = term.events.map(({ description, ...event }) => ({
          ...event,
          ...(description && { description: plainInline(parseInlineText(description)) }),
        }))
        return [begin, ...events, end]
      }),
    }),
  }),
  rules: ({ terms }) =>
    terms.flatMap((term, index) => [
      ...endBeforeStart(term.start, term.end, ['terms', index, 'end']),
      ...term.events.flatMap(({ date, endDate }, at) =>
        endBeforeStart(date, endDate, ['terms', index, 'events', at, 'endDate']),
      ),
    ]),
  warnings: ({ terms }, today) => [
    ...terms.flatMap((term, index) => termDates(term, ['terms', index], today)),
    ...overlaps(terms),
  ],
  presets: {
    'With everything': {
      id: 'dates',
      title: 'The school year',
      description: 'Dates may move; the office has the last word.',
      downloadText: 'Add these dates to your calendar',
      terms: [
        {
          name: 'First term',
          start: '2025-09-08',
          end: '2025-12-12',
          events: [
            { title: 'School opens', date: '2025-09-08' },
            {
              title: 'Mid-term break',
              date: '2025-10-31',
              endDate: '2025-11-03',
              description: 'No lessons; the library stays open.',
            },
            { title: 'Christmas holiday begins', date: '2025-12-29', endDate: '2026-01-05' },
          ],
        },
        { name: 'Second term', start: '2026-01-06', end: '2026-04-02', events: [] },
      ],
    },
  },
})

const beginAndEnd = (
  { name, start, end }: Term,
  { termBegins, termEnds }: Readonly<Record<'termBegins' | 'termEnds', string>>,
) =>
  [
    { title: termBegins.replace('{name}', () => name), date: start },
    { title: termEnds.replace('{name}', () => name), date: end },
  ] as const

/** Each term that begins while another of its calendar goes on. */
const overlaps = (terms: readonly Term[]): PathProblem[] =>
  terms.flatMap(({ start }, index) => {
    const other = terms.find(term => term.start < start && start <= term.end)
    return other
      ? {
          code: 'unlikely-date' as const,
          path: ['terms', index, 'start'],
          message: say`This begins on ${say.day(start)}, while "${other.name}" goes on until ${say.day(other.end)}.`,
          suggestion: 'Correct one of the two dates.',
        }
      : []
  })

function termDates(term: Term, path: PathProblem['path'], today: string): PathProblem[] {
  const { start, end, events } = term
  const mistyped = mistypedDays(term, ['start', 'end'], today, path)
  if (mistyped.length > 0) return mistyped
  // The rules name a term that ends before it starts.
  if (end < start) return []
  // A term is in two years at most.
  if (yearOf(end) > yearOf(start) + 1)
    return [
      {
        code: 'unlikely-date',
        path: [...path, 'end'],
        message: say`This term begins on ${say.day(start)} and ends on ${say.day(end)}.`,
        suggestion: 'Correct one of the two years.',
      },
    ]
  return events.flatMap((event, index) =>
    (['date', 'endDate'] as const)
      .filter(
        key => isFarFrom(term, event[key]) && !(key === 'endDate' && (event.endDate ?? '') < event.date),
      )
      .map(key => ({
        code: 'unlikely-date' as const,
        path: [...path, 'events', index, key],
        message: say`${say.day(event[key] ?? '')} is far from its term, which begins on ${say.day(start)} and ends on ${say.day(end)}.`,
        suggestion: 'Correct the date.',
      })),
  )
}

/** How far from its term an event can be, in days: holidays are around a term. */
const AROUND = 100

const isFarFrom = ({ start, end }: Term, day: string | undefined): boolean =>
  day !== undefined && (daysBetween(day, start) > AROUND || daysBetween(end, day) > AROUND)
