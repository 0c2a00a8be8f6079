import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Group of requirements → number of rows. */
export const groups = {
  RTE: 15,
  LAY: 4,
  HDR: 9,
  FTR: 6,
  TML: 6,
  STG: 12,
  PDF: 7,
  BLG: 6,
  GAL: 11,
  DAT: 4,
} as const

export const rows: string[] = Object.entries(groups).flatMap(([group, count]) =>
  Array.from({ length: count }, (_, index) => `R-${group}-${index + 1}`),
)

/** Row → titles of the tests that mention it. */
export function testsByRow(): Map<string, string[]> {
  const titles = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(?:test|spec)\.tsx?$/.test(name))
    .flatMap(name => titlesIn(readFileSync(join(import.meta.dirname, name), 'utf8')))
  return new Map(rows.map(row => [row, titles.filter(title => new RegExp(`\\b${row}\\b`).test(title))]))
}

/** Every string or template literal that mentions a row. Titles are not only in `test('…')`, but also in tables of cases. */
const titlesIn = (source: string): string[] =>
  [...source.matchAll(/(['"`])((?:(?!\1).)*\bR-[A-Z]{3}-\d+\b(?:(?!\1).)*)\1/g)].map(
    ([, , title = '']) => title,
  )
