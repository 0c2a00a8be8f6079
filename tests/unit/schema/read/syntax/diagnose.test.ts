import type { ParseErrorCode } from 'jsonc-parser'
import { expect, test } from 'vitest'
import { diagnose } from '../../../../../schema/read/syntax/diagnose.ts'

test('an error that no rule knows is reported where the parser found it', () => {
  expect(diagnose('{ "a": 1 }', { error: 99 as ParseErrorCode, offset: 2, length: 3 })).toEqual({
    code: 'unreadable-document',
    ...{ offset: 2, length: 3 },
    message: 'The document cannot be read from here on.',
    cure: 'Write this place anew, as it stands on a page that works.',
  })
})
