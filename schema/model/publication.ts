import { z } from 'zod'
import { say, textOf, type Wording } from '../problems/problem.ts'
import { date, HELP } from './fields.ts'

/** When visitors see a page or a post. Days are those of the site's time zone (`scripts/lib/calendarDay.ts`). */
export const publication = {
  draft: z
    .boolean()
    .meta({
      description:
        'true while it is being written: you see it in "npm run dev", visitors do not. Delete the line to publish.',
      [HELP]: 'While it is being written: you see it here, visitors do not. Switch it off to publish.',
      examples: [true],
    })
    .optional(),
  publishOn: date('The first day on which visitors see it. Without it: at once.', '2027-01-11').optional(),
  unpublishOn: date('The day on which it leaves the website. Without it: never.', '2027-04-01').optional(),
}

export type Publication = z.infer<z.ZodObject<typeof publication>>

/** What decides which documents are shown. */
export interface View {
  /** `YYYY-MM-DD` */
  today: string
  /** Whether drafts, and what visitors do not see on that day, are shown too. */
  isPreview: boolean
  /** Whether nobody reads warnings, as in a build: then they are not looked for. */
  onlyErrors?: boolean
}

/** Why visitors do not see something on a day; nothing when they do. Ends a sentence that begins with its name. */
export function absenceOf({ draft, publishOn, unpublishOn }: Publication, day: string): Wording | undefined {
  if (draft) return 'is a draft'
  if (publishOn && day < publishOn) return say`is not on the website before ${say.day(publishOn)}`
  if (unpublishOn && day >= unpublishOn) return say`has left the website on ${say.day(unpublishOn)}`
  return undefined
}

/** The same, with days as people write them. */
export function longAbsenceOf(value: Publication, today: string): string | undefined {
  const absence = absenceOf(value, today)
  return absence && textOf(absence, ({ name }) => longDay(name))
}

/** What the ribbon of a preview says; nothing for what visitors see as well. */
export function noticeOf(value: Publication, today: string): string | undefined {
  if (value.draft) return 'Draft: not on the website yet'
  const absence = longAbsenceOf(value, today)
  return absence && `This page ${absence}`
}

/** A day `YYYY-MM-DD` as people write it. What is no day, in a document with mistakes, stays as it is. */
export function longDay(day: string): string {
  const date = new Date(`${day}T00:00Z`)
  return Number.isNaN(date.getTime()) ? day : dayFormat.format(date)
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
