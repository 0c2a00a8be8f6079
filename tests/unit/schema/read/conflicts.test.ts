import { expect, test } from 'vitest'
import { fixDocument } from '../../../../schema/read/fixDocuments.ts'
import { mistakesOf, smallSite, withMistake } from '../../smallSite.ts'

const ILS = 'stages/ils.json'
const ours = '      "title": "Fees",\n'
const theirs = '      "title": "Costs",\n'

const conflict = (between = `${ours}=======\n${theirs}`) =>
  withMistake(ILS, ours, `<<<<<<< HEAD\n${between}>>>>>>> ama\n`)

test('two versions of a place are one problem, whatever is wrong with the text because of them', () => {
  expect(mistakesOf(conflict())).toMatchInlineSnapshot(
    `"stages/ils.json:14:1  Two versions of this place were not joined (lines 14 to 18). Keep one, and delete the other and the three lines that begin with "<<<<<<<", "=======" and ">>>>>>>"."`,
  )
  const withBase = conflict(`${ours}||||||| 2cb9d5e\n      "title": "Fee",\n=======\n${theirs}`)
  expect(mistakesOf(withBase)).toMatch(/^stages\/ils.json:14:1 .* \(lines 14 to 20\).*$/)
})

test('each place is reported, with the line ends of Windows as well', () => {
  const both = conflict()[ILS]?.replace(/ *"answer".*\n/, '<<<<<<< HEAD\n$&=======\n$&>>>>>>> ama\n') ?? ''
  const messages = mistakesOf({ ...smallSite, [ILS]: both.replaceAll('\n', '\r\n') })
  expect(messages.match(/lines \d+ to \d+/g)).toEqual(['lines 14 to 18', 'lines 38 to 42'])
})

test.each([
  ['the first', '<<<<<<< HEAD\n'],
  ['the one between', '=======\n'],
  ['the last', '>>>>>>> ama\n'],
])('%s of the three lines alone is to be deleted', (_, line) => {
  expect(mistakesOf(withMistake(ILS, ours, line + ours))).toBe(
    'stages/ils.json:14:1  This line is left of two versions that were joined. Delete it, and keep one of the versions if both still stand here.',
  )
})

test.each([
  ['six signs', '<<<<<< HEAD\n'],
  ['eight', '<<<<<<<< HEAD\n'],
  ['not at the beginning of the line', '  <<<<<<< HEAD\n'],
])('%s: something else', (_, line) => {
  expect(mistakesOf(withMistake(ILS, ours, line + ours))).not.toMatch(/versions/)
})

test('a text may hold the signs', () => {
  expect(mistakesOf(withMistake(ILS, 'Ask {phone}.', '<<<<<<< HEAD\\n=======\\n>>>>>>> ama'))).toBe('')
})

test('nothing of it is mended, in a list either, where the lines could be taken for texts without quotes', () => {
  const files = withMistake(
    '_posts/1.json',
    '    "News"\n',
    '<<<<<<< HEAD\n    "News",\n=======\n    "Sports",\n>>>>>>> ama\n    "Music"\n',
  )
  const text = files['_posts/1.json'] ?? ''
  expect(fixDocument({ file: '_posts/1.json', text })).toBe(text)
})
