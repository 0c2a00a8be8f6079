import { z } from 'zod'
import { endBeforeStart, mistypedDays } from '../model/dayProblems.ts'
import { date, inForms, sentence, text, titled, withKeywords } from '../model/fields.ts'
import { parseInlineText } from '../richText/parseRichText.ts'
import { plainInline } from '../richText/plainText.ts'
import { byDate, calendarHrefOf, comingEvents, isAhead } from './shared/calendarDays.ts'
import { defineSection } from './shared/defineSection.ts'

const event = z.strictObject({
  title: text('What happens.', 'Open morning'),
  date: date('The day, or the first of several.', '2027-03-13'),
  endDate: date('The last day, when it takes several.', '2027-03-14').optional(),
  time: text('When it begins, or from when to when.', '9:00 to 12:00').optional(),
  place: withKeywords(text('Where it is.', 'Assembly hall'), ['location', 'venue', 'where']).optional(),
  description: sentence('A sentence about it.', 'Every classroom is open; no need to ring.').optional(),
})

export const events = defineSection('events', {
  description: 'Coming events, the next one first, also as a calendar file. Each leaves when it is over.',
  help: 'Coming events, the next one first, also for the calendars of visitors. Each leaves when it is over.',
  synonyms: "event, upcoming events, diary, what's on, open days, agenda, open day, dates for the diary",
  fields: {
    ...titled('Coming up', 'Everybody is welcome to all of them.'),
    downloadText: inForms(
      text('The words of the link to the calendar file.', 'Add these dates to your calendar'),
      { help: 'The words of the link with which visitors take these dates into their own calendar.' },
    ),
    items: z.array(event).meta({ description: 'The events, in any order. The list may be empty.' }),
    emptyText: sentence(
      'What is shown when there is none.',
      'Nothing is planned at present. Look again in May.',
    ),
  },
  resolve: ({ items }, context) => ({
    ...calendarHrefOf(context.pageHref),
    ...comingEvents(items, context),
  }),
  complete: (section, { today }) => ({
    ...section,
    items: byDate(section.items.filter(item => isAhead(item, today))),
  }),
  shares: ({ title, items }) => ({
    calendar: () => ({
      title,
      events: items.map(({ time, description, ...item }) => ({
        ...item,
        description: [time, description && plainInline(parseInlineText(description))]
          .filter(Boolean)
          .join('. '),
      })),
    }),
  }),
  rules: ({ items }) =>
    items.flatMap(({ date, endDate }, index) => endBeforeStart(date, endDate, ['items', index, 'endDate'])),
  warnings: ({ items }, today) =>
    items.flatMap((item, index) => mistypedDays(item, ['date', 'endDate'], today, ['items', index])),
  // The days are far ahead, so that the catalogue does not lose them.
  presets: {
    'With everything': {
      id: 'events',
      title: 'Coming up',
      description: 'Everybody is welcome to all of them.',
      downloadText: 'Add these dates to your calendar',
      items: [
        {
          title: 'Inter-house games',
          date: '2035-03-22',
          endDate: '2035-03-23',
          place: 'Sports field',
          description: 'Four houses, two days. Bring a hat.',
        },
        {
          title: 'Open morning',
          date: '2035-03-10',
          time: '9:00 to 12:00',
          place: 'All classrooms; begin at the lodge',
          description: 'Lessons go on as on any day, and every door is open.',
        },
        { title: 'Book fair', date: '2035-04-02', time: 'From 14:00' },
      ],
      emptyText: 'Nothing is planned at present.',
    },
    'None at present': {
      title: 'Events',
      downloadText: 'Add these dates to your calendar',
      items: [],
      emptyText: 'Nothing is planned at present. The dates of the terms are in the calendar.',
    },
  },
})
