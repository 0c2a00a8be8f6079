import { expect, test } from 'vitest'
import { explainSyntax } from '../../../../schema/syntax/explainSyntax.ts'

test.each([
  ['no mistake', undefined, { offset: 0, length: 1 }],
  ['one that has no name here', { error: 99, offset: 2, length: 3 }, { offset: 2, length: 3 }],
])('where the parser finds %s, the place is named all the same', (_, error, place) => {
  expect(explainSyntax('{ "a": 1 }', error)).toEqual({
    code: 'unreadable-document',
    ...place,
    message: 'The document cannot be read from here on.',
    cure: 'Write this place anew, as it stands on a page that works.',
  })
})
