import { expect, test } from 'vitest'
import { problemsOf, smallSite, withFields, withMistake } from '../../../smallSite.ts'

const page = (fields: Record<string, string>) =>
  withFields('blog/index.json', { sections: [{ type: 'text', title: 'News', content: 'A.', ...fields }] })

const reported = (code: string, files: Record<string, string>) =>
  problemsOf(files).filter(problem => problem.code === code)

test('a paragraph may have 1,200 characters', () => {
  const lines = (length: number) => page({ content: ['Short.', 'a'.repeat(length), 'Short.'] as never })
  expect(reported('long-paragraph', lines(1200))).toEqual([])
  expect(
    reported('long-paragraph', lines(1201)).map(({ message, suggestion }) => [message, suggestion]),
  ).toEqual([
    [
      'A paragraph has 1,201 characters, which few people read to the end.',
      'Divide it, where another thought begins.',
    ],
  ])
})

test.each([
  ['ALL ABOUT FEES', 'capital letters alone'],
  ['We won!!', 'several exclamation marks'],
  ['🎉 We won ! 🏆', 'several emoji'],
  ['WE HAVE WON!!! 🎉🎉', 'capital letters alone and several exclamation marks and several emoji'],
])('the title "%s" is reported as loud', (title, has) => {
  expect(reported('loud-title', page({ title })).map(({ message }) => message)).toEqual([
    `This title has ${has}.`,
  ])
})

test.each([
  'IGCSE, SHS',
  'We won!',
  '🎉 We won',
  'STEM 2026',
  'مدرسة النور اليوم',
  '学校 新聞 行事',
  'Year 7: A B C',
])('the title "%s" does not shout', title => {
  expect(reported('loud-title', page({ title }))).toEqual([])
})

test.each([
  'Skip to main content\nFees',
  'Accept all cookies',
  'Fees\nCookie settings',
  'We won.\nWe use cookies to ensure you get the best experience on our website.',
  'We won.\nAccept cookies',
  'Home\nAbout us\nWe won.',
  '- [Home](/blog)\n- [About us](/blog)\n\nWe won.',
  'We won.\nShare on Facebook',
  'We won.\nRead more',
  'We won.\n© 2026 Some Other School. All rights reserved.',
])('what belongs to a web page is reported in "%s"', content => {
  expect(reported('pasted-page', page({ content }))).toHaveLength(1)
})

test('of several lines of a web page the first is named, and the others are counted', () => {
  const content = 'Skip to content\nHome\nWe won.\nAccept cookies\nAll rights reserved'
  expect(reported('pasted-page', page({ content })).map(({ message }) => message)).toEqual([
    '"Skip to content" and 3 more here belong to the web page from which this was copied.',
  ])
})

test.each([
  'This site uses no cookies. We accept all applications, and all cookies are eaten.',
  'Home',
  'Home is where it begins.\nRead more of it at the library.\nShare this with your family.',
])('what an author writes is not reported: "%s"', content => {
  expect(reported('pasted-page', page({ content }))).toEqual([])
})

test.each([
  [
    'PLEASE NOTE THAT ALL FEES MUST BE PAID.',
    '"PLEASE NOTE THAT ALL FEES MUST BE PAID" has capital letters alone',
  ],
  ['We have won!!!! Come and see.', '"!!!!" is read out sign by sign'],
  ['Well done 🎉🎉🏆 everybody.', '"🎉🎉🏆" is read out sign by sign'],
])('the text "%s" is reported as loud', (content, words) => {
  const [found, ...others] = reported('loud-text', page({ content }))
  expect(others).toEqual([])
  expect(found?.message).toContain(words)
})

test.each(['We teach IGCSE, SHS, JHS, WASSCE, BECE and SAT.', 'We have won!', 'We won 🏆 and 🎉 it.'])(
  'the text "%s" does not shout',
  content => {
    expect(reported('loud-text', page({ content }))).toEqual([])
  },
)

