import type { Page } from '../../model/page.ts'
import type { Problem } from '../../problems/problem.ts'
import type { Locator } from '../../read/source.ts'
import { definitionOf } from '../../section.ts'

/** Warns of a page, or a part of its sections, that was to be read again by a day that has passed. */
export function overdueReviews({ reviewBy, sections }: Page, today: string, locator: Locator): Problem[] {
  const ofSections = sections.flatMap((section, index) =>
    (definitionOf(section.type).reviews?.(section) ?? []).map(review => ({
      ...review,
      path: ['sections', index, ...review.path],
    })),
  )
  const ofPage = reviewBy ? [{ what: 'This page', by: reviewBy, path: ['reviewBy'] }] : []
  return [...ofPage, ...ofSections]
    .filter(({ by }) => by < today)
    .map(({ what, by, path }) =>
      locator.problem(
        'review-due',
        path,
        `${what} was to be looked through by ${by}.`,
        'Read it, correct what has changed, and write the next day on which to do so.',
      ),
    )
}
