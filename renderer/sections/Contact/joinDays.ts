import type { SiteData } from '../../../schema/model/viewModel.ts'
import { fillWords } from '../../ui/text/fillWords.ts'
import { formatWeekday } from '../../ui/text/formatDate.ts'
import type { Language } from '../../ui/text/Language.ts'
import { listOf } from '../../ui/text/listOf.ts'

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Names days of the week in their order: three or more in a row as "Monday to Friday". */
export function joinDays(
  days: readonly string[],
  { words, locale, weekStartsOn = 'Monday' }: Language & Pick<SiteData, 'weekStartsOn'>,
): string {
  const first = week.indexOf(weekStartsOn)
  const runs: number[][] = []
  let isRunning = false
  for (const [index] of week.entries()) {
    const day = (first + index) % 7
    const isOpen = days.includes(week[day] ?? '')
    if (isOpen && isRunning) runs.at(-1)?.push(day)
    else if (isOpen) runs.push([day])
    isRunning = isOpen
  }
  // 1 January 2024 was a Monday.
  const name = (index: number | undefined = 0) => formatWeekday(`2024-01-0${index + 1}`, locale)
  const names = runs.flatMap(run =>
    run.length > 2 ? fillWords(words.fromTo, { from: name(run[0]), to: name(run.at(-1)) }) : run.map(name),
  )
  return listOf(names, locale)
}