test.each([
  ['plain-marks', { content: '• One\n• Two' }],
  ['pasted-page', { content: 'We won.\nRead more' }],
  ['loud-text', { content: 'We won!!!!' }],
  ['loud-title', { title: 'We won!!!!' }],
  ['long-paragraph', { content: 'a'.repeat(1201) }],
  ['alt-text-is-file-name', { content: 'A.', image: '/images/a.png', imageAlt: 'IMG_2041.png' }],
])('what does not vanish when a text is finished is reported in a draft too: %s', (code, fields) => {
  const files = page(fields)
  const draft = JSON.stringify({ ...JSON.parse(files['blog/index.json'] ?? ''), draft: true })
  expect(reported(code, { ...files, 'blog/index.json': draft })).toHaveLength(1)
})

test('two entries of one menu with one label are reported, and the same label in two menus is not', () => {
  const label = (words: string) => withMistake('_site.json', '"label": "Stages"', `"label": "${words}"`)
  expect(reported('repeated-label', label('home ')).map(({ path }) => path)).toEqual([
    ['navigation', 1, 'label'],
  ])
  expect(reported('repeated-label', label('Blog'))).toEqual([])
})

const email = (written: string) => withMistake('_site.json', 'office@harbourview.org', written)

test.each([
  [' office@harbourview.org', 'begins'],
  ['office@harbourview.org ', 'ends'],
])('an email address "%s" is reported, since it %s with a blank, with what to write', (written, end) => {
  const [problem, ...others] = reported('bad-email', email(written))
  expect(others).toEqual([])
  expect(problem?.message).toContain(`${end} with a blank, which nobody sees.`)
  expect(problem?.fix?.map(({ content }) => content)).toEqual(['"office@harbourview.org"'])
})

test.each(['C:\\\\Users\\\\Ama\\\\fees.docx', 'file:///C:/fees.docx'])(
  'a link to %s is reported to lead to a file of a computer',
  path => {
    const found = reported('bad-link', withMistake('index.json', '"/stages/ils#fees"', `"${path}"`))
    expect(found.map(({ message, suggestion }) => [message, suggestion])).toEqual([
      [
        '"fees.docx" is a file of your computer, and visitors cannot open it.',
        'Save it as a PDF, put that into "public/docs", and link to it there.',
      ],
    ])
  },
)

test.each([
  ['The fees are in C:\\Users\\Ama Mensah\\My Documents\\fees.pdf for all.', 'plain-marks'],
  ['The fees are [here](C:\\Users\\Ama\\fees.pdf).', 'bad-link'],
])('the text "%s" is reported to name a file of a computer', (content, code) => {
  const found = problemsOf(page({ content })).map(({ message, suggestion, ...one }) => [
    one.code,
    message,
    suggestion,
  ])
  expect(found).toEqual([
    [
      code,
      '"fees.pdf" is a file of your computer, and visitors cannot open it.',
      'Put it into "public/docs" first, and link to it there.',
    ],
  ])
})

test.each([
  ['7.30 am', '07:30', true],
  ['4pm', '16:00', true],
  ['1500', '15:00', true],
  // In the evening, perhaps.
  ['7.30', '07:30', false],
])(
  'the time "%s" is taken for %s, which is corrected where nothing else can be meant',
  (written, time, isSure) => {
    const site = JSON.parse(smallSite['_site.json'] ?? '')
    const hours = [{ days: ['Monday'], opens: written, closes: '23:00' }]
    const files = {
      ...smallSite,
      '_site.json': JSON.stringify({ ...site, contact: { ...site.contact, hours } }),
    }
    const [found, ...others] = reported('wrong-form', files)
    expect(others).toEqual([])
    expect(found?.suggestion).toBe(`Did you mean "${time}"?`)
    expect(found?.fix?.map(({ content }) => content)).toEqual(isSure ? [`"${time}"`] : undefined)
  },
)

test.each([
  ['office@harbourview,org', 'bad-email', '"office@harbourview.org"'],
  ['office@gmail.co', 'mistyped-email', 'office@gmail.com'],
])('of the email address "%s" the right one is offered', (written, code, right) => {
  const [found] = reported(code, email(written))
  expect(found?.fix?.map(({ content }) => content)).toEqual([right])
})
