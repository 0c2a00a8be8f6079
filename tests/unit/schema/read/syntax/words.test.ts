import { expect, test } from 'vitest'
import { type Answers, answerTo, rowsOf, wordsOf } from './answers.ts'

const answers: Answers = {
  'capital-word': [
    ['{ "a": ⟦True⟧ }', '{ "a": true }'],
    ['{ "a": ⟦FALSE⟧, "b": 1 }', '{ "a": false, "b": 1 }'],
    ['{ "a": ⟦Null⟧ }', '{ "a": null }'],
    ['{ "a": ⟦TrUe⟧] }', '{ "a": true] }'],
    ['[ ⟦True⟧, 1 ]', '[ true, 1 ]'],
  ],
  'word-without-quotes': [
    ['{ "a": ⟦yes⟧ }'],
    ['{ "a": ⟦no⟧, "b": 1 }'],
    ['[⟦on⟧]'],
    ['{ "a": ⟦off⟧ }'],
    ['{ ⟦yes⟧: 1 }', '{ "yes": 1 }'],
    ['{ ⟦a⟧: 1 }', '{ "a": 1 }'],
    ['{ ⟦a⟧ b: 1 }'],
    ['{ "a": ⟦hello⟧ }', '{ "a": "hello" }'],
    ['{\n  "a": ⟦hello world⟧,\n  "b": 1\n}', '{\n  "a": "hello world",\n  "b": 1\n}'],
    ['{ "a": ⟦hello⟧ world }'],
    ['[⟦one⟧, two]', '["one", two]'],
    ['[\n  ⟦one⟧,\n  two\n]', '[\n  "one",\n  two\n]'],
    ['{ ⟦$schema⟧: 1 }', '{ "$schema": 1 }'],
    ['{ ⟦a-b⟧: 1 }'],
    ['{ ⟦a⟧ : 1 }', '{ "a" : 1 }'],
    ['{ ⟦a⟧ 1 }'],
    ['{ "a": ⟦hello⟧ "b": 1 }'],
    ['{ "a": ⟦hello⟧] }', '{ "a": "hello"] }'],
    ['{\n  "a": ⟦hello world⟧\n}', '{\n  "a": "hello world"\n}'],
    ['{\n  "a": ⟦hello⟧, world\n}', '{\n  "a": "hello", world\n}'],
    ['{ "a": ⟦truex⟧ }', '{ "a": "truex" }'],
    ['{ "a": ⟦xTrue⟧ }', '{ "a": "xTrue" }'],
    ['{ "a": ⟦onion⟧ }', '{ "a": "onion" }'],
    ['{ "a": ⟦bayou⟧ }', '{ "a": "bayou" }'],
    ['{ "a": ⟦2026-03-21⟧ }', '{ "a": "2026-03-21" }'],
    ['{ "a": ⟦2026-03-21⟧, "b": 1 }', '{ "a": "2026-03-21", "b": 1 }'],
    ['{ "a": ⟦-x⟧ }', '{ "a": "-x" }'],
    ['[⟦2026-03-21⟧]', '["2026-03-21"]'],
    ['{ "a": ⟦0302711234⟧ }', '{ "a": "0302711234" }'],
    ['{\n  "a": ⟦030 271-1234⟧,\n  "b": 1\n}', '{\n  "a": "030 271-1234",\n  "b": 1\n}'],
    ['{ "a": ⟦+233302711234⟧ }', '{ "a": "+233302711234" }'],
    ['{ "a": ⟦+233 (0)30 271 1234⟧ \n}', '{ "a": "+233 (0)30 271 1234" \n}'],
    ['[⟦0302711⟧]', '["0302711"]'],
    ['{ "a": ⟦--1⟧ }'],
    ['{ "a": ⟦hello⟧ world, "b": 1 }'],
    ['[\n  ⟦one two⟧,\n  3\n]', '[\n  "one two",\n  3\n]'],
    ['{ "a" : ⟦yes⟧\n}'],
    ['[⟦yes⟧, no]'],
    ['{ "a": ⟦é⟧ }', '{ "a": "é" }'],
    ['{ ⟦a1⟧: 1 }', '{ "a1": 1 }'],
    ['{\n  "a": ⟦one⟧ "two" three\n}'],
    ['{\n  "a": ⟦one⟧: two\n}'],
    ['{\n  ⟦hello⟧\n}'],
    ['{\n  ⟦hello⟧ world: 1\n}'],
    ['{ "a": ⟦one⟧} ', '{ "a": "one"} '],
  ],
  'unreadable-document': [
    ['{ "a": ⟦x\\y⟧ }'],
    ['{ "a": ⟦hello\\nworld⟧ }'],
    ['{ "a": ⟦-⟧ }'],
    ['{ "a": ⟦€⟧ }'],
  ],
  'missing-quote': [['{ "x"⟦on⟧: 1 }']],
  'bad-number': [
    ['{ "a": 1,⟦5⟧ }'],
    ['{ "a": 1,⟦5⟧, "b": 2 }'],
    ['{ "a": ⟦+1⟧ }'],
    ['{ "a": ⟦.5⟧ }'],
    ['{ "a": ⟦1.⟧ }'],
    ['{ "a": ⟦03⟧ }'],
    ['{ "a": ⟦030271⟧ }'],
    ['{ "a": ⟦0302711.5⟧ }'],
    ['{ "a": ⟦+233⟧ 30 271 1234 x }'],
    ['{ "a": ⟦1e⟧ }'],
    ['{ "a": ⟦12px⟧ }'],
    ['{ "a": ⟦1_000⟧ }'],
    ['{ "a": ⟦98%⟧ }'],
    ['{ "a": ⟦-1.5.2⟧ }'],
    ['{ "a": ⟦2026-3-21⟧ }'],
    ['{ "a": ⟦0x10⟧ }'],
    ['{ "a": ⟦1-2⟧ }'],
    ['{ "a": ⟦2026-03-211⟧ }'],
    ['{ "a": ⟦12026-03-21⟧ }'],
    ['{ "a": ⟦1.2.3⟧, "b": 1 }'],
    ['{ "a": ⟦1e5x⟧ }'],
  ],
  'missing-field-name': [['{ ⟦12⟧: 1 }'], ['{ ⟦1⟧,5: 2 }'], ['{ ⟦1⟧a: 1 }']],
  'missing-comma': [['[⟦1⟧ 000]']],
  'missing-value': [
    ['{ "a": ⟦NaN⟧ }'],
    ['[⟦-Infinity⟧]'],
    ['{ "a": ⟦undefined⟧, "b": 1 }'],
    ['{ "a": ⟦None⟧ }'],
    ['{ "a"⟦:⟧ ,5 }'],
  ],
  'comment-in-document': [['{ "a": ⟦//x }⟧']],
}

