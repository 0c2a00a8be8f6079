import { expect, test } from 'vitest'
import { type Answers, answerTo, rowsOf, wordsOf } from './answers.ts'

const answers: Answers = {
  'wrong-quotes': [
    [`{ ⟦'a'⟧: 1 }`, '{ "a": 1 }'],
    [`{ "a": ⟦'b'⟧ }`, '{ "a": "b" }'],
    ['{ ⟦“a”⟧: 1 }', '{ "a": 1 }'],
    ['{ "a": ⟦“b”⟧, "c": 1 }', '{ "a": "b", "c": 1 }'],
    ['{ "a": ⟦„b“⟧ }', '{ "a": "b" }'],
    [`{ "a": ⟦''b''⟧ }`, '{ "a": "b" }'],
    ['{ "a": ⟦“b"⟧ }', '{ "a": "b" }'],
    ['{ "a": ⟦«b»⟧ }', '{ "a": "b" }'],
    [`{ "a": ⟦'it's'⟧ }`, `{ "a": "it's" }`],
    ['{ "a": ⟦“b⟧ }'],
    ['{ "a": ⟦“b\\n”⟧ }'],
    ['{ "a": ⟦“b”⟧] }', '{ "a": "b"] }'],
    [`[ ⟦'a'⟧, 'b' ]`, `[ "a", 'b' ]`],
    ['{\n  "a": ⟦“b⟧,\n  "c": 1 }'],
    ['{\n  "a": ⟦"b”,⟧\n  "c": 1\n}', '{\n  "a": "b",\n  "c": 1\n}'],
    ['{\n  "a": ⟦"b“⟧\n}', '{\n  "a": "b"\n}'],
    ['{ "a": ⟦′b′⟧ }', '{ "a": "b" }'],
    ['{ "a": ⟦`b`⟧ }', '{ "a": "b" }'],
    ['{ "a": ⟦‹b›⟧ }', '{ "a": "b" }'],
    ['{ "a": "b"⟦“⟧, "c": 1 }'],
    [`{\n  ⟦'a⟧: 1\n}`],
    ['{\n  "a": "b",\n  "c": ⟦“d⟧,\n}'],
    ['{\n  "a": ⟦"b”⟧\n}', '{\n  "a": "b"\n}'],
    // Brackets behind the text close what is open, and are no part of it.
    ['{ "a": ["b", ⟦"c”] }⟧', '{ "a": ["b", "c"] }'],
    ['{\n  "a": ["b", ⟦"c.“] }⟧', '{\n  "a": ["b", "c."] }'],
    ['{\n  "a": [\n    ⟦"c” ] },⟧\n  "d": 1', '{\n  "a": [\n    "c" ] },\n  "d": 1'],
    ['{ "a": ["b", ⟦"see [1]”] }⟧'],
    ['{ "a": ⟦「b」⟧ }', '{ "a": "b" }'],
    ['{ "a": ⟦＂b＂⟧， "c": 1 }', '{ "a": "b"， "c": 1 }'],
    ['{ "a": "b"⟦“c”⟧, "d": 1 }'],
  ],
  'missing-quote': [
    ['{\n  "a": ⟦"b,⟧\n  "c": 1\n}', '{\n  "a": "b",\n  "c": 1\n}'],
    ['{\n  "a": ⟦"b⟧\n}', '{\n  "a": "b"\n}'],
    ['{ "a": ["b", ⟦"c] }⟧', '{ "a": ["b", "c"] }'],
    ['{ "a": [⟦"c }⟧'],
    ['{\n  "a": ⟦"b  ,⟧  \n  "c": 1\n}', '{\n  "a": "b  ",  \n  "c": 1\n}'],
    ['{\n  ⟦"a: 1⟧\n}'],
    ['{\n  "a": ⟦"say “b”,⟧\n  "c": 1\n}', '{\n  "a": "say “b”",\n  "c": 1\n}'],
    ['{\n  "a": ⟦"b⟧', '{\n  "a": "b"'],
    ['[\n  ⟦"a,⟧\n  "b"\n]', '[\n  "a",\n  "b"\n]'],
    ['{\n  "a": [\n    ⟦"b,⟧\n    "c"\n  ]\n}', '{\n  "a": [\n    "b",\n    "c"\n  ]\n}'],
    ['{\n  "⟦a⟧: "b",\n  "c": 1\n}', '{\n  "a": "b",\n  "c": 1\n}'],
    ['{\n  "⟦$schema⟧: "b"\n}', '{\n  "$schema": "b"\n}'],
    ['[\n  "a: "⟦b⟧",\n  1\n]'],
    ['{\n  "⟦a⟧ : "b"\n}', '{\n  "a" : "b"\n}'],
    ['{\n  "a b: "⟦c⟧"\n}'],
    ['{ "a: "⟦b⟧" }'],
    ['{\n  "a": "Ask ⟦"⟧us".",\n  "b": 1\n}', '{\n  "a": "Ask \\"us\\".",\n  "b": 1\n}'],
    ['{\n  "a": "⟦"⟧us"",\n  "b": 1\n}'],
    ['{\n  "a": "Ask ⟦"⟧us.",\n  "b": 1\n}'],
    ['{\n  "a": "6⟦"⟧ long"\n}'],
    ['[\n  "Ask ⟦"⟧us" now"\n]', '[\n  "Ask \\"us\\" now"\n]'],
    ['{\n  "a": "Ask \\"x\\" ⟦"⟧us" now"\n}', '{\n  "a": "Ask \\"x\\" \\"us\\" now"\n}'],
    ['{\n  "a": "one", ⟦two⟧"\n}'],
    ['{ "a": "Ask "⟦us⟧" now" }'],
    ['{\n  "a": "Ask ⟦"⟧us" now"    ,   \n  "b": 1\n}', '{\n  "a": "Ask \\"us\\" now"    ,   \n  "b": 1\n}'],
    ['{\n  "a": "Ask ⟦"⟧us" and "them" now."\n}', '{\n  "a": "Ask \\"us\\" and \\"them\\" now."\n}'],
    ['{\n  ⟦a⟧": 1\n}', '{\n  "a": 1\n}'],
    ['{\n  "a": ⟦b⟧",\n  "c": 1\n}', '{\n  "a": "b",\n  "c": 1\n}'],
    ['{\n  "a": ⟦b⟧"\n}', '{\n  "a": "b"\n}'],
    ['[\n  ⟦a⟧",\n  "b"\n]', '[\n  "a",\n  "b"\n]'],
    ['{\n  "a": ⟦b⟧": 1\n}'],
    ['{\n  ⟦a⟧": "b"\n}', '{\n  "a": "b"\n}'],
    ['{\n  "a": ⟦one⟧ two"\n}', '{\n  "a": "one two"\n}'],
    ['{\n  "a": ⟦"b,⟧\n\n  "c": 1\n}', '{\n  "a": "b",\n\n  "c": 1\n}'],
    ['{\n  "a": "b" ⟦"⟧\n}'],
    ['{\n  "a": ⟦"“b”,⟧\n  "c": 1\n}', '{\n  "a": "“b”",\n  "c": 1\n}'],
    ['{\n  "a": "Ask \\"x\\", ⟦"⟧us" now"\n}', '{\n  "a": "Ask \\"x\\", \\"us\\" now"\n}'],
    [
      '{\n  "a": "At ⟦"⟧eleven", one: "two", ("three"); four",\n  "b": 1\n}',
      '{\n  "a": "At \\"eleven\\", one: \\"two\\", (\\"three\\"); four",\n  "b": 1\n}',
    ],
    // What may be a field on the same line
    ['{\n  "a": "Ask "⟦us⟧", "b": "them" now"\n}'],
    ['{\n  "a": "Ask ⟦"⟧us" or \\"them\\" now"\n}', '{\n  "a": "Ask \\"us\\" or \\"them\\" now"\n}'],
    ['{\n  "x": 1, "a: "⟦b⟧"\n}'],
    ['{\n  ⟦a⟧": "b",\n  "c": 1\n}', '{\n  "a": "b",\n  "c": 1\n}'],
    ['{ ⟦a⟧": 1 }', '{ "a": 1 }'],
    ['{\r\n  "a": ⟦"b,⟧\r\n  "c": 1\r\n}', '{\r\n  "a": "b",\r\n  "c": 1\r\n}'],
    ['{\r\n  "⟦a⟧: "b",\r\n  "c": 1\r\n}', '{\r\n  "a": "b",\r\n  "c": 1\r\n}'],
    ['{\n  "a": ⟦"say ”b,⟧\n  "c": 1\n}', '{\n  "a": "say ”b",\n  "c": 1\n}'],
    ['{\n  "a: "⟦b⟧", "c": 1\n}'],
    ['{\n  "⟦title⟧:"Visit us",\n  "c": 1\n}', '{\n  "title":"Visit us",\n  "c": 1\n}'],
    ['{\n  "⟦title⟧: "Visit us" , \n  "c": 1\n}', '{\n  "title": "Visit us" , \n  "c": 1\n}'],
    ['{\n  "answer" :"Ask ⟦"⟧us".",\n  "b": 1\n}', '{\n  "answer" :"Ask \\"us\\".",\n  "b": 1\n}'],
    ['{\n  "answer":  "Ask ⟦"⟧us".",\n  "b": 1\n}', '{\n  "answer":  "Ask \\"us\\".",\n  "b": 1\n}'],
    ['{\n  "a": "Ask "⟦us⟧" now" }'],
    ['{\n  "a": "one,"⟦two⟧"\n}'],
    ['{\n  "a": "Ask ⟦"⟧us"",\n  "b": 1\n}', '{\n  "a": "Ask \\"us\\"",\n  "b": 1\n}'],
  ],
  'missing-comma': [
    ['{\n  "a": "one⟦"⟧ "two"\n}'],
    ['{\n  "a": "one⟦"⟧: two"\n}'],
    ['{\n  "a": "one⟦"⟧ : two"\n}'],
    ['{\n  "a": "Ask ⟦"⟧"us"" now"\n}'],
    ['[\n  ⟦1⟧\n  "Ask "us" now"\n]', '[\n  1,\n  "Ask "us" now"\n]'],
  ],
  'word-without-quotes': [['{ "a": ⟦one⟧ two" }']],
}

