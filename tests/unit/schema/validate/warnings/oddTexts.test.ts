import { expect, test } from 'vitest'
import { problemsOf, smallSite, withFields, withMistake } from '../../../smallSite.ts'

const page = (fields: Record<string, string>) =>
  withFields('blog/index.json', { sections: [{ type: 'text', title: 'News', content: 'A.', ...fields }] })

const told = (code: string, files: Record<string, string>) =>
  problemsOf(files).filter(problem => problem.code === code)

test('a paragraph may have 1,200 characters', () => {
  const lines = (length: number) => page({ content: ['Short.', 'a'.repeat(length), 'Short.'] as never })
  expect(told('long-paragraph', lines(1200))).toEqual([])
  expect(told('long-paragraph', lines(1201)).map(({ message, suggestion }) => [message, suggestion])).toEqual(
    [
      [
        'A paragraph has 1201 characters, which few people read to the end.',
        'Divide it, where another thought begins.',
      ],
    ],
  )
})

test.each([
  ['ALL ABOUT FEES', 'capital letters alone'],
  ['We won!!', 'several exclamation marks'],
  ['🎉 We won ! 🏆', 'several emoji'],
  ['WE HAVE WON!!! 🎉🎉', 'capital letters alone and several exclamation marks and several emoji'],
])('the title "%s" is told that it shouts', (title, has) => {
  expect(told('loud-title', page({ title })).map(({ message }) => message)).toEqual([
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
  expect(told('loud-title', page({ title }))).toEqual([])
})

test.each(['Skip to main content\nFees', 'Accept all cookies', 'Fees\nCookie settings'])(
  'what belongs to a web page is told in "%s"',
  content => {
    expect(told('pasted-page', page({ content }))).toHaveLength(1)
  },
)

test('what a page says of its own cookies is not told', () => {
  const content = 'This site uses no cookies. We accept all applications, and all cookies are eaten.'
  expect(told('pasted-page', page({ content }))).toEqual([])
})

test('signs of a list are told in a draft too', () => {
  const files = page({ content: '• One\n• Two' })
  const draft = JSON.stringify({ ...JSON.parse(files['blog/index.json'] ?? ''), draft: true })
  expect(told('plain-marks', { ...files, 'blog/index.json': draft })).toHaveLength(1)
})

test('two entries of one menu with one label are told, and the same label in two menus is not', () => {
  const label = (words: string) => withMistake('_site.json', '"label": "Stages"', `"label": "${words}"`)
  expect(told('repeated-label', label('home ')).map(({ path }) => path)).toEqual([['navigation', 1, 'label']])
  expect(told('repeated-label', label('Blog'))).toEqual([])
})

const email = (written: string) => withMistake('_site.json', 'office@harbourview.org', written)

test.each([
  [' office@harbourview.org', 'begins'],
  ['office@harbourview.org ', 'ends'],
])('an email address "%s" is told that it %s with a blank, and what to write', (written, end) => {
  const [problem, ...others] = told('bad-email', email(written))
  expect(others).toEqual([])
  expect(problem?.message).toContain(`${end} with a blank, which nobody sees.`)
  expect(problem?.fix?.map(({ content }) => content)).toEqual(['"office@harbourview.org"'])
})

test.each(['C:\\\\Users\\\\Ama\\\\fees.docx', 'file:///C:/fees.docx'])(
  'a link to %s is told that it leads to a file of a computer',
  path => {
    const found = told('bad-link', withMistake('index.json', '"/stages/ils#fees"', `"${path}"`))
    expect(found.map(({ message, suggestion }) => [message, suggestion])).toEqual([
      [
        '"fees.docx" is a file of your computer, and visitors cannot open it.',
        'Save it as a PDF, put that into "public/docs", and link to it there.',
      ],
    ])
  },
)

test('the small site has nothing odd', () => {
  expect(problemsOf(smallSite)).toEqual([])
})
