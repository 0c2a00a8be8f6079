import { expect, test } from 'vitest'
import { oneLine } from '../../../../../scripts/lib/report/oneLine.ts'
import { problemsOf, smallContext, smallSite, withFields } from '../../../smallSite.ts'

const outdated = (files: Readonly<Record<string, string>>, today = '2026-11-21') =>
  problemsOf(files, smallContext, { today, isPreview: false })
    .filter(({ code }) => code === 'outdated-year')
    .map(problem => `${problem.path.join('.')}: ${oneLine(problem).replace(/^\S+ +/, '')}`)

const { footer } = JSON.parse(smallSite['_site.json'] ?? '')
const withCopyright = (copyrightYear: number) =>
  withFields('_site.json', { footer: { ...footer, copyrightYear } })

test('a copyright line is reported from the first day of the next year on', () => {
  expect(outdated(withCopyright(2026), '2026-12-31')).toEqual([])
  expect(outdated(withCopyright(2026), '2027-01-01')).toEqual([
    'footer.copyrightYear: Warning: The copyright line says 2026, but the year is 2027. Write 2027.',
  ])
  expect(outdated(withCopyright(2026), '')).toEqual([])
})

const term = (start: string, end: string) => ({ name: 'Term', start, end, events: [] })

/** A page with a calendar of two terms. */
function calendarPage(heading: string, fields = {}) {
  const terms = [term('2027-09-07', '2027-12-16'), term('2028-01-10', '2028-04-06')]
  const calendar = { type: 'calendar', title: heading, downloadText: 'Add them', terms }
  return withFields('stages/index.json', {
    ...fields,
    sections: [{ type: 'pageCards', title: 'Stages', from: '/stages' }, calendar],
  })
}

test.each([
  'The school year 2027/2028',
  'The school year 2027/28',
  'The school year',
  'Open on 2026-27-01',
  'Since 2019',
])('the heading "%s" fits the dates of 2027/2028 below it', heading => {
  expect(outdated(calendarPage(heading))).toEqual([])
})

test.each(['2026/2027', '2026/27', '2026–2027', '2026-27', '2026 / 2027', '2028/2029'])(
  'a heading that says %s above the dates of 2027/2028 is reported',
  words => {
    expect(outdated(calendarPage(`The school year ${words}`))).toEqual([
      `sections.1.title: Warning: This says ${words}, but the dates of this page are from 2027/2028. Write 2027/2028 here, or correct the dates.`,
    ])
  },
)

test('the description of the page and of other sections is read as well; without a calendar no year is wrong', () => {
  const fields = { description: 'Terms of 2026/2027.' }
  expect(outdated(calendarPage('Terms', fields)).map(line => line.split(':')[0])).toEqual(['description'])
  expect(outdated(withFields('stages/index.json', fields))).toEqual([])
})

test('a school year that has one term so far may be named whole', () => {
  const page = calendarPage('The school year 2027/2028')
  const first = JSON.parse(page['stages/index.json'] ?? '')
  first.sections[1].terms.pop()
  expect(outdated({ ...page, 'stages/index.json': JSON.stringify(first) })).toEqual([])
})
