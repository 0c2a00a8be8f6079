import { expect, test } from 'vitest'
import { type Answers, answerTo, rowsOf, wordsOf } from './answers.ts'

const answers: Answers = {
  'word-without-quotes': [['{ "a": ⟦(1)⟧ }']],
  'wrong-bracket': [
    ['{ "a": [1⟦)⟧ }', '{ "a": [1] }'],
    ['{ "a": 1 ⟦)⟧', '{ "a": 1 }'],
    ['{\n  "a": [1, 2⟦}⟧,\n  "b": 1\n}', '{\n  "a": [1, 2],\n  "b": 1\n}'],
    ['{\n  "a": {\n    "b": 1\n  ⟦]⟧\n}', '{\n  "a": {\n    "b": 1\n  }\n}'],
    ['{\n  "a": [\n    1\n  ⟦}⟧,\n  "b": 2\n}', '{\n  "a": [\n    1\n  ],\n  "b": 2\n}'],
    ['[\n  {\n    "a": 1\n  ⟦]⟧\n]', '[\n  {\n    "a": 1\n  }\n]'],
    ['{\n  "a": {\n    "b": 1\n      ⟦]⟧\n  }\n}'],
    ['[ ⟦"a"⟧: 1 ]'],
    ['{ "a": [⟦"b"⟧: 3] }'],
    ['{ "a": [{ "b": 1 }, ⟦"c"⟧: 3] }'],
    ['{ "a": 1 ⟦]⟧', '{ "a": 1 }'],
    ['[1, 2⟦}⟧', '[1, 2]'],
    [
      '{\n  "a": 1,\n  "b": [\n    { "c": 1 },\n    { "d": 1 ⟦]⟧\n  }\n}',
      '{\n  "a": 1,\n  "b": [\n    { "c": 1 },\n    { "d": 1 }\n  }\n}',
    ],
    ['[\n  [\n    1\n  ⟦}⟧\n]', '[\n  [\n    1\n  ]\n]'],
    ['{\n  "a": {\n    "b": 1\n⟦]⟧\n}'],
    ['{\n  "a": [ {\n    "b": 1\n  ⟦]⟧,\n  "c": 1\n}', '{\n  "a": [ {\n    "b": 1\n  },\n  "c": 1\n}'],
    ['{ "a": { "b": [1, 2 ⟦}⟧, "c": 1 }', '{ "a": { "b": [1, 2 ], "c": 1 }'],
    ['[ ⟦(⟧ 1 ) ]'],
    ['{\n  "a": [\n    {\n      "b": 1\n    },\n    ⟦"c"⟧: 2,\n    "d": 3\n  ]\n}'],
    ['{ "a": "b" ⟦)⟧ , "c": 1 }', '{ "a": "b" } , "c": 1 }'],
    ['{\n  "a": [1,\n    2 ⟦}⟧,\n  "b": 1\n}'],
    ['[\n    {\n    "a": 1\n  ⟦]⟧\n]'],
  ],
  'unclosed-bracket': [
    ['{\n  "a": [1, ⟦2⟧\n}'],
    ['[\n  {\n    "a": ⟦1⟧\n]'],
    ['{\n  "a": [\n    {\n      "b": ⟦1⟧\n  ],\n  "c": 2\n}'],
    ['[\n  {\n    "a": 1,\n  ⟦{⟧\n    "b": 2\n  }\n]', '[\n  {\n    "a": 1\n  },\n  {\n    "b": 2\n  }\n]'],
    [
      '{\n  "sections": [\n    {\n      "a": 1\n    ⟦{⟧\n      "b": 2\n    }\n  ]\n}',
      '{\n  "sections": [\n    {\n      "a": 1\n    },\n    {\n      "b": 2\n    }\n  ]\n}',
    ],
    ['[\r\n\t{ "a": 1\r\n\t⟦{⟧ "b": 2 }\r\n]', '[\r\n\t{ "a": 1 },\r\n\t{ "b": 2 }\r\n]'],
    ['[\r\n\t{\r\n\t"a": 1\r\n\t⟦{⟧ "b": 2 }\r\n]', '[\r\n\t{\r\n\t"a": 1\r\n\t},\r\n\t{ "b": 2 }\r\n]'],
    ['[ { "a": ⟦1⟧, { "b": 2 } ]'],
    ['[ { "a": ⟦1⟧, [2] } ]'],
    ['{\n  "a": [\n    "b",\n    "c⟦"⟧\n  ,\n  "d": 1\n}'],
    ['{ "a": [1, ⟦2⟧, "b": 3 }'],
    ['{\n  "a": ["x⟦"⟧,\n  "b": 3\n}'],
    ['{\n  "a": ⟦1⟧\n'],
    ['{\n  "a": [\n    ⟦1⟧'],
    ['{ "a": [{ "b": ⟦1⟧'],
    ['{ "a": [1, 2⟦]⟧'],
    ['{ "a"⟦:⟧ '],
    ['{ "a"⟦:⟧'],
    ['⟦{⟧'],
    ['⟦[⟧'],
    ['{ "a": ⟦1⟧,'],
    ['{\n  "a": {\n    "b": ⟦1⟧,\n  "c": 2\n}\n'],
    ['{\n  "a": {\n    "b": [\n      1\n    ⟦]⟧\n  ,\n  "c": 2\n}\n'],
    ['⟦{⟧\n"a": {\n"b": 1\n'],
    ['{\n  "a": [\n    {\n      "b": 1\n    },\n    {\n      "c": ⟦2⟧\n  ]\n}\n'],
    ['{\r\n  "a": [\r\n    ⟦1⟧\r\n'],
    ['{\n  "a": "[",\n  "b": [⟦1⟧\n}'],
    ['{\n  "a": "x\\"[",\n  "b": [⟦1⟧\n}'],
    ['{\n\t"a": {\n\t\t"b": ⟦1⟧\n\n'],
    ['{ "a": { "b": 1 }, "c": { "d": 2 ⟦}⟧'],
    ['{\n  "a": [1,\n  ⟦2⟧\n  ,\n  "b": 3\n}'],
    ['{\n  "a": { "b": ⟦1⟧,\n  "c": 2\n'],
    ['{\n  "a": "{",\n  "b": {\n    "c": "}⟦"⟧\n'],
    ['{\n  "a": [\n    ⟦1⟧\n]\n'],
    ['{ "a": [\n  ⟦1⟧\n'],
    ['[\n  [\n  1\n  ⟦]⟧\n'],
    ['{\n  "a":\n  {\n    "b": ⟦1⟧\n  \n'],
    ['[\n  1,\n  ⟦2⟧,\n'],
    ['{\n  "a": "see [1",\n  "b": [⟦1⟧\n}'],
    ['[\n[\n⟦1⟧\n'],
    ['{\n  "a": {\n    "b": 1\n  },\n  "c": {\n    "d": 1\n  ⟦}⟧\n'],
    ['{ "a": ⟦1⟧,  '],
    ['{\n  "a": [\n    1\n  ],\n  "b": [\n    ⟦2⟧\n'],
  ],
  'missing-field-name': [
    ['{\n  "a": {\n    "b": 1,\n    ⟦{⟧\n    "c": 2 }\n  }\n}'],
    ['{ ⟦{⟧ "a": 1 } }'],
    ['{ ⟦[⟧1] }'],
    ['{\n  "a": 1,\n  ⟦{⟧\n    "b": 1\n  }\n}'],
  ],
  'missing-comma': [
    ['{ "a": ["x⟦"⟧ "b": 3 }'],
    ['{\n  "a": [\n    1,\n    ⟦2⟧\n  "b": 3\n}', '{\n  "a": [\n    1,\n    2,\n  "b": 3\n}'],
    ['{\n  "a": [\n    { "b": 1 ⟦}⟧\n    "c": 2\n  ]\n}', '{\n  "a": [\n    { "b": 1 },\n    "c": 2\n  ]\n}'],
  ],
  'missing-colon': [['{ "a⟦"⟧']],
}

