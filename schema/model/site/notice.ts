import { z } from 'zod'
import { type PathProblem, say } from '../../problems/problem.ts'
import { daysBetween, endBeforeStart, mistypedDays } from '../dayProblems.ts'
import { action, date, KEYWORDS, text, yesOrNo } from '../fields.ts'

/** What the organisation has to say on every page for a few days. */
export const notice = z
  .strictObject({
    text: text('What all visitors are to know, in one or two sentences.', 'School opens at ten on Monday.'),
    link: action('A link to more about it.', 'Read more', '/blog'),
    from: date('The first day on which it is shown.', '2027-01-11'),
    until: date('The last day.', '2027-01-15'),
    quiet: yesOrNo(
      'true shows it in dark, quiet colours, such as when somebody has died.',
      'In dark, quiet colours, such as when somebody has died.',
    ),
  })
  .meta({
    description: 'A notice at the foot of the window, on every page, until a visitor closes it.',
    [KEYWORDS]: [
      ...['announcement', 'closed', 'closure', 'emergency', 'rain', 'storm', 'strike', 'urgent', 'alert'],
      ...['banner', 'death', 'condolence', 'obituary', 'mourning'],
    ],
  })

export type Notice = z.infer<typeof notice>

/** Whether visitors see it on a day. @param today `YYYY-MM-DD` */
export const isCurrent = ({ from, until }: Notice, today: string): boolean => from <= today && today <= until

/** Days. A notice that ended so long ago is forgotten rather than kept for its wording. */
const FORGOTTEN = 30

/** Mistakes between the fields of a notice. */
export const noticeRules = ({ from, until }: Notice): PathProblem[] => endBeforeStart(from, until, ['until'])

/** Dates that are surely mistyped, and a notice that is over for long. @param today `YYYY-MM-DD` */
export function noticeWarnings(notice: Notice, today: string): PathProblem[] {
  const mistyped = mistypedDays(notice, ['from', 'until'], today)
  if (mistyped.length > 0) return mistyped
  if (daysBetween(notice.until, today) < FORGOTTEN) return []
  return [
    {
      code: 'past-notice',
      path: [],
      message: say`Visitors have not seen this notice since ${say.day(notice.until)}.`,
      suggestion: say`Delete ${say.field('notice')}, or write a new one.`,
    },
  ]
}
