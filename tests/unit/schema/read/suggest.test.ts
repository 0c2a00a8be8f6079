import { expect, test } from 'vitest'
import { listed } from '../../../../schema/problems/listed.ts'
import { guess, nearest } from '../../../../schema/read/suggest.ts'

const sure = (word: string) => ({ word, isSure: true })
const unsure = (word: string) => ({ word, isSure: false })

test.each([
  // Equal but for letter case and punctuation.
  ['HERO', ['hero', 'text'], sure('hero')],
  ['book_open', ['book-open', 'book'], sure('book-open')],
  ['/Stages/ILS', ['/stages/ils', '/stages'], sure('/stages/ils')],
  ['/a', ['a', '/a'], sure('/a')],
  ['hero', ['HERO', 'Hero'], unsure('HERO')],
  ['--', ['…'], unsure('…')],
  // One letter wrong, missing, too many; two in longer words; two changed places.
  ['galery', ['gallery', 'hero'], sure('gallery')],
  ['hera', ['hero', 'text'], sure('hero')],
  ['teh', ['the', 'image'], sure('the')],
  ['prinicpalMesage', ['principalMessage', 'postHero'], unsure('principalMessage')],
  ['admisions', ['admissions'], sure('admissions')],
  ['admisssins', ['admissions'], sure('admissions')],
  ['galeri', ['gallery'], unsure('gallery')],
  // The nearest of all, wherever it stands among them.
  ['carb', ['hero', 'cat', 'card'], unsure('card')],
  ['galery', ['text', 'galaxy', 'gallery'], unsure('gallery')],
  // Near, but something else is as near, or the word is too short to tell.
  ['cara', ['card', 'cart'], unsure('card')],
  ['carb', ['card', 'cat'], unsure('card')],
  ['carb', ['card', 'hero'], sure('card')],
  ['ic', ['id', 'title'], unsure('id')],
  // Twice the same candidate is one.
  ['hera', ['hero', 'hero'], sure('hero')],
  // A third of a long word may be wrong, and two letters of a short one, but never all of them.
  ['requirxxxtsOverview', ['requirementsOverview'], unsure('requirementsOverview')],
  ['abcdefghixxx', ['abcdefghijklm'], unsure('abcdefghijklm')],
  ['abcdefghxxxxx', ['abcdefghijklm'], undefined],
  ['ansr', ['answer'], unsure('answer')],
  // Half of the letters are others.
  ['xyro', ['hero'], undefined],
  ['map', ['faq'], undefined],
  ['xyzo', ['hero'], undefined],
  ['xy', ['id'], undefined],
  ['x', ['y'], undefined],
  ['hero', [], undefined],
])('of "%s" and %j the guess is %j', (wrong, candidates, expected) => {
  expect(guess(wrong, candidates)).toEqual(expected)
  expect(nearest(wrong, candidates)).toBe(expected?.word)
})

test.each([
  [[], ''],
  [['a'], '"a"'],
  [['a', 'b'], '"a" or "b"'],
  [['a', 'b', 'c'], '"a", "b" or "c"'],
  [['1', '2', '3', '4', '5', '6', '7', '8'], '"1", "2", "3", "4", "5", "6", "7" or "8"'],
  [['1', '2', '3', '4', '5', '6', '7', '8', '9'], '"1", "2", "3", "4", "5", "6", "7", "8" … (9 in all)'],
])('%j is listed as %s', (words, text) => {
  expect(listed(words)).toBe(text)
})
