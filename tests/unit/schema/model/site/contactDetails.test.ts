import { expect, test } from 'vitest'
import { contactDetails, contactRules } from '../../../../../schema/model/site/contactDetails.ts'
import { Locator } from '../../../../../schema/read/source.ts'

const contact = { address: '1 Harbour Road', phone: '+233 30 123 4567', email: 'office@harbourview.org' }

const locator = new Locator('_site.json', '{}')

const findings = (fields: object) =>
  contactRules(contactDetails.parse({ ...contact, ...fields }))
    .map(found => locator.place(found))
    .map(({ code, path, message, suggestion }) => `${code} ${path.join('.')}: ${message} ${suggestion}`)

const open = (days: string[], opens: string, closes: string) => ({ days, opens, closes })

test('hours close after they open', () => {
  expect(findings({ hours: [open(['Monday'], '07:30', '16:00')] })).toEqual([])
  expect(findings({ hours: [open(['Monday'], '07:30', '04:00')] })).toEqual([
    'end-before-start hours.0.closes: This closes at 04:00, and opens only at 07:30. Correct one of the two. Hours are counted to 23, so 4 pm is "16:00".',
  ])
})

test('a day is open once at a time', () => {
  const morning = open(['Monday', 'Tuesday'], '07:30', '12:00')
  expect(findings({ hours: [morning, open(['Tuesday'], '12:00', '16:00')] })).toEqual([])
  expect(findings({ hours: [morning, open(['Friday', 'Tuesday'], '11:00', '16:00')] })).toEqual([
    'overlapping-hours hours.1.days.1: Tuesday is open at this time already, by this entry or one above. Delete "Tuesday" here, or correct the hours.',
  ])
  expect(findings({ hours: [open(['Monday', 'Monday'], '07:30', '12:00')] })).toHaveLength(1)
})

test('WhatsApp needs the code of the country', () => {
  expect(findings({ whatsapp: '+233 24 123 4567' })).toEqual([])
  expect(findings({ whatsapp: '024 123 4567' })).toEqual([
    'bad-phone whatsapp: WhatsApp needs the whole number, with the code of the country. Begin it with + and that code, and leave out the first 0.',
  ])
})
