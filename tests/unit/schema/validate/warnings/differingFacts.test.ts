import { expect, test } from 'vitest'
import { problemsOf, smallSite, withMistake } from '../../../smallSite.ts'

const hours = [
  { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '16:00' },
]

/** The small site with opening hours, fees of a class, and a page that says this. */
function saying(content: string): Record<string, string> {
  const site = JSON.parse(smallSite['_site.json'] ?? '')
  const blog = JSON.parse(smallSite['blog/index.json'] ?? '')
  const fees = {
    ...{ type: 'fees', title: 'Fees', page: '/stages/ils', currency: 'GHS', validFrom: '2026-09-01' },
    terms: [{ name: 'First term' }, { name: 'Second term' }],
    classes: [{ name: 'Year 7', amounts: [9500, 9000] }],
  }
  return {
    ...smallSite,
    '_site.json': JSON.stringify({ ...site, contact: { ...site.contact, hours } }),
    'blog/index.json': JSON.stringify({
      ...blog,
      sections: [...blog.sections, { type: 'text', title: 'Of us', content }, fees],
    }),
  }
}

const reported = (files: Record<string, string>, code = 'differing-fact') =>
  problemsOf(files).filter(problem => problem.code === code)

test.each([
  ['Ring +233 30 132 4567.', '"+233 30 132 4567", but the contact details say +233 30 123 4567.'],
  ['Ring 030 123 5567.', '"030 123 5567", but the contact details say +233 30 123 4567.'],
  [
    'Write to ofice@harbourview.org.',
    '"ofice@harbourview.org", but the contact details say office@harbourview.org.',
  ],
  [
    'Write to fees@harbuorview.org.',
    '"fees@harbuorview.org", but the contact details say office@harbourview.org.',
  ],
  ['The office is open from 8 am to 3 pm.', '"8 am to 3 pm", but the opening hours are 08:00 to 16:00.'],
  [
    'At the school office, on weekdays from 8 am to 3 pm.',
    '"8 am to 3 pm", but the opening hours are 08:00 to 16:00.',
  ],
  ['Office hours: 7:30–16:00', '"7:30–16:00", but the opening hours are 08:00 to 16:00.'],
  [
    'The fees of Year 7 are GHS 9,800 a term.',
    '"GHS 9,800", but the fees of Year 7 are GHS 9500, 9000, 18500.',
  ],
])('"%s" is reported', (content, words) => {
  expect(reported(saying(content)).map(({ message }) => message)).toEqual([`Here stands ${words}`])
})

test.each([
  'Ring {phone}, +233 30 123 4567 or 030 123 4567.',
  // Several lines of one office differ in their last digit; others have numbers of their own.
  'Ring +233 30 123 4568, or the nurse on +233 24 555 0199.',
  'Write to office@harbourview.org, head@harbourview.org or to exams@cambridge.org.',
  'The office is open from 8 am to 4 pm.',
  'The office is open from 08:00 to 16:00.',
  'The office is open from 8 to 4.',
  'The office is open from 9 am to 1 pm in the holidays.',
  'The office is open from 9 am to 1 pm on Saturday.',
  'The library is open from 9 am to 6 pm.',
  'The accounts office is open from 9 am to 2 pm.',
  'School begins at 7:30 am and ends at 2 pm. Ring the office.',
  'The fees of Year 7 are GHS 9,500 in the first term. In the second term Year 7 pays fees of GHS 9,000.',
  'The fees of Year 7 are GHS 18,500 a year.',
  'The examination fee of Year 7 is GHS 300.',
  'Year 7 paid GHS 9,800 for the instruments of the band.',
  'The fees of Year 70 are GHS 9,800.',
])('"%s" is not reported', content => {
  expect(reported(saying(content))).toEqual([])
})

const person = (names: string[]) => ({
  ...{ type: 'people', title: 'Who is who' },
  groups: [{ items: names.map(name => ({ role: 'Head', name })) }],
})

const people = (first: string[], second: string[]) =>
  Object.fromEntries(
    Object.entries({ 'blog/index.json': first, 'stages/ils.json': second }).map(([file, names]) => {
      const page = JSON.parse(smallSite[file] ?? '')
      return [file, JSON.stringify({ ...page, sections: [...page.sections, person(names)] })]
    }),
  )

test('a name that differs by a slip on another page is reported, at the rarer one', () => {
  const files = { ...smallSite, ...people(['Adwoa Darkoh'], ['Adwoa Darko', 'Adwoa Darko']) }
  expect(reported(files).map(({ file, message }) => `${file} ${message}`)).toEqual([
    'blog/index.json Here stands "Adwoa Darkoh", but "stages/ils.json" says Adwoa Darko.',
  ])
})

test.each([
  [['Adwoa Darko'], ['Adwoa Darko']],
  [['Adwoa Darko'], ['Yaw Frimpong']],
  // Sisters are listed together.
  [['Adwoa Darko', 'Adzoa Darko'], ['Adwoa Darko']],
])('%j and %j are names of people of their own', (first, second) => {
  expect(reported({ ...smallSite, ...people(first, second) })).toEqual([])
})

test.each([
  ['office@harbourview.con', 'office@harbourview.com'],
  ['harbourview@gmial.com', 'harbourview@gmail.com'],
  ['office@harbourview.edu.hg', 'office@harbourview.edu.gh'],
])('the email address %s is reported, and the fix writes %s', (wrong, right) => {
  const found = reported(withMistake('_site.json', 'office@harbourview.org', wrong), 'mistyped-email')
  expect(found.map(({ fix }) => fix?.map(({ content }) => content))).toEqual([[right]])
})

test.each(['office@harbourview.cm', 'office@harbourview.co', 'office@yahoo.fr'])(
  '%s is an address',
  email => {
    expect(reported(withMistake('_site.json', 'office@harbourview.org', email), 'mistyped-email')).toEqual([])
  },
)
