import { expect, test } from 'vitest'
import { describeFile } from '../../../../../renderer/ui/viewer/describeFile.ts'
import { fileNameOf } from '../../../../../renderer/ui/viewer/fileNameOf.ts'
import { siteData } from '../../siteData.ts'

test.each([
  [{ pages: 4, size: 57_600 }, '4 pages, 58 kB'],
  [{ pages: 1, size: 900 }, '1 page, 1 kB'],
  [{ size: 2_340_000 }, '2.3 MB'],
])('what a document is: %j is %j', (file, words) => {
  expect(describeFile(file, siteData)).toBe(words)
})

test.each([
  ['/docs/PRE-SCHOOL-FEES.pdf', 'PRE-SCHOOL-FEES.pdf'],
  ['/school/docs/Fees%202025.pdf?v=3#page=2', 'Fees 2025.pdf'],
  ['/docs/100%.pdf', '100%.pdf'],
  ['/docs/', 'prospectus.pdf'],
  ['', 'prospectus.pdf'],
])('R-PDF-4: %j is saved as %j', (url, name) => {
  expect(fileNameOf(url)).toBe(name)
})
