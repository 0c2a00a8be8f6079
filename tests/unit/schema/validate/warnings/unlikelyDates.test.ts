import { expect, test } from 'vitest'
import { problemsOf, withFields } from '../../../smallSite.ts'

/** The days of a document with these fields that are reported on 21 November 2026. */
const messagesOf = (file: string, fields: Record<string, unknown>) =>
  problemsOf(withFields(file, fields)).filter(({ code }) => code === 'unlikely-date')

test.each([
  [{ date: '2026-11-21' }],
  [{ date: '1991-01-01' }],
  [{ date: '2027-03-01', publishOn: '2027-03-01' }],
  [{ date: '2027-02-01', publishOn: '2027-03-01' }],
  [{ date: '2062-03-01', draft: true }],
  [{ publishOn: '2010-03-01', unpublishOn: '2036-12-31' }],
  [{ publishOn: '1991-12-31', unpublishOn: '2011-12-31' }],
])('%j is likely', fields => {
  expect(messagesOf('_posts/1.json', fields)).toEqual([])
})

test.each<[Record<string, string>, string, string]>([
  [
    { date: '2062-04-25' },
    'date',
    'The post is dated 2062-04-25, but visitors see it from today on. Correct the date; or add "publishOn": "2062-04-25" if the post is to appear on that day.',
  ],
  [
    { date: '2027-03-02', publishOn: '2027-03-01' },
    'date',
    'The post is dated 2027-03-02, but visitors see it from 2027-03-01 on. Correct the date; or add "publishOn": "2027-03-02" if the post is to appear on that day.',
  ],
  [{ date: '0205-04-25' }, 'date', 'On 0205-04-25 there were no websites yet. Correct the year.'],
  [{ publishOn: '2062-03-01' }, 'publishOn', '2062-03-01 is more than 10 years away. Correct the year.'],
  [
    { unpublishOn: '0206-01-01' },
    'unpublishOn',
    'On 0206-01-01 there were no websites yet. Correct the year.',
  ],
  [{ unpublishOn: '2037-01-01' }, 'unpublishOn', '2037-01-01 is more than 10 years away. Correct the year.'],
])('a post with %j is reported', (fields, path, words) => {
  const reported = messagesOf('_posts/1.json', fields).map(problem => [
    problem.path.join('.'),
    `${problem.message} ${problem.suggestion}`,
  ])
  expect(reported).toEqual([[path, words]])
})

test.each([
  [{ publishOn: '2020-01-05', draft: true }, '2020-01-05 has passed, so visitors would see this at once.'],
  [{ unpublishOn: '2026-11-20', draft: true }, '2026-11-20 has passed, so visitors would never see this.'],
])('a draft with %j is reported, since the day has passed', (fields, message) => {
  const found = problemsOf(withFields('_posts/1.json', fields)).filter(({ code }) => code === 'past-day')
  expect(found.map(problem => [problem.path, problem.message])).toEqual([[[Object.keys(fields)[0]], message]])
})

test.each([
  [{ publishOn: '2020-01-05' }],
  [{ publishOn: '2026-11-21', unpublishOn: '2026-12-21', draft: true }],
])('%j has no day that has passed', fields => {
  const found = problemsOf(withFields('_posts/1.json', fields)).filter(({ code }) => code === 'past-day')
  expect(found).toEqual([])
})

const term = { name: 'First term', start: '2026-09-08', end: '2026-12-11', events: [] }
const open = { title: 'Open day', date: '2026-10-24' }
const calendar = (...terms: Record<string, unknown>[]) => ({
  sections: [{ type: 'calendar', title: 'The year', downloadText: 'Add', terms }],
})

test.each([
  [calendar(term)],
  [calendar({ ...term, end: '2027-07-11', events: [open, { ...open, date: '2027-10-18' }] })],
  [calendar({ ...term, events: [{ ...open, date: '2026-06-01', endDate: '2026-06-02' }] })],
  [calendar(term, { ...term, start: '2027-01-11', end: '2027-04-01' })],
  [{ reviewBy: '2036-01-01' }],
])('a page with %j is likely', fields => {
  expect(messagesOf('blog/index.json', fields)).toEqual([])
})

test.each([
  [{ reviewBy: '2072-01-01' }, ['reviewBy']],
  [calendar({ ...term, end: '2062-12-11', events: [open] }), ['sections.0.terms.0.end']],
  [calendar({ ...term, end: '2029-12-11' }), ['sections.0.terms.0.end']],
  [
    calendar({ ...term, start: '2062-09-08', end: '2062-12-11', events: [open] }),
    ['sections.0.terms.0.start', 'sections.0.terms.0.end'],
  ],
  [
    calendar(term, { ...term, events: [open, { ...open, date: '2062-10-24' }] }),
    ['sections.0.terms.1.events.1.date'],
  ],
  [
    calendar({ ...term, events: [{ ...open, endDate: '2028-10-25' }] }),
    ['sections.0.terms.0.events.0.endDate'],
  ],
  // The day of last year's calendar, and one day more than can lie around a term.
  [calendar({ ...term, events: [{ ...open, date: '2025-10-24' }] }), ['sections.0.terms.0.events.0.date']],
  [calendar({ ...term, events: [{ ...open, date: '2026-05-30' }] }), ['sections.0.terms.0.events.0.date']],
  [calendar({ ...term, events: [{ ...open, date: '2027-03-22' }] }), ['sections.0.terms.0.events.0.date']],
  [calendar(term, { ...term, start: '2026-12-11', end: '2027-04-01' }), ['sections.0.terms.1.start']],
])('a page with %j is reported once for each day', (fields, paths) => {
  expect(messagesOf('blog/index.json', fields).map(({ path }) => path.join('.'))).toEqual(paths)
})
