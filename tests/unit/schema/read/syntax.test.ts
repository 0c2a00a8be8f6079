import { expect, test } from 'vitest'
import { parseDocument } from '../../../../schema/read/parse.ts'

function firstProblemOf(text: string) {
  const parsed = parseDocument({ file: 'page.json', text })
  const [first] = Array.isArray(parsed) ? parsed : []
  if (!first) throw new Error(`Nothing is said about ${text}`)
  return first
}

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
