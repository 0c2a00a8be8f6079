import { applyEdits } from 'jsonc-parser'
import { expect, test } from 'vitest'
import { fixDocument } from '../../../../schema/read/fixDocuments.ts'
import { syntaxProblems } from '../../../../schema/read/syntax.ts'

/** Code of the problem → texts, with ⟦ ⟧ round the place that is named, and what becomes of each when it is fixed. */
const answers: Readonly<Record<string, readonly (readonly [marked: string, fixed?: string])[]>> = {
  'word-without-quotes': [
    ['{ "a": ⟦(1)⟧ }'],
    ['{\n  "a": "one",\n  ⟦two⟧\n  "b": 1\n}'],
    ['{ "a": ⟦hello⟧ world, "b": 1 }'],
    ['{ ⟦a-b⟧: 1 }'],
    ['{ "a": ⟦2026-03-21⟧ }', '{ "a": "2026-03-21" }'],
    ['{ "a": ⟦2026-03-21⟧ }', '{ "a": "2026-03-21" }'],
    ['{ "a": ⟦yes⟧ }'],
    ['{ "a" : ⟦yes⟧\n}'],
    ['{ ⟦yes⟧: 1 }', '{ "yes": 1 }'],
    ['{\n  "a": ⟦hello world⟧,\n  "b": 1\n}', '{\n  "a": "hello world",\n  "b": 1\n}'],
    ['{\n  "a": ⟦030 271-1234⟧,\n  "b": 1\n}', '{\n  "a": "030 271-1234",\n  "b": 1\n}'],
    ['{ "a": ⟦xTrue⟧ }', '{ "a": "xTrue" }'],
    ['{ "a": ⟦hello⟧] }', '{ "a": "hello"] }'],
  ],
  'wrong-bracket': [
    ['{ "a": [1⟦)⟧ }', '{ "a": [1] }'],
    ['{\n  "a": [1, 2⟦}⟧,\n  "b": 1\n}', '{\n  "a": [1, 2],\n  "b": 1\n}'],
    [
      '{\n  "a": 1,\n  "b": [\n    { "c": 1 },\n    { "d": 1 ⟦]⟧\n  }\n}',
      '{\n  "a": 1,\n  "b": [\n    { "c": 1 },\n    { "d": 1 }\n  }\n}',
    ],
    ['{\n  "a": [ {\n    "b": 1\n  ⟦]⟧,\n  "c": 1\n}', '{\n  "a": [ {\n    "b": 1\n  },\n  "c": 1\n}'],
    ['{ "a": 1 ⟦]⟧', '{ "a": 1 }'],
    ['{\n  "a": {\n    "b": 1\n      ⟦]⟧\n  }\n}'],
    ['[ ⟦"a"⟧: 1 ]'],
    ['{\n  "a": [\n    {\n      "b": 1\n    },\n    ⟦"c"⟧: 2,\n    "d": 3\n  ]\n}'],
    ['[ ⟦(⟧ 1 ) ]'],
    ['{\n  "a": [1,\n    2 ⟦}⟧,\n  "b": 1\n}'],
  ],
  'unclosed-bracket': [
    ['{\n  "a": [1, ⟦2⟧\n}'],
    ['{\n  "a": [\n    {\n      "b": 1\n    },\n    {\n      "c": ⟦2⟧\n  ]\n}\n'],
    ['{\n  "a": {\n    "b": [\n      1\n    ⟦]⟧\n  ,\n  "c": 2\n}\n'],
    ['{\n  "a": {\n    "b": ⟦1⟧,\n  "c": 2\n}\n'],
    ['{ "a"⟦:⟧ '],
    ['[\n  {\n    "a": 1,\n  ⟦{⟧\n    "b": 2\n  }\n]', '[\n  {\n    "a": 1\n  },\n  {\n    "b": 2\n  }\n]'],
    [
      '{\n  "sections": [\n    {\n      "a": 1\n    ⟦{⟧\n      "b": 2\n    }\n  ]\n}',
      '{\n  "sections": [\n    {\n      "a": 1\n    },\n    {\n      "b": 2\n    }\n  ]\n}',
    ],
    ['[\r\n\t{ "a": 1\r\n\t⟦{⟧ "b": 2 }\r\n]', '[\r\n\t{ "a": 1 },\r\n\t{ "b": 2 }\r\n]'],
    ['[\r\n\t{\r\n\t"a": 1\r\n\t⟦{⟧ "b": 2 }\r\n]', '[\r\n\t{\r\n\t"a": 1\r\n\t},\r\n\t{ "b": 2 }\r\n]'],
    ['{\n  "a": [\n    ⟦1⟧'],
    ['{\n  "a": [\n    1\n  ],\n  "b": [\n    ⟦2⟧\n'],
    ['{ "a": [{ "b": ⟦1⟧'],
    ['{\n\t"a": {\n\t\t"b": ⟦1⟧\n\n'],
    ['{\n  "a": "{",\n  "b": {\n    "c": "}⟦"⟧\n'],
    ['[\n[\n⟦1⟧\n'],
  ],
  'missing-field-name': [
    ['{\n  "a": {\n    "b": 1,\n    ⟦{⟧\n    "c": 2 }\n  }\n}'],
    ['{ ⟦[⟧1] }'],
    ['{ ⟦1⟧: 2 }'],
    ['{ "a": 1,\n ⟦2⟧: 3 }'],
  ],
  'missing-comma': [
    ['{ "a": ["x⟦"⟧ "b": 3 }'],
    ['{ "a": nul⟦l⟧\n  "b": 1 }'],
    ['{\n  "a": "Ask ⟦"⟧"us"" now"\n}'],
    ['{ "a": "x⟦"⟧\n  "b c": 1 }'],
    ['[\n  "a⟦"⟧\n  true\n]'],
    ['{\n  "a": [\n    1,\n    ⟦2⟧\n  "b": 3\n}', '{\n  "a": [\n    1,\n    2,\n  "b": 3\n}'],
    ['{\n  "a": [\n    { "b": 1 ⟦}⟧\n    "c": 2\n  ]\n}', '{\n  "a": [\n    { "b": 1 },\n    "c": 2\n  ]\n}'],
    ['{ "a": [⟦]⟧ "b": 1 }', '{ "a": [], "b": 1 }'],
    ['[{⟦}⟧\n{}]', '[{},\n{}]'],
    ['{ "a": 1⟦;⟧ "b": 2 }', '{ "a": 1, "b": 2 }'],
    ['[1⟦;⟧ 2]', '[1, 2]'],
    ['{ "a": "b"⟦，⟧ "c": 2 }', '{ "a": "b", "c": 2 }'],
    ['{ "a": "b"⟦،⟧\n "c": 2 }', '{ "a": "b",\n "c": 2 }'],
  ],
  'missing-colon': [
    ['{ "a⟦"⟧'],
    ['{ "a⟦"⟧ true }'],
    ['{ "a"⟦：⟧ 1 }', '{ "a": 1 }'],
    ['{ "a"⟦：⟧"b" }', '{ "a":"b" }'],
    ['{ "a⟦"⟧ 1 }', '{ "a": 1 }'],
    ['{ "a⟦"⟧ "b" }', '{ "a": "b" }'],
    ['{ "a"⟦;⟧ 1 }', '{ "a": 1 }'],
    ['{\n  "a"⟦;⟧ "b"\n}', '{\n  "a": "b"\n}'],
  ],
  'unreadable-document': [
    ['{⟦\\rtf1\\ansi⟧ Fees}'],
    ['{ "a": 1, ⟦...⟧ }'],
    ['{ "a": ⟦…⟧ }'],
    ['⟦Fees⟧ { "a": 1 }'],
    ['⟦x⟧\n{ "a": 1 }'],
    ['⟦Fees⟧'],
    ['\n\n⟦⟧'],
    ['{ "a": ⟦.⟧ }'],
    ['{ "a" :⟦=⟧ 1 }'],
  ],
  'invisible-character': [
    ['{ "a":⟦\u00a0⟧1 }', '{ "a": 1 }'],
    ['{ "a": 1,⟦\u200b⟧\n  "b": 2 }', '{ "a": 1,\n  "b": 2 }'],
  ],
  'comment-in-document': [['{ "a": 1 } ⟦// note⟧'], ['{\n  ⟦// note⟧  \n  "a": 1\n}']],
  'text-after-end': [['{ "a": 1 }⟦}⟧'], ['{ "a": 1 }\n⟦,⟧ "b": 2 }']],
  'bad-number': [
    ['{ "a": ⟦03⟧ }'],
    ['[⟦1.⟧ 2]'],
    ['{ "a": ⟦+233⟧ 30 271 1234 x }'],
    ['{ "a": ⟦1.2.3⟧, "b": 1 }'],
    ['{ "a": ⟦12px⟧ }'],
    ['{ "a": 10,⟦75⟧ }'],
    ['{ "a":1,⟦5⟧ }'],
  ],
  'missing-value': [
    ['{ "a":⟦:⟧ 1 }', '{ "a": 1 }'],
    ['{ "a": ⟦:⟧ 1 }', '{ "a":  1 }'],
    ['{ "a"⟦:⟧ }'],
    ['{\n  "a"⟦:⟧\n}'],
    ['[1, ⟦:⟧]'],
    ['{ "a": ⟦NaN⟧ }'],
    ['[⟦-Infinity⟧]'],
  ],
  'trailing-comma': [
    ['{ "a": 1⟦,⟧ }', '{ "a": 1 }'],
    ['{ "a": 1⟦,⟧\n\n}', '{ "a": 1\n\n}'],
  ],
  'stray-comma': [
    ['{ ⟦,⟧ "a": 1 }', '{  "a": 1 }'],
    ['{\n  "a": 1\n  ,⟦,⟧\n}', '{\n  "a": 1\n  ,\n}'],
  ],
  'line-break-in-text': [
    ['{ "a": ⟦"b\tc"⟧ }', '{ "a": "b c" }'],
    ['{ ⟦"a\tb"⟧: 1 }', '{ "a b": 1 }'],
    ['{ "a": ⟦"b\tc\td"⟧ }'],
    ['{ "a": ⟦"b\u0001c"⟧ }'],
    ['{\n  "a": ⟦"one⟧\n  two",\n  "c": 1\n}', '{\n  "a": [\n    "one",\n    "two"\n  ],\n  "c": 1\n}'],
    [
      '{\n  "a": ⟦"Dear all,⟧\n"Note": "bring water",\nAma",\n  "b": 1\n}',
      '{\n  "a": [\n    "Dear all,",\n    "\\"Note\\": \\"bring water\\",",\n    "Ama"\n  ],\n  "b": 1\n}',
    ],
    ['{ "a": ⟦"one⟧\n  two"'],
    ['{\n  "a": ⟦"one⟧\ntwo",\n    "b": 1\n}'],
    ['{\n"a": ⟦"one⟧\n"two" three",\n"b": 1\n}'],
  ],
  'wrong-backslash': [
    ['{ "a": ⟦"public\\images\\posts\\relay.jpg"⟧ }', '{ "a": "/images/posts/relay.jpg" }'],
    ['{ "a": ⟦"docs\\FEES.pdf"⟧ }', '{ "a": "/docs/FEES.pdf" }'],
    ['{ "a": ⟦"C:\\Pictures\\gate.jpg"⟧ }'],
    ['{ "a": ⟦"\\x"⟧ }'],
    ['{ "a": ⟦"\\u12"⟧ }'],
  ],
  'wrong-quotes': [
    [`{ ⟦'a'⟧: 1 }`, '{ "a": 1 }'],
    [`{ "a": ⟦'b'⟧ }`, '{ "a": "b" }'],
    ['{ "a": ⟦“b”⟧, "c": 1 }', '{ "a": "b", "c": 1 }'],
    ['{ "a": ⟦＂b＂⟧， "c": 1 }', '{ "a": "b"， "c": 1 }'],
    [`{ "a": ⟦'it's'⟧ }`, `{ "a": "it's" }`],
    ['{ "a": ⟦“b⟧ }'],
    ['{\n  "a": ⟦“b⟧,\n  "c": 1 }'],
    ['{\n  "a": ⟦"b”,⟧\n  "c": 1\n}', '{\n  "a": "b",\n  "c": 1\n}'],
    ['{ "a": ["b", ⟦"c”] }⟧', '{ "a": ["b", "c"] }'],
    ['{\n  "a": ["b", ⟦"c.“] }⟧', '{\n  "a": ["b", "c."] }'],
    ['{ "a": ["b", ⟦"see [1]”] }⟧'],
  ],
  'missing-quote': [
    ['{\n  "a": ⟦"b,⟧\n  "c": 1\n}', '{\n  "a": "b",\n  "c": 1\n}'],
    ['{\n  "a": [\n    ⟦"b,⟧\n    "c"\n  ]\n}', '{\n  "a": [\n    "b",\n    "c"\n  ]\n}'],
    ['{ "a": ["b", ⟦"c] }⟧', '{ "a": ["b", "c"] }'],
    ['{ "a": [⟦"c }⟧'],
    ['{\n  ⟦"a: 1⟧\n}'],
    ['{\n  "a": "b" ⟦"⟧\n}'],
    ['{\n  "⟦a⟧: "b",\n  "c": 1\n}', '{\n  "a": "b",\n  "c": 1\n}'],
    ['{\n  "⟦title⟧: "Visit us" , \n  "c": 1\n}', '{\n  "title": "Visit us" , \n  "c": 1\n}'],
    ['[\n  "a: "⟦b⟧",\n  1\n]'],
    ['{\n  "a": "Ask "⟦us⟧", "b": "them" now"\n}'],
    ['{\n  "a": "Ask ⟦"⟧us".",\n  "b": 1\n}', '{\n  "a": "Ask \\"us\\".",\n  "b": 1\n}'],
    [
      '{\n  "a": "At ⟦"⟧eleven", one: "two", ("three"); four",\n  "b": 1\n}',
      '{\n  "a": "At \\"eleven\\", one: \\"two\\", (\\"three\\"); four",\n  "b": 1\n}',
    ],
    ['{\n  "a": "⟦"⟧us"",\n  "b": 1\n}'],
    ['{\n  "a": "Ask ⟦"⟧us.",\n  "b": 1\n}'],
    ['{\n  "a": "one", ⟦two⟧"\n}'],
    ['{\n  ⟦a⟧": 1\n}', '{\n  "a": 1\n}'],
    ['{\n  "a": ⟦b⟧",\n  "c": 1\n}', '{\n  "a": "b",\n  "c": 1\n}'],
  ],
  'capital-word': [
    ['{ "a": ⟦True⟧ }', '{ "a": true }'],
    ['{ "a": ⟦TrUe⟧] }', '{ "a": true] }'],
    ['{ "a": ⟦FALSE⟧, "b": 1 }', '{ "a": false, "b": 1 }'],
    ['{ "a": ⟦Null⟧ }', '{ "a": null }'],
  ],
}

