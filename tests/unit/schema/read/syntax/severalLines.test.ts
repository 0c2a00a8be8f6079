import { expect, test } from 'vitest'
import { repairDocument } from '../../../../../schema/read/repair.ts'
import { type Answers, answerTo, rowsOf, wordsOf } from './answers.ts'

const answers: Answers = {
  'line-break-in-text': [
    ['{\n  "a": ⟦"one⟧\n  two",\n  "c": 1\n}', '{\n  "a": [\n    "one",\n    "two"\n  ],\n  "c": 1\n}'],
    ['{\n  "a": ⟦"one⟧\r\n  two"\r\n}', '{\n  "a": [\n    "one",\n    "two"\n  ]\r\n}'],
    ['{\n  "a": ⟦"one⟧\n  two" \n}', '{\n  "a": [\n    "one",\n    "two"\n  ] \n}'],
    ['{\n  "a": ⟦"one⟧\n  "two",\n}', '{\n  "a": [\n    "one",\n    "\\"two"\n  ],\n}'],
    // A line that looks like a field, but is not indented like one
    [
      '{\n  "a": ⟦"Dear all,⟧\n"Note": "bring water",\nAma",\n  "b": 1\n}',
      '{\n  "a": [\n    "Dear all,",\n    "\\"Note\\": \\"bring water\\",",\n    "Ama"\n  ],\n  "b": 1\n}',
    ],
    // Quotes in the first line
    [
      '{\n  "a": ⟦"Dear "Form 1",⟧\n\nCome.",\n  "b": 1\n}',
      '{\n  "a": [\n    "Dear \\"Form 1\\",",\n    "",\n    "Come."\n  ],\n  "b": 1\n}',
    ],
    [
      '{\n  "a": ⟦"Onward",⟧\nwe say.",\n  "b": 1\n}',
      '{\n  "a": [\n    "Onward\\",",\n    "we say."\n  ],\n  "b": 1\n}',
    ],
    // Brackets, tabs, backslashes
    [
      '{\n  "a": ⟦"one⟧\n{two} [3]\n•\tC:\\x \\u00e9\\nS:\\task"\n}',
      '{\n  "a": [\n    "one",\n    "{two} [3]",\n    "• C:\\\\x \\u00e9\\nS:\\\\task"\n  ]\n}',
    ],
    ['{\n  "a": ⟦"⟧\n}\none\n"\n}', '{\n  "a": [\n    "}",\n    "one"\n  ]\n}'],
    // Lists, and lines of several fields
    ['[\n  ⟦"one⟧\n"two" three",\n  "four"\n]', '[\n  "one\\n\\"two\\" three",\n  "four"\n]'],
    [
      '[\n  { "a": 1, "b": ⟦"one⟧\ntwo", "c": 1 },\n  { "a": 2 }\n]',
      '[\n  { "a": 1, "b": ["one", "two"], "c": 1 },\n  { "a": 2 }\n]',
    ],
    // Nothing says where the text ends
    ['{ "a": ⟦"one⟧\n  two"'],
    ['{\n  "a": ⟦"one,⟧\ntwo\n  "b": 1\n}'],
    ['{\n  "a": ⟦"one⟧\ntwo",\n    "b": 1\n}'],
    ['{\n"a": ⟦"one⟧\n"two" three",\n"b": 1\n}'],
    ['{\n  "a": ⟦"one⟧\ntwo\u0001",\n  "b": 1\n}'],
  ],
  // The next line is a field
  'missing-quote': [['{\n  "a": ⟦"one,⟧\n  "b": 1\n}', '{\n  "a": "one",\n  "b": 1\n}']],
  'word-without-quotes': [['{\n  "a": "one",\n  ⟦two⟧\n  "b": 1\n}']],
}

test.each(rowsOf(answers))('$code in $marked', row => {
  expect(answerTo(row.marked)).toEqual(row)
})

test('the problems of texts over several lines', () => {
  expect(wordsOf(answers)).toMatchInlineSnapshot(`
    "This text goes over several lines, down to line 3. Write one line, or a long text as a list: ["first line", "second line"], with \\" for each quote inside.
    This text goes over several lines, down to line 4. Write one line, or a long text as a list: ["first line", "second line"], with \\" for each quote inside.
    This text goes over several lines, down to line 5. Write one line, or a long text as a list: ["first line", "second line"], with \\" for each quote inside.
    This text goes on in the next line. Write one line, or a long text as a list: ["first line", "second line"].
    The closing quote of this text is missing. Put a plain double quote at the end of the text.
    "two" stands without quotes. Put it in double quotes: "two"."
  `)
})

test('a pasted letter becomes one text, whole', () => {
  const letter =
    'Dear Parents,\n\nThe “Inter-House Games” will be "great":\n•\tBring water, please\nMrs. O’Brien'
  const text = `{\n  "sections": [\n    {\n      "content": "${letter}"\n    }\n  ]\n}\n`
  expect(JSON.parse(repairDocument({ file: 'visit.json', text }))).toEqual({
    sections: [{ content: letter.replace('\t', ' ').split('\n') }],
  })
})
