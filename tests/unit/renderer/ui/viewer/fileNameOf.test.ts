import { expect, test } from 'vitest'
import { fileNameOf } from '../../../../../renderer/ui/viewer/fileNameOf.ts'

test.each([
  ['/docs/PRE-SCHOOL-FEES.pdf', 'PRE-SCHOOL-FEES.pdf'],
  ['/school/docs/Fees%202025.pdf?v=3#page=2', 'Fees 2025.pdf'],
  ['/docs/100%.pdf', '100%.pdf'],
  ['/docs/', 'prospectus.pdf'],
  ['', 'prospectus.pdf'],
])('R-PDF-4: %j is saved as %j', (url, name) => {
  expect(fileNameOf(url)).toBe(name)
})
