import { z } from 'zod'
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
export function absenceOf({ draft, publishOn, unpublishOn }: Publication, today: string): string | undefined {
  if (draft) return 'is a draft'
  if (publishOn && today < publishOn) return `is not on the website before ${publishOn}`
  if (unpublishOn && today >= unpublishOn) return `has left the website on ${unpublishOn}`
  return undefined
}

/** What the ribbon of a preview says; nothing for what visitors see as well. */
export function noticeOf(value: Publication, today: string): string | undefined {
  if (value.draft) return 'Draft: not on the website yet'
  const absence = absenceOf(value, today)
  return absence && `This page ${withDays(absence)}`
}

/** Days as people write them, but for those within what an author has written. */
export const withDays = (words: string): string =>
  words.replace(/"[^"]*"|\b\d{4}-\d\d-\d\d\b/g, found =>
    isDay(found) ? dayFormat.format(new Date(`${found}T00:00Z`)) : found,
  )

const isDay = (found: string): boolean =>
  !found.startsWith('"') && !Number.isNaN(Date.parse(`${found}T00:00Z`))

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
