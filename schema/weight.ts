import type { World } from './content.ts'
import { fieldWalk } from './fieldWalk.ts'
import type { Problem } from './problem.ts'
import { type AnySection, section as sectionSchema } from './section.ts'
import type { Locator } from './source.ts'

/** What one page may cost a visitor, in bytes: a few seconds on a slow telephone. */
const BUDGET = 1_000_000

/** Photographs are sent in the size that a screen needs; what one costs then is at most about this, in bytes. */
const PHOTOGRAPH = 200_000

/** By how much HTML grows for each character of a document, beside what all pages share; measured on the site's own. */
const BYTES_A_CHARACTER = 4

/** Warns when a page is estimated to cost too much, and names its heaviest section. */
export function weightProblems(sections: readonly AnySection[], world: World, locator: Locator): Problem[] {
  const seen = new Set<string>()
  const pictures = sections.map(section => picturesOf(section, world, seen))
  // Hardly any page comes near the budget, and to write each section down again takes long.
  if (sum(pictures) + locator.length * BYTES_A_CHARACTER <= BUDGET) return []
  const weights = sections.map(
    (section, index) => JSON.stringify(section).length * BYTES_A_CHARACTER + (pictures[index] ?? 0),
  )
  const total = sum(weights)
  if (total <= BUDGET) return []
  const heaviest = weights.indexOf(Math.max(...weights))
  return [
    locator.problem(
      'heavy-page',
      ['sections', heaviest],
      `This page takes about ${megabytes(total)} MB, ${megabytes(weights[heaviest] ?? 0)} MB of it for this "${sections[heaviest]?.type}" section.`,
      'Show fewer pictures here, or divide the page into two.',
    ),
  ]
}

const eachImage = fieldWalk('image')

/** @param seen pictures that the page has paid for already */
function picturesOf(section: AnySection, world: World, seen: Set<string>): number {
  let weight = 0
  eachImage(sectionSchema, section, ({ value }) => {
    if (!seen.has(value)) {
      seen.add(value)
      const size = world.files.get(value) ?? 0
      weight += value.endsWith('.svg') ? size : Math.min(size, PHOTOGRAPH)
    }
    return value
  })
  return weight
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1)
