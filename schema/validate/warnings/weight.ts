import { fieldWalker } from '../../model/mapFields.ts'
import { type Problem, say } from '../../problems/problem.ts'
import type { Locator } from '../../read/source.ts'
import { type AnySection, section as sectionSchema } from '../../section.ts'
import type { ValidationContext } from '../ValidationContext.ts'

/** In bytes, of one page: a few seconds on a slow phone. */
const BUDGET = 1_000_000

/** In bytes: about the most that one photograph takes once it is resized for a screen. */
const PHOTOGRAPH = 200_000

/** Bytes of HTML for each character of a document, without what all pages share. Measured on the site's own pages. */
const BYTES_PER_CHARACTER = 4

/** Warns of a page whose estimated weight exceeds the budget, and names its heaviest section. */
export function weightProblems(
  sections: readonly AnySection[],
  context: ValidationContext,
  locator: Locator,
): Problem[] {
  const seen = new Set<string>()
  const pictures = sections.map(section => picturesOf(section, context, seen))
  // Serialising the sections is slow, and hardly any page comes near the budget.
  if (sum(pictures) + locator.length() * BYTES_PER_CHARACTER <= BUDGET) return []
  const weights = sections.map(
    (section, index) => JSON.stringify(section).length * BYTES_PER_CHARACTER + (pictures[index] ?? 0),
  )
  const total = sum(weights)
  if (total <= BUDGET) return []
  const heaviest = weights.indexOf(Math.max(...weights))
  return [
    locator.problem(
      'heavy-page',
      ['sections', heaviest],
      say`This page takes about ${megabytes(total)} MB, ${megabytes(weights[heaviest] ?? 0)} MB of it for this ${say.choice(sections[heaviest]?.type ?? '')} section.`,
      'Show fewer pictures here, or divide the page into two.',
    ),
  ]
}

const eachImage = fieldWalker('image')

/** @param seen pictures that are counted already */
function picturesOf(section: AnySection, context: ValidationContext, seen: Set<string>): number {
  let weight = 0
  eachImage(sectionSchema, section, ({ value }) => {
    if (!seen.has(value)) {
      seen.add(value)
      const size = context.files.get(value)?.size ?? 0
      weight += value.endsWith('.svg') ? size : Math.min(size, PHOTOGRAPH)
    }
  })
  return weight
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1)