const rows = Object.entries(answers).flatMap(([code, texts]) =>
  texts.map(([marked, fixed]) => ({ code, marked, fixed })),
)

function firstProblemOf(text: string) {
  const [first] = syntaxProblems({ file: 'page.json', text })
  if (!first) throw new Error(`Nothing is said about ${text}`)
  return first
}

test.each(rows)('$code in $marked', row => {
  const text = row.marked.replace(/[⟦⟧]/g, '')
  const { code, line, column, length, fix } = firstProblemOf(text)
  const before = text.split('\n').slice(0, line - 1)
  const start = [...before, ''].join('\n').length + column - 1
  const marked = `${text.slice(0, start)}⟦${text.slice(start, start + length)}⟧${text.slice(start + length)}`
  expect({ code, marked, fixed: fix && applyEdits(text, [...fix]) }).toEqual(row)
})

// What the mistakes in tests/unit/mistakes do not make.
test.each([
  [
    '[\n  {\n    "a": 1,\n  {\n    "b": 2\n  }\n]',
    'The entry before this one is not closed. Write } before the comma at the end of line 3.',
  ],
  [
    '{\n\t"a": {\n\t\t"b": 1\n\n',
    'The document ends here, but 2 brackets are still open, the last since line 2. Write what is missing, then close them with } }',
  ],
  [
    '[\n[\n1\n',
    'The document ends here, but 2 brackets are still open, the last since line 2. Write what is missing, then close them with ] ]',
  ],
  [
    '{ [1] }',
    'This list [ ] stands here without a name. Move it into the list [ ] to which it belongs, or write a name and a colon before it.',
  ],
  [
    '{ "a": . }',
    'The document cannot be read from here on. Write this place anew, as it stands on a page that works.',
  ],
  [
    '{ "a": "b"， "c": 2 }',
    '"，" is the wide sign of another keyboard. Write , as the English keyboard has it.',
  ],
  ['{ "a"： 1 }', '"：" is the wide sign of another keyboard. Write : as the English keyboard has it.'],
  [
    '[1, :]',
    'A value should stand here. Write text in double quotes, a number, true, false, a list [ ] or a group { }.',
  ],
  ['{ : 1 }', 'The name of a field should stand here, in double quotes. Write it as "name": value.'],
  [
    '{ "a": "b\u0001c" }',
    'There is an invisible character inside this text. Delete it: write the text anew, or paste it without formatting.',
  ],
  [
    '{ "a": "\\x" }',
    'A backslash stands before a letter that takes none. Write \\\\ for a backslash, \\n for a line break, \\" for a quote. Paths have / instead.',
  ],
  [
    '{ "a": ["b", "c”] }',
    'This text ends with a curly quote. Put a plain double quote at the end of the text, before the "]".',
  ],
  [
    '{ "a": ["b", "see [1]”] }',
    'This text ends with a curly quote. Put a plain double quote at the end of the text, before the "]".',
  ],
  [
    '{ "a": ["b", "c] }',
    'The closing quote of this text is missing. Put a plain double quote at the end of the text, before the "]".',
  ],
  [
    '{ "a": ["c }',
    'The closing quote of this text is missing. Put a plain double quote at the end of the text, before the "}".',
  ],
  [
    '{ "a": "one\n  two"',
    'This text goes on in the next line. Write one line, or a long text as a list: ["first line", "second line"].',
  ],
  ['{ "a": FALSE, "b": 1 }', '"FALSE" must be written in small letters. Write false.'],
  ['{ "a": Null }', '"Null" must be written in small letters. Write null.'],
  [
    '[-Infinity]',
    '"-Infinity" is what a program writes where it has no value. Write the value, or delete this field; or put the word in double quotes, if it is text.',
  ],
])('the answer to %j', (text, answer) => {
  const { message, suggestion } = firstProblemOf(text)
  expect(`${message} ${suggestion}`).toBe(answer)
})

test('a pasted letter becomes one text, whole', () => {
  const letter =
    'Dear Parents,\n\nThe “Inter-House Games” will be "great":\n•\tBring water, please\nMrs. O’Brien'
  const text = `{\n  "sections": [\n    {\n      "content": "${letter}"\n    }\n  ]\n}\n`
  expect(JSON.parse(fixDocument({ file: 'visit.json', text }))).toEqual({
    sections: [{ content: letter.replace('\t', ' ').split('\n') }],
  })
})
