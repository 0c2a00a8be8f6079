import type { Page } from '../../model/page.ts'
import type { Post } from '../../model/post.ts'
import { noticeWarnings } from '../../model/site/notice.ts'
import { isBeforeWebsites, isUnlikelyDay, unlikelyDay } from '../../model/unlikelyDay.ts'
import type { Problem } from '../../problems/problem.ts'
import type { Document } from '../../read/Document.ts'
import type { Locator } from '../../read/source.ts'
import { definitionOf } from '../../section.ts'
import { findingProblem } from '../findingProblem.ts'

/** Warns of dates that are surely mistyped, mostly in their year, and of a notice that is over. @param today `YYYY-MM-DD`, or empty for no warnings */
export function dateProblems({ kind, value, locator }: Document, today: string): Problem[] {
  if (today === '') return []
  if (kind === 'site')
    return (value.notice ? noticeWarnings(value.notice, today) : []).map(finding =>
      findingProblem(finding, ['notice'], locator),
    )
  const plans: Partial<Page & Post> = value
  const problems = (['publishOn', 'unpublishOn', 'reviewBy'] as const).flatMap(key => {
    const day = plans[key]
    return isUnlikelyDay(day, today) ? findingProblem(unlikelyDay(day, [key]), [], locator) : []
  })
  if (kind === 'post') return [...problems, ...postDateProblems(value, today, locator)]
  const ofSections = value.sections.flatMap((section, index) =>
    (definitionOf(section.type).unlikelyDates?.(section, today) ?? []).map(finding =>
      findingProblem(finding, ['sections', index], locator),
    ),
  )
  return [...problems, ...ofSections]
}

function postDateProblems({ date, publishOn = '' }: Post, today: string, locator: Locator): Problem[] {
  const first = publishOn > today ? publishOn : today
  if (date > first)
    return [
      locator.problem(
        'unlikely-date',
        ['date'],
        `The post is dated ${date}, but visitors see it from ${first === today ? 'today' : first} on.`,
        `Correct the date; or add "publishOn": "${date}" if the post is to appear on that day.`,
      ),
    ]
  return isBeforeWebsites(date) ? [findingProblem(unlikelyDay(date, ['date']), [], locator)] : []
}