test.each(rowsOf(answers))('$code in $marked', row => {
  expect(answerTo(row.marked)).toEqual(row)
})

test('the problems of brackets', () => {
  expect(wordsOf(answers)).toMatchInlineSnapshot(`
    ""(1)" stands without quotes. Put it in double quotes: "(1)".
    A ")" cannot close what a "[" has opened. Write "]" in its place.
    A ")" cannot close what a "{" has opened. Write "}" in its place.
    A "}" cannot close what a "[" has opened. Write "]" in its place.
    A "]" cannot close what a "{" has opened. Write "}" in its place.
    This "]" closes nothing. Delete it, and the comma behind it.
    A name of a field cannot stand in a list. Put a "{" before the fields of this entry, and a "}" after them.
    Round brackets mean nothing here. Write [ ] round a list, and { } round a group of fields.
    The "[" of line 2 is never closed. Put a "]" after this.
    The "{" of line 2 is never closed. Put a "}" after this.
    The "{" of line 3 is never closed. Put a "}" after this.
    The entry before this one is not closed. Write } before the comma at the end of line 3.
    The section before this one is not closed. Write }, at the end of line 4.
    The entry before this one is not closed. Write }, at the end of line 2.
    The entry before this one is not closed. Write }, at the end of line 3.
    The "{" of line 1 is never closed. Put a "}" after this.
    The "[" of line 1 is never closed. Put a "]" after this.
    The document ends here, but 2 brackets are still open, the last since line 2. Write what is missing, then close them with ] }
    The document ends here, but 3 brackets are still open, the last since line 1. Write what is missing, then close them with } ] }
    The "{" of line 6 is never closed. Put a "}" after this.
    The "[" of line 3 is never closed. Put a "]" after this.
    The document ends here, but 2 brackets are still open, the last since line 2. Write what is missing, then close them with } }
    The document ends here, but 2 brackets are still open, the last since line 3. Write what is missing, then close them with } }
    The document ends here, but 2 brackets are still open, the last since line 1. Write what is missing, then close them with ] }
    The document ends here, but 2 brackets are still open, the last since line 2. Write what is missing, then close them with ] ]
    The document ends here, but 2 brackets are still open, the last since line 5. Write what is missing, then close them with ] }
    This group { } stands here without a name. Move it into the list [ ] to which it belongs, or write a name and a colon before it.
    This list [ ] stands here without a name. Move it into the list [ ] to which it belongs, or write a name and a colon before it.
    A comma is missing after this. Put a comma between two entries.
    A colon is missing after this name. Write it as "name": value, with a colon between them."
  `)
})
