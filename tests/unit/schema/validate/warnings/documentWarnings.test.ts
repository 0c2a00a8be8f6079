import { expect, test } from 'vitest'
import { oneLine } from '../../../../../scripts/lib/report/oneLine.ts'
import { problemsOf, smallSite, withFields, withFiles, withMistake } from '../../../smallSite.ts'

const words = (files: Record<string, string>) =>
  problemsOf(files).map(problem => oneLine(problem).replace(/^\S+ +/, ''))

test.each([
  ['Lorem ipsum dolor', 'Lorem ipsum'],
  ['The fees are TBC.', 'TBC'],
  ['Write to me@example.com.', 'example.com'],
  ['Ask [your name] for it.', '[your name]'],
  ['It costs ??? a term.', '???'],
  ['It costs ????? a term.', '?????'],
  ['To be announced (TBA)', 'TBA'],
  ['FIXME: ask', 'FIXME'],
  ['Room xxxx', 'xxxx'],
  ['Ring [insert number here] now', '[insert number here]'],
  ['On [date of the fair], at noon', '[date of the fair]'],
  ['See www.example.net/x', 'example.net'],
])('"%s" holds a place', (text, found) => {
  expect(words(withMistake('stages/ils.json', 'Ask {phone}.', text))).toEqual([
    `Warning: "${found}" is a placeholder, and visitors would read it as it stands. Write what visitors are to read, or delete it until it is known.`,
  ])
})

test.each([
  'What is the TBCs of it?',
  'Why? Because!',
  'Really??',
  'An example.',
  'Pupils aged xx to xi',
  'A Dexxx',
  'myexample.com',
  'example.community',
  '[named] and [optional]',
  'TBCx',
])('"%s" is an ordinary text', text => {
  expect(words(withMistake('stages/ils.json', 'Ask {phone}.', text))).toEqual([])
})

test('a draft is left in peace, and the example in an empty field of a form is no placeholder', () => {
  const draft = withMistake('_posts/1.json', '"content": "', '"draft": true, "content": "TBC ')
  expect(words(draft)).toEqual([])
  const form = withMistake(
    '_site.json',
    '"required": true',
    '"required": true, "placeholder": "me@example.com"',
  )
  expect(words(form)).toEqual([])
})

test('a link can hold the place of another, the path of a picture cannot', () => {
  const link = withMistake('index.json', '/stages/ils#fees', 'https://www.example.com/apply')
  expect(words(link)).toEqual([
    'Warning: "example.com" is a placeholder, and visitors would read it as it stands. Write what visitors are to read, or delete it until it is known.',
  ])
  const picture = withMistake('index.json', '"src": "/images/hero.svg"', '"src": "/images/xxx.svg"')
  expect(problemsOf(picture, withFiles(['/images/xxx.svg']))).toEqual([])
})

test.each([
  [
    '2026-11-20',
    [
      'Warning: This page was to be looked through by 2026-11-20. Read it, correct what has changed, and write the next day on which to do so.',
    ],
  ],
  ['2026-11-21', []],
])('on 21 November, a page to be looked through by %s', (day, expected) => {
  expect(words(withMistake('stages/ils.json', '"title": "I', `"reviewBy": "${day}", "title": "I`))).toEqual(
    expected,
  )
})

test.each([
  ['"answer": "…"', 'There is no word in this text.'],
  ['"answer": "!\\n–"', 'There is no word in this text.'],
  ['"answer": "Is there a bus?"', 'This text only says its heading again.'],
])('%s answers nothing', (answer, message) => {
  expect(words(withMistake('stages/ils.json', '"answer": "Yes."', answer))).toEqual([
    `Warning: ${message} Write what the heading promises, or delete both.`,
  ])
})

test.each(['"answer": "7"', '"answer": "Ɛyɛ"', '"answer": "Is there a bus? Yes."'])(
  '%s is an answer',
  answer => {
    expect(words(withMistake('stages/ils.json', '"answer": "Yes."', answer))).toEqual([])
  },
)

test.each([
  ['a text', { type: 'text', title: 'Fees', content: 'Fees' }, ['sections', 0, 'content']],
  [
    'a subject',
    { type: 'subjects', title: 'S', items: [{ name: 'Art', description: 'Art' }] },
    ['sections', 0, 'items', 0, 'description'],
  ],
  [
    'a hero',
    { type: 'hero', title: 'Hello', description: 'Hello', backgroundImage: '/images/hero.svg' },
    ['sections', 0, 'description'],
  ],
])('%s that only says its heading again is reported at its place', (_, section, path) => {
  const files = withFields('stages/index.json', {
    sections: [section, { type: 'pageCards', title: 'T', from: '/stages' }],
  })
  expect(problemsOf(files).map(problem => problem.path)).toEqual([path])
})

test('a list of posts without posts', () => {
  const drafts = Object.fromEntries(
    Object.entries(smallSite).map(([file, text]) => [
      file,
      file.startsWith('_posts') ? text.replace('"author"', '"draft": true, "author"') : text,
    ]),
  )
  const none =
    'Warning: There is no post to list here yet. Publish a post, or delete this section until then.'
  expect(words(drafts)).toEqual([none])
  const latest = { type: 'latestPosts', title: 'News', count: 3 }
  expect(words(withFields('stages/index.json', { sections: [latest] }, drafts))).toEqual([none, none])
})

test('a page that leaves is reported wherever something leads to it, however it is spelt', () => {
  const leaving = withFields('stages/index.json', { unpublishOn: '2027-04-01', reviewBy: '2026-11-20' })
  const home = (smallSite['index.json'] ?? '').replace('/stages/ils#fees', '/Stages/?a=1')
  const reported = problemsOf({ ...leaving, 'index.json': home })
  expect(reported.map(({ file, path }) => [file, ...path].join(' '))).toEqual([
    '_site.json navigation 1 path',
    '_site.json catchAlls 0',
    'index.json sections 2 buttonLink',
    'stages/index.json reviewBy',
  ])
})

test.each([
  ['on Mon 3 Mar 2027', '"Mon 3 Mar 2027" is a Wednesday.'],
  ['on Monday, March 3rd, 2027', '"Monday, March 3rd, 2027" is a Wednesday.'],
  ['from 29 February 2027', '"29 February 2027" is not in the calendar: February 2027 has 28 days.'],
  ['by the 31st of Sept.', '"31st of Sept" is not in the calendar: September has 30 days.'],
])('"%s" is no day', (text, message) => {
  expect(words(withMistake('stages/ils.json', 'Ask {phone}.', text))).toEqual([
    expect.stringContaining(`Warning: ${message}`),
  ])
})

test.each([
  ...['Wednesday, 3 March 2027', 'Monday 3 March', '29 February', '29 February 2028', '31 May be enough'],
  ...['In April 31 pupils came.', 'pages 1–31 Junior pupils read', 'For 62 January forms', 'Sun 31 Oct 2027'],
])('"%s" is a day, or none is meant', text => {
  expect(words(withMistake('stages/ils.json', 'Ask {phone}.', text))).toEqual([])
})
