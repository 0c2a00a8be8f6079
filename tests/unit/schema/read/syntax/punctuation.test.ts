import { expect, test } from 'vitest'
import { type Answers, answerTo, rowsOf, wordsOf } from './answers.ts'

const answers: Answers = {
  'missing-comma': [
    ['{\n  "a": ⟦1⟧\n  "b": 2\n}', '{\n  "a": 1,\n  "b": 2\n}'],
    ['{ "a": ⟦1⟧ "b": 2 }', '{ "a": 1, "b": 2 }'],
    ['[⟦1⟧ 2]'],
    ['[\n  ⟦1⟧\n  2\n]', '[\n  1,\n  2\n]'],
    ['[\n  "a⟦"⟧\n  "b"\n]', '[\n  "a",\n  "b"\n]'],
    ['[{⟦}⟧ {}]', '[{}, {}]'],
    ['[{⟦}⟧\n{}]', '[{},\n{}]'],
    ['{ "a": tru⟦e⟧ "b": 1 }', '{ "a": true, "b": 1 }'],
    ['{ "a": [⟦1⟧ "b"] }'],
    ['{ "a": {⟦}⟧ "b": 1 }', '{ "a": {}, "b": 1 }'],
    ['{ "a": [⟦]⟧ "b": 1 }', '{ "a": [], "b": 1 }'],
    ['{ "a": nul⟦l⟧\n  "b": 1 }'],
    ['{ "a": ⟦1⟧\n  true }'],
    ['[⟦1⟧\n  true]'],
    ['["a⟦"⟧ 1]'],
    ['{ "a": 1⟦;⟧ "b": 2 }', '{ "a": 1, "b": 2 }'],
    ['{ "a": "b"⟦，⟧ "c": 2 }', '{ "a": "b", "c": 2 }'],
    ['{ "a": "b"⟦،⟧\n "c": 2 }', '{ "a": "b",\n "c": 2 }'],
    ['{ "a": true⟦、⟧ "c": 2 }', '{ "a": true, "c": 2 }'],
    ['[1⟦;⟧ 2]', '[1, 2]'],
    ['{ "a": {}⟦;⟧ "b": 2 }', '{ "a": {}, "b": 2 }'],
    ['{ "a": []⟦;⟧ "b": 2 }', '{ "a": [], "b": 2 }'],
    ['{ "a": "b"⟦;⟧ "c": "d" }', '{ "a": "b", "c": "d" }'],
    ['["a"⟦;⟧ "b"]', '["a", "b"]'],
    ['{ "a": 1⟦;⟧ }', '{ "a": 1, }'],
    ['{ "a": "b: 1,5⟦"⟧ 2 }'],
    ['{ "a": "x⟦"⟧\n  "b c": 1 }'],
    ['{ "a": "x⟦"⟧\n  "$b" : 1 }', '{ "a": "x",\n  "$b" : 1 }'],
    ['[\n  "a⟦"⟧\n  true\n]'],
    ['["a⟦"⟧{}]', '["a",{}]'],
    ['["a⟦"⟧[]]', '["a",[]]'],
    ['[\n  {⟦}⟧\n  {}\n]', '[\n  {},\n  {}\n]'],
    ['[\n  "a⟦"⟧\n  1\n]', '[\n  "a",\n  1\n]'],
    ['{ "a": ⟦1⟧ "b" }'],
    ['{ "a": 1.⟦5⟧ "b": 2 }', '{ "a": 1.5, "b": 2 }'],
    ['{ "a": tru⟦e⟧\n  "b": 1 }', '{ "a": true,\n  "b": 1 }'],
    ['{ "a": fals⟦e⟧\n  "b": 1 }', '{ "a": false,\n  "b": 1 }'],
    ['[\n  "a⟦"⟧\n  [1]\n]', '[\n  "a",\n  [1]\n]'],
    ['["x", "a"⟦;⟧ "b"]', '["x", "a", "b"]'],
    ['{ "a": ⟦1⟧ [2], "b": 2 }'],
    ['["a⟦"⟧ 1, {}]'],
    ['[\n  "a⟦"⟧\n  true, "b"\n]'],
  ],
  'word-without-quotes': [
    ['{ "a": "x" ⟦y⟧ }'],
    ['{ "a": ⟦2026-03-21⟧ }', '{ "a": "2026-03-21" }'],
    ['{ "a" ⟦x=⟧ 1 }'],
    ['{ "a" ⟦=x⟧ 1 }'],
    ['[1 ⟦x;⟧ 2]'],
  ],
  'bad-number': [['{ "a": ⟦03⟧ }'], ['[⟦1.⟧ 2]'], ['{ "a": 10,⟦75⟧ }'], ['{ "a":1,⟦5⟧ }']],
  'missing-colon': [
    ['{ "a"⟦：⟧ 1 }', '{ "a": 1 }'],
    ['{ "a"⟦：⟧"b" }', '{ "a":"b" }'],
    ['{ "a"⟦：⟧true }', '{ "a":true }'],
    ['{ "a⟦"⟧ 1 }', '{ "a": 1 }'],
    ['{ "a⟦"⟧ "b" }', '{ "a": "b" }'],
    ['{ "a⟦"⟧ {} }', '{ "a": {} }'],
    ['{ "a⟦"⟧ [] }', '{ "a": [] }'],
    ['{ "a⟦"⟧ true }'],
    ['{ "a⟦"⟧, 1 }'],
    ['{ "a"⟦;⟧ 1 }', '{ "a": 1 }'],
    ['{ "a" ⟦=⟧ 1 }', '{ "a" : 1 }'],
    ['{ "a" ⟦=>⟧ 1 }', '{ "a" : 1 }'],
    ['{\n  "a"⟦;⟧ "b"\n}', '{\n  "a": "b"\n}'],
    ['{ "a,\\"b"⟦;⟧ 1 }', '{ "a,\\"b": 1 }'],
    ['{ "a⟦"⟧ "b", "c": 1 }', '{ "a": "b", "c": 1 }'],
    ['{ "a⟦"⟧ -1 }'],
  ],
  'missing-value': [
    ['{ "a":⟦:⟧ 1 }', '{ "a": 1 }'],
    ['{ "a": ⟦:⟧ 1 }', '{ "a":  1 }'],
    ['{ "a"⟦:⟧ }'],
    ['{ "a"⟦:⟧ , "b": 1 }'],
    ['[1, ⟦:⟧]'],
    ['{\n  "a"⟦:⟧\n}'],
    ['{ "a": ⟦:⟧ }', '{ "a":  }'],
  ],
  'unreadable-document': [['{ "a" :⟦=⟧ 1 }']],
  'trailing-comma': [
    ['{ "a": 1⟦,⟧ }', '{ "a": 1 }'],
    ['[1⟦,⟧ ]', '[1 ]'],
    ['[1⟦,⟧]', '[1]'],
    ['{ "a": 1⟦,⟧\n\n}', '{ "a": 1\n\n}'],
    ['[1⟦,⟧\n]', '[1\n]'],
  ],
  'stray-comma': [
    ['{ ⟦,⟧ "a": 1 }', '{  "a": 1 }'],
    ['[⟦,⟧ 1]', '[ 1]'],
    ['[1,⟦,⟧ 2]', '[1, 2]'],
    ['{ "a": 1,⟦,⟧ "b": 2 }', '{ "a": 1, "b": 2 }'],
    ['{\n  "a": 1\n  ,⟦,⟧\n}', '{\n  "a": 1\n  ,\n}'],
    ['{ "a": [⟦,⟧] }', '{ "a": [] }'],
  ],
  'missing-field-name': [
    ['{ ⟦1⟧: 2 }'],
    ['{ "a": 1, ⟦2⟧ }'],
    ['{ ⟦true⟧: 1 }'],
    ['{ ⟦:⟧ 1 }'],
    ['{ "a": 1, ⟦:⟧ 2 }'],
    ['{ "a": 1,\n ⟦2⟧: 3 }'],
  ],
  'line-break-in-text': [
    ['{ "a": ⟦"b\tc"⟧ }', '{ "a": "b c" }'],
    ['{ "a": ⟦"b\tc\td"⟧ }'],
    ['{ "a": ⟦"b\u0001c"⟧ }'],
    ['{ ⟦"a\tb"⟧: 1 }', '{ "a b": 1 }'],
    ['{ "a": ⟦"b\tc"⟧, "d": "e\tf" }', '{ "a": "b c", "d": "e\tf" }'],
  ],
  'wrong-backslash': [
    ['{ "a": ⟦"public\\images\\posts\\relay.jpg"⟧ }', '{ "a": "/images/posts/relay.jpg" }'],
    ['{ "a": ⟦"docs\\FEES.pdf"⟧ }', '{ "a": "/docs/FEES.pdf" }'],
    ['{ "a": ⟦"C:\\Pictures\\gate.jpg"⟧ }'],
    ['{ "a": ⟦"\\x"⟧ }'],
    ['{ "a": ⟦"\\u12"⟧ }'],
    ['{ "a": ⟦"C:\\dir"⟧ }'],
  ],
}

