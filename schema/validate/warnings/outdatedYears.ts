import { yearOf } from '../../model/dayProblems.ts'
import type { Page } from '../../model/page.ts'
import type { Site } from '../../model/site.ts'
import type { Problem } from '../../problems/problem.ts'
import type { Locator } from '../../read/source.ts'
import { calendarsIn } from '../../section.ts'

/** Warns of a copyright line with a year that has passed. @param today `YYYY-MM-DD`, or empty for no warning */
export function copyrightProblems({ footer }: Site, today: string, locator: Locator): Problem[] {
  const year = today === '' ? 0 : yearOf(today)
  if (footer.copyrightYear >= year) return []
  return [
    locator.problem(
      'outdated-year',
      ['footer', 'copyrightYear'],
      `The copyright line says ${footer.copyrightYear}, but the year is ${year}.`,
      `Write ${year}.`,
    ),
  ]
}

/** Warns of titles and descriptions that name other years than the calendars of their page. */
export function yearProblems({ title, description, sections }: Page, locator: Locator): Problem[] {
  const dates = calendarsIn(sections)
    .flatMap(({ events }) => events.map(({ date }) => date))
    .sort()
  const [first, last] = [dates[0], dates.at(-1)]
  if (first === undefined || last === undefined) return []
  const years = { first: yearOf(first), last: yearOf(last) }
  const texts = [
    { path: ['title'], value: title },
    { path: ['description'], value: description },
    ...sections.flatMap((section, index) =>
      (['title', 'description'] as const).map(key => ({
        path: ['sections', index, key],
        value: key in section ? Reflect.get(section, key) : undefined,
      })),
    ),
  ]
  return texts.flatMap(({ path, value }) => {
    const named = typeof value === 'string' ? yearsIn(value) : undefined
    if (!named || (named.first <= years.first && years.last <= named.last)) return []
    const written = years.first === years.last ? years.first : `${years.first}/${years.last}`
    return locator.problem(
      'outdated-year',
      path,
      `This says ${named.words}, but the dates of this page are from ${written}.`,
      `Write ${written} here, or correct the dates.`,
    )
  })
}

/** Two years in a text, one after the other: "2026/2027", "2026/27", "2026–2027". */
function yearsIn(text: string): { words: string; first: number; last: number } | undefined {
  for (const [words, first = '', end = ''] of text.matchAll(/\b(20\d\d) ?[/–-] ?((?:20)?\d\d)\b(?![/–-])/g)) {
    const last = Number(end.length === 2 ? first.slice(0, 2) + end : end)
    // Other pairs of numbers are days, or years that have no calendar.
    if (last === Number(first) + 1) return { words, first: Number(first), last }
  }
  return undefined
}
