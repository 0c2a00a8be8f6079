import { spawnSync } from 'node:child_process'
import { copyFileSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { diskFailure } from '../../../../scripts/lib/diskFailure.ts'

function failureOf(act: () => unknown): unknown {
  try {
    act()
  } catch (error) {
    return error
  }
  throw new Error('Nothing failed')
}

test('a file that is gone is named, with what to do, whichever process missed it', () => {
  const gone = failureOf(() => copyFileSync('/nowhere/fees.pdf', '/nowhere/else/fees.pdf'))
  const words =
    /^"\/nowhere\/fees\.pdf" is not there, or no more: was it moved or renamed meanwhile\? Start once more\. \(ENOENT: /
  expect(diskFailure(gone)).toMatch(words)
  expect(diskFailure(structuredClone(gone))).toMatch(words)
})

test.each([
  ['ENOSPC: no space left on device, write', 'The disk has no room left.'],
  ['EDQUOT: disk quota exceeded, write', 'The disk has no room left.'],
  ["EACCES: permission denied, open '/site/fees.json'", '"/site/fees.json" may not be read or written'],
  ['EROFS: read-only file system, write', 'A file may not be read or written'],
  [
    "EBUSY: resource busy or locked, rename 'C:\\site\\dist' -> 'C:\\site\\old'",
    '"C:\\site\\dist" is open in another program.',
  ],
])('%s', (message, words) => {
  expect(diskFailure(new Error(message))).toMatch(words)
  expect(diskFailure(new Error(message))).toContain(`(${message})`)
})

test('of a failure that is not expected, Node’s own words are said; of one that is not the disk’s, nothing', () => {
  expect(diskFailure(failureOf(() => readFileSync('/')))).toMatch(/^EISDIR: /)
  expect(diskFailure(spawnSync('no-such-program').error)).toBe('spawnSync no-such-program ENOENT')
  expect(diskFailure(new TypeError('x is not a function'))).toBeUndefined()
  expect(diskFailure('EIO: i/o error, read')).toBeUndefined()
})
