import { expect, test } from 'vitest'
import { defaultWords } from '../../../../schema/model/site/words.ts'
import { resolvePage } from '../../../../schema/resolve/resolvePage.ts'
import { calendarsIn } from '../../../../schema/section.ts'
import { oneLine } from '../../../../scripts/lib/report/oneLine.ts'
import { contentOf, pageAt, problemsOf, smallSite, withFields, withFiles } from '../../smallSite.ts'
import { assets, refsIn } from '../resolve/school.ts'

const FILE = 'blog/index.json'
const context = withFiles(['/docs/fees.pdf'])
const siteWith = (section: Record<string, unknown>) => withFields(FILE, { sections: [section] })

/** A section as a visitor gets it on a day, with what it refers to. */
function resolvedOn(today: string, section: Record<string, unknown>) {
  const content = { ...contentOf({ ...smallSite, ...siteWith(section) }, context), today }
  return resolvePage(content, pageAt(content, '/blog'), assets)
}

const titlesOn = (today: string, section: Record<string, unknown>): string[] => {
  const [resolved] = resolvedOn(today, section).sections.map(data => data.section)
  if (resolved?.type !== 'vacancies' && resolved?.type !== 'events')
    throw new Error(`${resolved?.type} keeps all`)
  return resolved.items.map(({ title }) => title)
}

const warningsOf = (section: Record<string, unknown>) =>
  problemsOf(siteWith(section), context).map(problem => oneLine(problem).replace(/^\S+ +/, ''))

const vacancies = (...items: Record<string, unknown>[]) => ({
  type: 'vacancies',
  title: 'Work with us',
  items,
  emptyText: 'None at present.',
})
const events = (...items: Record<string, unknown>[]) => ({
  type: 'events',
  title: 'Coming up',
  downloadText: 'Add',
  items,
  emptyText: 'Nothing at present.',
})
const documents = (...items: Record<string, unknown>[]) => ({
  type: 'documents',
  title: 'Documents',
  items: items.map(item => ({ title: 'Fees', pdfUrl: '/docs/fees.pdf', ...item })),
})

test.each([
  ['2027-01-29', ['Physics', 'Driver']],
  ['2027-01-30', ['Physics', 'Driver']],
  ['2027-01-31', ['Driver']],
  ['2027-03-01', []],
])('on %s the vacancies are %j: each is gone the day after it closes', (today, titles) => {
  const section = vacancies(
    { title: 'Physics', closes: '2027-01-30' },
    { title: 'Driver', closes: '2027-02-28' },
  )
  expect(titlesOn(today, section)).toEqual(titles)
})

const games = { title: 'Games', date: '2027-03-22', endDate: '2027-03-23', time: 'From 9:00', place: 'Field' }
const open = { title: 'Open morning', date: '2027-03-13', description: 'Come.' }

test.each([
  ['2027-03-13', ['Open morning', 'Games'], { title: 'Open morning', isNow: true }],
  ['2027-03-14', ['Games'], { title: 'Games', isNow: false }],
  ['2027-03-23', ['Games'], { title: 'Games', isNow: true }],
  ['2027-03-24', [], undefined],
])('on %s the events are %j, in order of date', (today, titles, next) => {
  expect(titlesOn(today, events(games, open))).toEqual(titles)
  const { nextEvent } = refsIn(resolvedOn(today, events(games, open)), 'events')
  expect(nextEvent && { title: nextEvent.title, isNow: nextEvent.isNow }).toEqual(next)
})

test('the calendar file of events says when and where', () => {
  // Only its type is known of a section that a test writes.
  const section = events(games, open) as unknown as Parameters<typeof calendarsIn>[0][number]
  expect(calendarsIn([section], defaultWords)).toEqual([
    {
      title: 'Coming up',
      events: [
        {
          title: 'Games',
          date: '2027-03-22',
          endDate: '2027-03-23',
          place: 'Field',
          description: 'From 9:00',
        },
        { title: 'Open morning', date: '2027-03-13', description: 'Come.' },
      ],
    },
  ])
  expect(refsIn(resolvedOn('2027-03-01', events(open)), 'events').calendarHref).toBe(
    '/school/blog/calendar.ics',
  )
})

const term = {
  name: 'First term',
  start: '2026-09-08',
  end: '2026-12-11',
  events: [
    { title: '{school} opens', date: '2026-09-08' },
    { title: 'Mid-term break', date: '2026-10-30', endDate: '2026-11-02' },
  ],
}

test.each([
  ['2026-09-01', { title: 'Harbour View School opens', date: '2026-09-08', isNow: false }],
  ['2026-09-08', { title: 'Harbour View School opens', date: '2026-09-08', isNow: true }],
  ['2026-09-09', { ...term.events[1], isNow: false }],
  ['2026-11-02', { ...term.events[1], isNow: true }],
  ['2026-11-03', { title: 'First term ends', date: '2026-12-11', isNow: false }],
  ['2026-12-12', undefined],
])('on %s the next date of a calendar is %j', (today, next) => {
  const section = { type: 'calendar', title: 'The year', downloadText: 'Add', terms: [term] }
  expect(refsIn(resolvedOn(today, section), 'calendar').nextEvent).toEqual(next)
})

test('a site says in words of its own that a term ends', () => {
  const section = { type: 'calendar', title: 'The year', downloadText: 'Add', terms: [term] }
  const files = {
    ...withFields('_site.json', { words: { termEnds: 'Fin : {name}' } }),
    [FILE]: siteWith(section)[FILE] ?? '',
  }
  const content = { ...contentOf(files, context), today: '2026-12-01' }
  const { sections } = resolvePage(content, pageAt(content, '/blog'), assets)
  expect(sections[0]?.refs).toMatchObject({ nextEvent: { title: 'Fin : First term' } })
})

test('a document whose day of review has passed is warned of, one whose day has come is not', () => {
  expect(
    warningsOf(documents({ reviewBy: '2026-11-21' }, { title: 'Policy', reviewBy: '2026-11-22' })),
  ).toEqual([])
  expect(warningsOf(documents({}, { title: 'Policy', reviewBy: '2026-11-20' }))).toMatchInlineSnapshot(`
    [
      "Warning: The document "Policy" was to be looked through by 2026-11-20. Read it, correct what has changed, and write the next day on which to do so.",
    ]
  `)
})

test.each([
  [vacancies({ title: 'Physics', closes: '2062-01-30' }), 'closes'],
  [events({ ...open, date: '2062-03-13' }), 'date'],
  [events({ ...open, endDate: '2062-03-13' }), 'endDate'],
  [documents({ date: '0202-01-01' }), 'date'],
  [documents({ reviewBy: '2062-01-01' }), 'reviewBy'],
])('%j has an unlikely date', (section, field) => {
  const found = problemsOf(siteWith(section), context).filter(({ code }) => code === 'unlikely-date')
  expect(found.map(({ path }) => path.join('.'))).toEqual([`sections.0.items.0.${field}`])
})
