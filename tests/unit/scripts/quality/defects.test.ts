import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../../../scripts/lib/root.ts'
import { table } from '../../../../scripts/quality/defects/table.ts'

test('each of at least 30 defects can still be planted, at one place of today’s code', () => {
  expect(table.length).toBeGreaterThanOrEqual(30)
  const placesOf = ({ file, right }: (typeof table)[number]) =>
    readFileSync(join(projectRoot, file), 'utf8').split(right).length - 1
  const lost = table.filter(defect => placesOf(defect) !== 1)
  expect(lost.map(({ what }) => what)).toEqual([])
})
