import { expect, test } from 'vitest'
import { mendDocuments } from '../../../schema/mend.ts'
import { mistakesOf, problemsOf, withMistake } from '../smallSite.ts'

const ILS = 'stages/ils.json'
const withText = (text: string) => withMistake(ILS, '"Ask {phone}."', JSON.stringify(text))

test.each([
  'a < b and b > c, 5 <6, x<y',
  'We love maths <3',
  'Under-12s: <b; over-12s: b>',
  'Q&A; R&D; AT&T; fish & chips; A&B;',
  'C# and F#, #1 in the region, # 1, #school #pride',
  'A * B, 2 ** 3 ** 4, *required, * one\n* two, **, *****, M**A',
  'An [optional] (but useful) visit [sic](so written)',
  '# of pupils',
  'if x <a and y> b',
  'Write to <office@school.org> or <https://school.org>.',
  '___ and __ and --- and ~',
])('%j is an ordinary text', text => {
  expect(mistakesOf(withText(text))).toBe('')
})

const PLAIN =
  'Delete the signs and keep the words: texts have no bold letters, and sections have their looks.'
const LINK =
  'Keep the words alone. A link stands in a field of its own, such as the "action" of a "text" section.'
const PARAGRAPH = 'Delete it. Longer texts may have several paragraphs, each begun with \\n.'
const HEADING = 'Delete the signs before the words. A heading is the "title" of a section of its own.'

test.each([
  ['Ask <b>us</b>.', '<b>', PLAIN],
  ['Ask us</STRONG>.', '</STRONG>', PLAIN],
  ['Ask us.<br>Now.', '<br>', PARAGRAPH],
  ['Ask us.<br />Now.', '<br />', PARAGRAPH],
  ['<p class="lead">Ask us.</p>', '<p class="lead">', PARAGRAPH],
  ['<a href="/blog">Ask us</a>', '<a href="/blog">', LINK],
  [
    '<span style="font-weight: bold; color: red">Ask us</span>',
    '<span style="font-weight: bold; color…',
    PLAIN,
  ],
  ['Ask us <!-- when? -->', '<!--', PLAIN],
  ['Ask **the office**.', '**the office**', PLAIN],
  ['Ask ***us***', '**us**', PLAIN],
  ['Ask [the office](/visit).', '[the office](/visit)', LINK],
  ['![The gate](https://a.org/gate.jpg)', '[The gate](https://a.org/gate.jpg)', LINK],
  ['Ask us.\n## Fees', '## Fees', HEADING],
  ['# Fees', '# Fees', HEADING],
  ['Ask&nbsp;us', '&nbsp;', 'Write a plain space.'],
  ['Arts &amp; crafts', '&amp;', 'Write "&".'],
  ['The school&#8217;s', '&#8217;', 'Write "’".'],
  ['The school&#x2019;s', '&#x2019;', 'Write "’".'],
  ['The school&#X2019;s', '&#X2019;', 'Write "’".'],
  ['Ask&#160;us', '&#160;', 'Write a plain space.'],
  ['Kinder&shy;garten', '&shy;', 'Delete it.'],
  ['&Eacute;cole', '&Eacute;', 'Write "É".'],
  ['Ask [the office](http://a.org/visit).', '[the office](http://a.org/visit)', LINK],
  ['##  Fees', '##  Fees', HEADING],
])('%j is told what to write instead', (text, found, cure) => {
  const document = withText(text)
  const sign = JSON.stringify(found.replace('…', '')).slice(1, -1)
  const column = 1 + (document[ILS]?.split('\n')[14]?.indexOf(sign) ?? -1)
  expect(mistakesOf(document)).toBe(`${ILS}:15:${column}  "${found}" would be shown as it stands. ${cure}`)
})

test('each kind of signs is told once in a text', () => {
  expect(problemsOf(withText('<b>**A**</b> <i>b</i> &amp; **c**')).map(({ message }) => message)).toEqual([
    '"<b>" would be shown as it stands.',
    '"**A**" would be shown as it stands.',
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
test.each(Object.entries(signs))('%s stands for %s', (codes, meant) => {
  expect(fixed(codes)).toBe(meant)
})

/** What `--fix` makes of a text. */
function fixed(content: string): unknown {
  const sources = Object.entries(withText(content)).map(([file, text]) => ({ file, text }))
  const mended = mendDocuments(sources, documents =>
    problemsOf(Object.fromEntries(documents.map(({ file, text }) => [file, text]))),
  )
  const { text: document = '' } = mended.find(({ file }) => file === ILS) ?? {}
  return JSON.parse(document).sections[0].content
}
