import { expect, test } from 'vitest'
import { fixDocuments } from '../../../../../schema/read/fixDocuments.ts'
import { mistakesOf, problemsOf, withMistake } from '../../../smallSite.ts'

const ILS = 'stages/ils.json'
const withText = (text: string) => withMistake(ILS, '"Ask {phone}."', JSON.stringify(text))

test.each([
  'a < b and b > c, 5 <6, x<y',
  'We love maths <3',
  'Under-12s: <b; over-12s: b>',
  'Q&A; R&D; AT&T; fish & chips; A&B;',
  'C# and F#, #1 in the region, # 1, #school #pride',
  'A * B, 2 ** 3 ** 4, *required, * one, **, *****, M**A',
  'An [optional] (but useful) visit [sic](so written)',
  '# of pupils',
  'if x <a and y> b',
  'Write to <office@school.org>.',
  '___ and __ and --- and ~',
])('%j is an ordinary text', text => {
  expect(mistakesOf(withText(text))).toBe('')
})

const BOLD = 'Write **words** for bold words.'
const LINK = 'Write [words](/page), without blanks in the address.'
const PARAGRAPH = 'Delete it, and begin a new line of the text.'
const OTHER = 'Delete it and keep the words.'
const ENDS = 'Write ** directly before and directly behind the words that are to be bold.'

test.each([
  ['Ask <b>us</b>.', '<b>', BOLD],
  ['Ask us</STRONG>.', '</STRONG>', BOLD],
  ['Ask us.<br>Now.', '<br>', PARAGRAPH],
  ['Ask us.<br />Now.', '<br />', PARAGRAPH],
  ['<p class="lead">Ask us.</p>', '<p class="lead">', PARAGRAPH],
  ['<a href="/blog">Ask us</a>', '<a href="/blog">', LINK],
  [
    '<span style="font-weight: bold; color: red">Ask us</span>',
    '<span style="font-weight: bold; color…',
    OTHER,
  ],
  ['Ask us <!-- when? -->', '<!--', OTHER],
  ['Ask <em>us</em>.', '<em>', 'Write *words* for slanted words.'],
  ['<ul><li>Ask us</li></ul>', '<ul>', 'Begin each item of a list with "- ", on a line of its own.'],
  ['Ask **the office.', '**', ENDS],
  ['Ask the office**.', '**', ENDS],
  ['Ask [the office](/visit us).', '](/visit us)', LINK],
  ['Ask&nbsp;us', '&nbsp;', 'Write a plain space.'],
  ['Arts &amp; crafts', '&amp;', 'Write "&".'],
  ['The school&#8217;s', '&#8217;', 'Write "’".'],
  ['The school&#x2019;s', '&#x2019;', 'Write "’".'],
  ['The school&#X2019;s', '&#X2019;', 'Write "’".'],
  ['Ask&#160;us', '&#160;', 'Write a plain space.'],
  ['Kinder&shy;garten', '&shy;', 'Delete it.'],
  ['&Eacute;cole', '&Eacute;', 'Write "É".'],
])('%j gets what to write instead', (text, found, suggestion) => {
  const document = withText(text)
  const sign = JSON.stringify(found.replace('…', '')).slice(1, -1)
  const column = 1 + (document[ILS]?.split('\n')[14]?.indexOf(sign) ?? -1)
  expect(mistakesOf(document)).toBe(
    `${ILS}:15:${column}  "${found}" would be shown as it stands. ${suggestion}`,
  )
})

test('each kind of character is reported once in a text', () => {
  expect(problemsOf(withText('<b>**A**</b> <i>b</i> &amp; **c**')).map(({ message }) => message)).toEqual([
    '"<b>" would be shown as it stands.',
    '"&amp;" would be shown as it stands.',
  ])
})

test('--fix writes the signs that codes stand for', () => {
  expect(fixed('Arts &amp; crafts&nbsp;&quot;here&quot; &amp; there')).toBe('Arts & crafts "here" & there')
})

const signs = {
  '&lt;&gt;&AMP;': '<>&',
  '&apos;&lsquo;&rsquo;&ldquo;&rdquo;': '’‘’“”',
  '&copy;&reg;&trade;&deg;&bull;&middot;': '©®™°•·',
  '&ndash;&mdash;&hellip;&times;&frac12;': '–—…×½',
  '&pound;&euro;a&shy;b': '£€ab',
  '&eacute;&egrave;&agrave;&ccedil;&ouml;&uuml;&auml;&ntilde;': 'éèàçöüäñ',
  '&Eacute;&Egrave;&Agrave;&Ccedil;&Ouml;&Uuml;&Auml;&Ntilde;': 'ÉÈÀÇÖÜÄÑ',
  '&#38;&#xe9;&#233;&#128218;&#x1F4DA;': '&éé📚📚',
}
test.each(Object.entries(signs))('%s means %s', (codes, meant) => {
  expect(fixed(codes)).toBe(meant)
})

test.each([
  ['https://forms.school.org/f?a=1&amp;b=2', '&amp;', 'Write "&".', 'https://forms.school.org/f?a=1&b=2'],
  ['https://a.org/Mother&#39;s-day', '&#39;', 'Write "\'".', "https://a.org/Mother's-day"],
  ['https://a.org/visit&nbsp;', '&nbsp;', 'Delete it.', 'https://a.org/visit'],
])(
  'B3: a code in the address %s is reported, of a form service and of a link',
  (url, code, suggestion, meant) => {
    const handler = withMistake('_site.json', '"kind": "mailto"', `"kind": "post",\n    "url": "${url}"`)
    const link = withMistake('_site.json', 'https://www.facebook.com/harbourview', url)
    for (const document of [handler, link]) {
      const [problem, ...others] = problemsOf(document)
      expect([problem?.message, problem?.suggestion, others]).toEqual([
        `"${code}" makes this address lead elsewhere: it is a code of web pages.`,
        suggestion,
        [],
      ])
      expect(problem?.fix?.map(({ content }) => JSON.parse(content))).toEqual([meant])
    }
  },
)

test('a code in an address that is none without it has no sure fix', () => {
  const link = withMistake('_site.json', 'https://www.facebook.com/harbourview', 'https://a.org/a&nbsp;b')
  expect(problemsOf(link).map(({ suggestion, fix }) => [suggestion, fix])).toEqual([
    ['Delete it, or copy the address anew.', undefined],
  ])
})

/** What `--fix` makes of a text. */
function fixed(content: string): unknown {
  const sources = Object.entries(withText(content)).map(([file, text]) => ({ file, text }))
  const mended = fixDocuments(sources, documents =>
    problemsOf(Object.fromEntries(documents.map(({ file, text }) => [file, text]))),
  )
  const { text: document = '' } = mended.find(({ file }) => file === ILS) ?? {}
  return JSON.parse(document).sections[0].content
}
