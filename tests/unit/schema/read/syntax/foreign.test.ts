import { expect, test } from 'vitest'
import { type Answers, answerTo, rowsOf, wordsOf } from './answers.ts'

const answers: Answers = {
  'unreadable-document': [
    ['{⟦\\rtf1\\ansi⟧ Fees}'],
    ['{ "a": 1, ⟦...⟧ }'],
    ['{ "a": ⟦…⟧ }'],
    ['{ "a": ⟦..⟧ }'],
    ['[1, ⟦...⟧]'],
    ['⟦Fees⟧ { "a": 1 }'],
    ['⟦Fees⟧'],
    ['  ⟦<html>⟧{}'],
    ['⟦⟧'],
    ['{ "a": 1, ⟦…⟧ }'],
    ['\n\n⟦⟧'],
    ['⟦x⟧\n{ "a": 1 }'],
    ['{ "a": [1, ⟦..⟧ ] }'],
    ['{ "a": ⟦.⟧ }'],
  ],
  'invisible-character': [
    ['{ "a":⟦\u00a0⟧1 }', '{ "a": 1 }'],
    ['{ "a":⟦\u200b⟧1 }', '{ "a":1 }'],
    ['{ "a":⟦\u00a0\u2003⟧ 1 }', '{ "a":  1 }'],
    ['{ "a": 1⟦\u200b⟧ }', '{ "a": 1 }'],
    ['{ "a": 1,⟦\u200b⟧\n  "b": 2 }', '{ "a": 1,\n  "b": 2 }'],
    ['⟦\u00a0⟧{ "a": 1 }', ' { "a": 1 }'],
    ['{ "a": 1 }⟦\u200b⟧', '{ "a": 1 }'],
    ['{ "a":⟦\u00ad⟧1 }', '{ "a":1 }'],
    ['{ "a":⟦\ufeff⟧1 }', '{ "a": 1 }'],
    ['{ "a":⟦\u2060⟧1 }', '{ "a":1 }'],
    ['{ "a":⟦\u3000⟧1 }', '{ "a": 1 }'],
  ],
  'comment-in-document': [
    ['{ "a": 1 } ⟦// note⟧'],
    ['{\n  ⟦// note⟧  \n  "a": 1\n}'],
    ['{\n  "a": 1, ⟦/* note */⟧\n  "b": 2\n}'],
    ['{\n  ⟦# note⟧\n  "a": 1\n}'],
    ['{\n  ⟦<!-- note -->⟧\n  "a": 1\n}'],
    ['{ "a": 1 }\n⟦// note⟧'],
    ['⟦/* note */ { "a": 1 }⟧'],
    ['{ "a": "b",\n  ⟦/* one⟧\n  two */\n  "c": 1\n}'],
  ],
  'text-after-end': [
    ['{ "a": 1 }⟦}⟧'],
    ['{ "a": 1 }\n⟦,⟧ "b": 2 }'],
    ['{ "a": 1 }\n⟦{⟧ "b": 2 }'],
    ['1 ⟦2⟧'],
    ['{ "a": 1 } ⟦x⟧'],
    ['{ "a": 1 }⟦;⟧ '],
    ['"a"⟦:⟧ 1'],
    ['[1]⟦,⟧ 2'],
  ],
}

test.each(rowsOf(answers))('$code in $marked', row => {
  expect(answerTo(row.marked)).toEqual(row)
})

test('the problems of syntax from other kinds of files', () => {
  expect(wordsOf(answers)).toMatchInlineSnapshot(`
    "The file is saved as rich text. Save it again as plain text, or copy another page of the same kind into it.
    Dots cannot stand for what is to come. Delete them, or write what belongs here.
    A document begins with "{", but something else stands here. Delete everything before the first "{".
    A document begins with "{", but something else stands here. Copy another page of the same kind into this file: it begins with "{" and ends with "}".
    The document cannot be read from here on. Write this place anew, as it stands on a page that works.
    An invisible character stands here, mostly pasted from a web page. Delete it, and type a plain space if there should be one.
    Notes like this cannot stand in a document. Delete the note.
    There is something after the end of the document. Delete it. If it belongs to the document, a bracket further up closes too early."
  `)
})