test.each(rowsOf(answers))('$code in $marked', row => {
  expect(answerTo(row.marked)).toEqual(row)
})

test('the problems of commas, colons and characters inside texts', () => {
  expect(wordsOf(answers)).toMatchInlineSnapshot(`
    "A comma is missing after this. Put a comma between two entries.
    A ";" stands where a comma belongs. Write a comma in its place.
    "，" is the wide sign of another keyboard. Write , as the English keyboard has it.
    "،" is the wide sign of another keyboard. Write , as the English keyboard has it.
    "、" is the wide sign of another keyboard. Write , as the English keyboard has it.
    "y" stands without quotes. Put it in double quotes: "y".
    A date stands without quotes. Put it in double quotes: "2026-03-21".
    "x=" stands without quotes. Put it in double quotes: "x=".
    "=x" stands without quotes. Put it in double quotes: "=x".
    "x;" stands without quotes. Put it in double quotes: "x;".
    "03" is not written as a number has to be. Write a number such as 12 or 1.5, without signs or spaces; or put it in double quotes, if it is text.
    "1." is not written as a number has to be. Write a number such as 12 or 1.5, without signs or spaces; or put it in double quotes, if it is text.
    A number has a point where this one has a comma. Write 10.75, or a whole number.
    A number has a point where this one has a comma. Write 1.5, or a whole number.
    "：" is the wide sign of another keyboard. Write : as the English keyboard has it.
    A colon is missing after this name. Write it as "name": value, with a colon between them.
    A ";" stands where a colon belongs. Write a colon in its place.
    A "=" stands where a colon belongs. Write a colon in its place.
    A "=>" stands where a colon belongs. Write a colon in its place.
    There is one colon too many. Delete the second colon.
    The value after the colon is missing. Write the value: text in double quotes, a number, true, false, a list [ ] or a group { }.
    A value should stand here. Write text in double quotes, a number, true, false, a list [ ] or a group { }.
    The document cannot be read from here on. Write this place anew, as it stands on a page that works.
    There is a comma before the closing "}". Delete the comma: the last entry has none.
    There is a comma before the closing "]". Delete the comma: the last entry has none.
    There is a comma with nothing before it. Delete the comma, or write what is missing before it.
    The name of a field should stand here, in double quotes. Write it as "name": value.
    There is a tab inside this text. Put a space in its place.
    This text holds tabs, as a table does that was copied from Excel. Write it in a section for tables ("npm run dev", /_sections), or put a space for each tab.
    There is an invisible character inside this text. Delete it: write the text anew, or paste it without formatting.
    The path of a file of this site has / where Windows has a backslash. Write "/images/posts/relay.jpg".
    The path of a file of this site has / where Windows has a backslash. Write "/docs/FEES.pdf".
    The path of a file of this site has / where Windows has a backslash. Put the file into "public/images", and write "/images/gate.jpg".
    A backslash stands before a letter that takes none. Write \\\\ for a backslash, \\n for a line break, \\" for a quote. Paths have / instead."
  `)
})
