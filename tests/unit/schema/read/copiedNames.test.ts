import { expect, test } from 'vitest'
import { originalOf } from '../../../../schema/read/fileNames.ts'

test.each([
  ['stages/ils (1).json', 'stages/ils.json'],
  ['stages/ils(2).json', 'stages/ils.json'],
  ['Copy of ils.json', 'ils.json'],
  ['Copy (2) of ils.json', 'ils.json'],
  ['ils - Copy.json', 'ils.json'],
  ['ils - Copy (3).json', 'ils.json'],
  ['ils copy.json', 'ils.json'],
  ['ils copy 2.json', 'ils.json'],
  ['blog/[id] (1).json', 'blog/[id].json'],
  ['ils.json', undefined],
  ['ils-1.json', undefined],
  ['hard copy/ils.json', undefined],
  ['copy.json', undefined],
  ['(1).json', undefined],
])('%j has the name of a copy of %j', (file, original) => {
  expect(originalOf(file)).toBe(original)
})
