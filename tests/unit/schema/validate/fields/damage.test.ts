import { expect, test } from 'vitest'
import { fixDocument, fixDocuments } from '../../../../../schema/read/fixDocuments.ts'
import { mistakesOf, problemsOf, smallSite, withMistake } from '../../../smallSite.ts'

const ILS = 'stages/ils.json'
/** The small site with another text, as JSON writes it or with the characters as they are. */
const withText = (written: string) => withMistake(ILS, 'Ask {phone}.', written)
const codesOf = (written: string) => problemsOf(withText(written)).map(({ code }) => code)

test.each([
  ['the bell', 'Ask\\u0007 us'],
  ['a null', 'Ask\\u0000 us'],
  ['a sign of deletion', 'Ask\u007f us'],
  ['a quote of an old encoding', 'The school\u0092s'],
  ['the stand-in for what could not be read', 'Caf\ufffd'],
  ['half a letter', 'Ask\\ud83d us'],
  ['no character', 'Ask\uffff us'],
  ['an order of letters turned round', 'Ask \u202eus'],
  ['the end of that', 'Ask\u202c us'],
  ['an isolated part', 'Ask \u2066us\u2069'],
])('a text cannot hold %s', (_, written) => {
  expect(codesOf(written)).toEqual(['damaged-text'])
})

test.each([
  'a\\tb',
  'a\\nb',
  'a\\r\\nb',
  'Ɛyɛ ŋ é “quoted” – dash…',
  'A no-break\u00a0space and a soft\u00adhyphen',
  'Ask 😀 👩‍👩‍👧',
  'مدرسة \u200fخاصة\u200e',
  'Ââ',
  'À â la carte, Ã, 5 €',
])('%j is an ordinary text', written => {
  expect(codesOf(written)).toEqual([])
})

test('what is said names the words before it', () => {
  const messages = ['Come to the office and ask \u202eus', '\\u0007Ask', 'Come.\\nAsk in the caf\ufffd']
  expect(messages.map(written => mistakesOf(withText(written))).join('\n')).toMatchInlineSnapshot(`
    "stages/ils.json:15:46  An invisible character (U+202E) stands in this text, behind "the office and ask ". Delete it, or write the text anew.
    stages/ils.json:15:19  An invisible character (U+0007) stands in this text, at its beginning. Delete it, or write the text anew.
    stages/ils.json:15:40  A letter of this text has been lost, behind "Ask in the caf": "�" stands in its place. Write the letter that was meant."
  `)
})

test('a draft is not left in peace: what is damaged is to be written anew before anybody forgets what it said', () => {
  const files = withMistake(ILS, '"title": "I', '"draft": true, "title": "\ufffdI')
  expect(problemsOf(files).map(({ code }) => code)).toContain('damaged-text')
})

test('--fix removes characters that turn the order of letters, and changes nothing else of the text', () => {
  const check = (documents: readonly { file: string; text: string }[]) =>
    problemsOf(Object.fromEntries(documents.map(({ file, text }) => [file, text])))
  const mended = (written: string) => {
    const sources = Object.entries(withText(written)).map(([file, text]) => ({ file, text }))
    return fixDocuments(sources, check).find(({ file }) => file === ILS)?.text
  }
  expect(mended('\u202dAsk \\u00e9\u202c us')).toBe(withText('Ask \\u00e9 us')[ILS])
  expect(mended('Ask\\u0007 us')).toBe(withText('Ask\\u0007 us')[ILS])
  expect(fixDocument({ file: ILS, text: smallSite[ILS] ?? '' })).toBe(smallSite[ILS])
})

test.each([
  ['The schoolâ€™s gate', 'â€™'],
  ['8â€“15', 'â€“'],
  ['He said â€œyes', 'â€œ'],
  ['CafÃ©', 'Ã©'],
  ['Â£20', 'Â£'],
])('"%s" was read in the wrong encoding', (written, found) => {
  expect(mistakesOf(withText(written)).replace(/^\S+ +/, '')).toBe(
    `Warning: "${found}" is what a quote, a dash or a letter becomes when a text is read in the wrong encoding. Write the sign that was meant, such as ’, “, – or é.`,
  )
})
