import { z } from 'zod'
import { date, list, text } from '../fields.ts'
import { defineSection } from './define.ts'

export const calendar = defineSection(
  'calendar',
  'The terms and events of a school year, also as a calendar file.',
  {
    title: text('The heading.', 'The school year'),
    description: text(
      'A sentence below the heading.',
      'Dates may move; the office has the last word.',
    ).optional(),
    downloadText: text('The words of the link to the calendar file.', 'Add these dates to your calendar'),
    terms: list(
      z.strictObject({
        name: text('The name of the term.', 'First term'),
        start: date('Its first day.', '2025-09-08'),
        end: date('Its last day.', '2025-12-12'),
        events: z
          .array(
            z.strictObject({
              title: text('What happens.', 'Mid-term break'),
              date: date('The day, or the first of several.', '2025-10-23'),
              endDate: date('The last day, when it takes several.', '2025-10-24').optional(),
              description: text('A sentence about it.', 'No lessons; the library stays open.').optional(),
            }),
          )
          .meta({ description: 'The events of the term, in order of date.' }),
      }),
      'The terms, in order.',
    ),
  },
)