test.each(rowsOf(answers))('$code in $marked', row => {
  expect(answerTo(row.marked)).toEqual(row)
})

test('the problems of words and numbers without quotes', () => {
  expect(wordsOf(answers)).toMatchInlineSnapshot(`
    ""True" must be written in small letters. Write true.
    "FALSE" must be written in small letters. Write false.
    "Null" must be written in small letters. Write null.
    "TrUe" must be written in small letters. Write true.
    "yes" stands without quotes. Write true or false; or put it in double quotes, if it is text.
    "no" stands without quotes. Write true or false; or put it in double quotes, if it is text.
    "on" stands without quotes. Write true or false; or put it in double quotes, if it is text.
    "off" stands without quotes. Write true or false; or put it in double quotes, if it is text.
    "yes" stands without quotes. Put it in double quotes: "yes".
    "a" stands without quotes. Put it in double quotes: "a".
    "hello" stands without quotes. Put it in double quotes: "hello".
    "hello world" stands without quotes. Put it in double quotes: "hello world".
    "one" stands without quotes. Put it in double quotes: "one".
    "$schema" stands without quotes. Put it in double quotes: "$schema".
    "a-b" stands without quotes. Put it in double quotes: "a-b".
    "truex" stands without quotes. Put it in double quotes: "truex".
    "xTrue" stands without quotes. Put it in double quotes: "xTrue".
    "onion" stands without quotes. Put it in double quotes: "onion".
    "bayou" stands without quotes. Put it in double quotes: "bayou".
    A date stands without quotes. Put it in double quotes: "2026-03-21".
    "-x" stands without quotes. Put it in double quotes: "-x".
    "0302711234" stands without quotes. Put it in double quotes: "0302711234".
    "030 271-1234" stands without quotes. Put it in double quotes: "030 271-1234".
    "+233302711234" stands without quotes. Put it in double quotes: "+233302711234".
    "+233 (0)30 271 1234" stands without quotes. Put it in double quotes: "+233 (0)30 271 1234".
    "0302711" stands without quotes. Put it in double quotes: "0302711".
    "--1" stands without quotes. Put it in double quotes: "--1".
    "one two" stands without quotes. Put it in double quotes: "one two".
    "é" stands without quotes. Put it in double quotes: "é".
    "a1" stands without quotes. Put it in double quotes: "a1".
    The document cannot be read from here on. Write this place anew, as it stands on a page that works.
    A text ends just before this, and something goes on behind it. Put the whole text between one pair of double quotes, with \\" for each quote inside it.
    A number has a point where this one has a comma. Write 1.5, or a whole number.
    "+1" is not written as a number has to be. Write a number such as 12 or 1.5, without signs or spaces; or put it in double quotes, if it is text.
    ".5" is not written as a number has to be. Write a number such as 12 or 1.5, without signs or spaces; or put it in double quotes, if it is text.
    "1." is not written as a number has to be. Write a number such as 12 or 1.5, without signs or spaces; or put it in double quotes, if it is text.
    "03" is not written as a number has to be. Write a number such as 12 or 1.5, without signs or spaces; or put it in double quotes, if it is text.
    "030271" is not written as a number has to be. Write a number such as 12 or 1.5, without signs or spaces; or put it in double quotes, if it is text.
    "0302711.5" is not written as a number has to be. Write a number such as 12 or 1.5, without signs or spaces; or put it in double quotes, if it is text.
    "+233" is not written as a number has to be. Write a number such as 12 or 1.5, without signs or spaces; or put it in double quotes, if it is text.
    "1e" is not written as a number has to be. Write a number such as 12 or 1.5, without signs or spaces; or put it in double quotes, if it is text.
    "12px" is not written as a number has to be. Write a number such as 12 or 1.5, without signs or spaces; or put it in double quotes, if it is text.
    "1_000" is not written as a number has to be. Write a number such as 12 or 1.5, without signs or spaces; or put it in double quotes, if it is text.
    "98%" is not written as a number has to be. Write a number such as 12 or 1.5, without signs or spaces; or put it in double quotes, if it is text.
    "-1.5.2" is not written as a number has to be. Write a number such as 12 or 1.5, without signs or spaces; or put it in double quotes, if it is text.
    "2026-3-21" is not written as a number has to be. Write a number such as 12 or 1.5, without signs or spaces; or put it in double quotes, if it is text.
    "0x10" is not written as a number has to be. Write a number such as 12 or 1.5, without signs or spaces; or put it in double quotes, if it is text.
    "1-2" is not written as a number has to be. Write a number such as 12 or 1.5, without signs or spaces; or put it in double quotes, if it is text.
    "2026-03-211" is not written as a number has to be. Write a number such as 12 or 1.5, without signs or spaces; or put it in double quotes, if it is text.
    "12026-03-21" is not written as a number has to be. Write a number such as 12 or 1.5, without signs or spaces; or put it in double quotes, if it is text.
    "1.2.3" is not written as a number has to be. Write a number such as 12 or 1.5, without signs or spaces; or put it in double quotes, if it is text.
    "1e5x" is not written as a number has to be. Write a number such as 12 or 1.5, without signs or spaces; or put it in double quotes, if it is text.
    The name of a field should stand here, in double quotes. Write it as "name": value.
    A comma is missing after this. Put a comma between two entries.
    "NaN" is what a program writes where it has no value. Write the value, or delete this field; or put the word in double quotes, if it is text.
    "-Infinity" is what a program writes where it has no value. Write the value, or delete this field; or put the word in double quotes, if it is text.
    "undefined" is what a program writes where it has no value. Write the value, or delete this field; or put the word in double quotes, if it is text.
    "None" is what a program writes where it has no value. Write the value, or delete this field; or put the word in double quotes, if it is text.
    The value after the colon is missing. Write the value: text in double quotes, a number, true, false, a list [ ] or a group { }.
    Notes like this cannot stand in a document. Delete the note."
  `)
})
