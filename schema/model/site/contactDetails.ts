import { z } from 'zod'
import type { PathProblem } from '../../problems/problem.ts'
import { entryList, HELP, inForms, link, list, phone, text, toConfirm, withKeywords } from '../fields.ts'

export const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const time = (description: string, example: string) =>
  z
    .string()
    .regex(/^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/)
    .meta({ description, examples: [example] })

const openHours = z.strictObject({
  days: inForms(list(z.enum(days), 'The days of the week, such as ["Monday", "Tuesday"].'), {
    help: 'The days of the week on which these hours hold.',
  }),
  opens: time('When it opens, from 00:00 to 23:59.', '07:30'),
  closes: time('When it closes.', '16:00'),
  note: text('What is particular about these hours.', 'In term time').optional(),
})

const campus = z.strictObject({
  name: text('The name of the campus.', 'Lower School'),
  address: text('Its address, on one line.', '2 Harbour Road, Accra, Ghana'),
  phone: phone('Its telephone number.', '+233 30 123 4568').optional(),
  link: link('A page about it.', '/about').optional(),
})

/** How to reach the organisation. A "contact" section shows all of it. */
export const contactDetails = z
  .strictObject({
    address: text('The address, on one line.', '1 Harbour Road, Accra, Ghana'),
    phone: withKeywords(phone('The telephone number.', '+233 30 123 4567'), ['telephone']),
    email: z.email().meta({ description: 'The email address.', examples: ['office@school.org'] }),
    phones: withKeywords(
      entryList('Further telephone numbers.', {
        label: text('Whose number it is.', 'Accounts office'),
        phone: phone('The number.', '+233 30 123 4569'),
      }),
      ['telephones', 'phonenumbers', 'otherphones', 'mobile', 'mobiles'],
    ).optional(),
    whatsapp: withKeywords(
      inForms(phone('The number for WhatsApp, from + and the country code on.', '+233 24 123 4567'), {
        label: 'WhatsApp',
      }),
      ['whatsappnumber', 'whatsapplink', 'wa'],
    ).optional(),
    hours: withKeywords(list(openHours, 'When the office is open.'), [
      ...['openinghours', 'officehours', 'openhours', 'businesshours', 'schoolhours', 'opening'],
    ]).optional(),
    campuses: withKeywords(list(campus, 'The places of an organisation that has more than one.'), [
      ...['campus', 'branches', 'sites'],
    ]).optional(),
    toConfirm: toConfirm('The hours of the office in the holidays').optional(),
  })
  .meta({
    description: 'How to reach the organisation. Everything else says {address}, {phone} and {email}.',
    [HELP]: 'How to reach the organisation. What you change here changes on every page.',
  })

export type ContactDetails = z.infer<typeof contactDetails>

/** Mistakes between the fields of the contact details. */
export const contactRules = ({ whatsapp, hours = [] }: ContactDetails): PathProblem[] => [
  ...(whatsapp?.startsWith('+') === false ? [localNumber] : []),
  ...hours.flatMap(({ opens, closes }, index) => (opens < closes ? [] : closedBefore(opens, closes, index))),
  ...hours.flatMap((_, index) => overlap(hours, index)),
]

const localNumber: PathProblem = {
  code: 'bad-phone',
  path: ['whatsapp'],
  message: 'WhatsApp needs the whole number, with the code of the country.',
  suggestion: 'Begin it with + and that code, and leave out the first 0.',
}

const closedBefore = (opens: string, closes: string, index: number): PathProblem => ({
  code: 'end-before-start',
  path: ['hours', index, 'closes'],
  message: `This closes at ${closes}, and opens only at ${opens}.`,
  suggestion: 'Correct one of the two. Hours are counted to 23, so 4 pm is "16:00".',
})

/** A day of an entry that is open at that time already. */
function overlap(hours: NonNullable<ContactDetails['hours']>, index: number): PathProblem[] {
  const entry = hours[index]
  if (!entry) return []
  const isOpenAlready = (day: string, at: number) =>
    entry.days.some((other, before) => other === day && before < at) ||
    hours.slice(0, index).some(other => other.days.some(known => known === day) && isDuring(entry, other))
  const at = entry.days.findIndex(isOpenAlready)
  const day = entry.days[at]
  if (day === undefined) return []
  return [
    {
      code: 'overlapping-hours',
      path: ['hours', index, 'days', at],
      message: `${day} is open at this time already, by this entry or one above.`,
      suggestion: `Delete "${day}" here, or correct the hours.`,
    },
  ]
}

type Span = { opens: string; closes: string }

const isDuring = (one: Span, other: Span): boolean => one.opens < other.closes && other.opens < one.closes
