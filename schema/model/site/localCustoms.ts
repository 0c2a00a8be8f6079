import { z } from 'zod'
import { HELP, inForms, LABEL } from '../fields.ts'
import { days } from './contactDetails.ts'

/** The customs of the place where the organisation is. */
export const localCustoms = {
  locale: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/)
    .meta({
      description:
        'The language of the site and its country, which decide how dates and numbers are written. Default: en-GB.',
      [LABEL]: 'Language',
      [HELP]: 'The language of the site and its country, which decide how dates and numbers are written.',
      examples: ['fr-TG'],
    })
    .optional(),
  timeZone: z
    .string()
    .meta({
      description:
        'Where a day begins and ends, for notices, events and pages that appear on a day. Default: UTC.',
      [LABEL]: 'Time zone',
      [HELP]: 'Where a day begins and ends, for notices, events and pages that appear on a day.',
      examples: ['Africa/Accra'],
    })
    .optional(),
  weekStartsOn: inForms(z.enum(days), { label: 'First day of the week' })
    .meta({
      description: 'The first day of a week, where days of the week are listed. Default: Monday.',
      [HELP]: 'The first day of a week, where days of the week are listed.',
      examples: ['Sunday'],
    })
    .optional(),
}