test.each(rowsOf(answers))('$code in $marked', row => {
  expect(answerTo(row.marked)).toEqual(row)
})

test('the problems of quotes', () => {
  expect(wordsOf(answers)).toMatchInlineSnapshot(`
    "Text must stand in straight double quotes. Write "…" instead, with the plain double quotes of the keyboard.
    This text ends with a curly quote. Put a plain double quote at the end of the text.
    This text ends with a curly quote. Put a plain double quote at the end of the text, before the "]".
    The closing quote of this text is missing. Put a plain double quote at the end of the text.
    The closing quote of this text is missing. Put a plain double quote at the end of the text, before the "]".
    The closing quote of this text is missing. Put a plain double quote at the end of the text, before the "}".
    The closing quote of this name is missing. Write "a": and then the value.
    The closing quote of this name is missing. Write "$schema": and then the value.
    A text ends just before this, and something goes on behind it. Put the whole text between one pair of double quotes, with \\" for each quote inside it.
    This double quote ends the text, but the text goes on. Write \\" for each double quote inside a text, or use curly ones: “…”.
    A double quote is missing before this. Put a double quote at the beginning of the text.
    The closing quote of this name is missing. Write "title": and then the value.
    A comma is missing after this. Put a comma between two entries.
    "one" stands without quotes. Put it in double quotes: "one"."
  `)
})
