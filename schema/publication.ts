import { z } from 'zod'
import { date } from './fields.ts'
import type { Of } from './parse.ts'
import type { Problem } from './problem.ts'
import type { Locator } from './source.ts'

/** When visitors see a page or a post. Days are those of the school's own calendar (`scripts/lib/calendarDay.ts`). */
export const publication = {
  draft: z
    .boolean()
    .meta({
      description:
        'true while it is being written: you see it in "npm run dev", visitors do not. Delete the line to publish.',
      examples: [true],
    })
    .optional(),
  publishOn: date('The first day on which visitors see it. Without it: at once.', '2027-01-11').optional(),
  unpublishOn: date('The day on which it leaves the website. Without it: never.', '2027-04-01').optional(),
}

interface Publication {
  draft?: boolean | undefined
  publishOn?: string | undefined
  unpublishOn?: string | undefined
}

/** For whom a site is looked at. */
export interface View {
  /** The day, `YYYY-MM-DD`: what is to be seen depends on it. */
  today: string
  /** Whether drafts, and what is not to be seen on that day, are shown too. */
  isPreview: boolean
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
  return absence && `This page ${absence}`
}

export const publicationOf = (document: Of<'page'> | Of<'post'>): Publication =>
  document.kind === 'page' ? document.outline : document.value

/** Whether a view leaves a document out. */
export const isHidden = (document: Of<'page'> | Of<'post'>, view: View): boolean =>
  !view.isPreview && absenceOf(publicationOf(document), view.today) !== undefined

/** Rules of the three fields. @param isNeeded whether the site cannot do without the page */
export function publicationRules(value: Publication, isNeeded: boolean, locator: Locator): Problem[] {
  const { publishOn, unpublishOn } = value
  if (publishOn && unpublishOn && unpublishOn <= publishOn)
    return [
      locator.problem(
        'end-before-start',
        ['unpublishOn'],
        `This leaves the website on ${unpublishOn}, but comes to it only on ${publishOn}: nobody would ever see it.`,
        'Correct one of the two dates.',
      ),
    ]
  const field = (['draft', 'publishOn', 'unpublishOn'] as const).find(key => value[key])
  if (!isNeeded || !field) return []
  return [
    locator.problem(
      'page-always-shown',
      [field],
      'The website cannot do without this page.',
      `Delete "${field}"; change the words of the page instead.`,
      'key',
    ),
  ]
}
