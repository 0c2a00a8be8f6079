import { applyEdits } from 'jsonc-parser'
import { expect, test } from 'vitest'
import { mistakesOf, problemsOf, withMistake } from '../../../smallSite.ts'

const ILS = 'stages/ils.json'
const withText = (text: string) => withMistake(ILS, '"Ask {phone}."', JSON.stringify(text))

test.each([
  'A – B – C',
  '– And so it began.',
  'Water: 1.5 l; from 1. May; room 1.',
  '2 * 3 * 4, *required',
  'snake_case_name, _, __, a_b',
  'Mail office@www.school or school.org',
  'Ask us\tat the office',
  'Bring:\n- water\n- a hat',
  '1. first\n2. second',
  'Ask *the office* **now**: [here](/stages/ils).',
  'See [the list](https://a.org/list).',
  'a\n\tb',
  'Either | or',
  'More than 90 % pass: 5 > 3.',
  '> He said so.',
  '`Okada’s bus',
])('%j is an ordinary text', text => {
  expect(mistakesOf(withText(text))).toBe('')
})

const LIST = 'makes no list, and is shown as it stands.'
const WORDS = 'is shown with its signs.'
const LINK = 'is shown as words, not as a link.'
const MORE = 'A ">" at the beginning of a line makes it a quotation, and visitors do not see the sign.'
const TABLE = 'The columns of this table are shown as one run of words.'

test.each([
  ['• water', `"•" ${LIST}`],
  ['Bring:\n\t▪water', `"▪" ${LIST}`],
  ['Bring:\n– water\n– a hat', `"–" ${LIST}`],
  ['Bring:\n* water\n\n* a hat', `"*" ${LIST}`],
  ['_x_', `"_x_" ${WORDS}`],
  ['See http://school.org.', `"http://school.org" ${LINK}`],
  ['Auf www.bücher.example/a.', `"www.bücher.example/a" ${LINK}`],
  ['(www.school.org/a?b=1)', `"www.school.org/a?b=1" ${LINK}`],
  ['Stage\tTerm 1\tTerm 2', TABLE],
  ['Stage\tFee\nILS\tGHS 9,500', TABLE],
  ['| Year | Fee |\n|---|---|\n| 1 | 20 |', '"| Year | Fee |" makes no table, and is shown with its signs.'],
  ['Year | Fee\n:-|-:\n1 | 20', '":-|-:" makes no table, and is shown with its signs.'],
  ['Year | Fee\n:-- | --:\n1 | 20', '":-- | --:" makes no table, and is shown with its signs.'],
  ['Type `npm start` here.', `"\`npm start\`" ${WORDS}`],
  ['```js\nlet a\n```', `"\`\`\`js" ${WORDS}`],
  ['See here: [](/stages/ils)', '"[](/stages/ils)" is a link without words, so nobody sees it.'],
  ['[ ](https://a.org)', '"[ ](https://a.org)" is a link without words, so nobody sees it.'],
  ['>90 % of our pupils pass.', MORE],
  ['We say:\n> 3 in 4 pass.', MORE],
])('%j is warned of', (text, message) => {
  const problems = problemsOf(withText(text))
  expect(problems.map(({ code, severity, message }) => [code, severity, message])).toEqual([
    ['plain-marks', 'warning', message],
  ])
})

test.each([
  ['"How we teach"', '| Year | Fee |', '"| Year | Fee |" makes no table, and is shown with its signs.'],
  ['"In small groups."', '|a|b|', '"|a|b|" makes no table, and is shown with its signs.'],
  ['"How we teach"', 'See [](/stages/ils)', '"[](/stages/ils)" would be shown as it stands.'],
])('in place of %s, where a text is one line, %j is named', (place, text, message) => {
  const problems = problemsOf(withMistake(ILS, place, JSON.stringify(text)))
  expect(problems.map(({ message }) => message)).toEqual([message])
})

test('each kind of sign is reported once', () => {
  const text = '• _a_\n• _b_\n• www.a.org and www.b.org'
  expect(problemsOf(withText(text)).map(({ message }) => message)).toEqual([
    `"•" ${LIST}`,
    `"_a_" ${WORDS}`,
    `"www.a.org" ${LINK}`,
  ])
})

test('the hint in a field of a form may be an address', () => {
  const hint = '"kind": "email",\n            "placeholder": "www.school.org"'
  expect(mistakesOf(withMistake('_site.json', '"kind": "email"', hint))).toBe('')
})

test.each([
  ['• water\n•\ta hat', '- water\n- a hat'],
  ['Ask _the office_ or _us_', 'Ask *the office* or *us*'],
])('--fix makes %j what was meant', (written, meant) => {
  const document = withText(written)
  const [problem] = problemsOf(document)
  const mended = applyEdits(document[ILS] ?? '', [...(problem?.fix ?? [])])
  expect(JSON.parse(mended).sections[0].content).toBe(meant)
})
