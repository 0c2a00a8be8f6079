import { expect, test } from 'vitest'
import { describeFile } from '../../../../../renderer/ui/viewer/describeFile.ts'
import { siteData } from '../../siteData.ts'

test.each([
  [{ pages: 4, size: 57_600 }, '4 pages, 58 kB'],
  [{ pages: 1, size: 900 }, '1 page, 1 kB'],
  [{ size: 2_340_000 }, '2.3 MB'],
])('what a document is: %j is %j', (file, words) => {
  expect(describeFile(file, siteData)).toBe(words)
})
