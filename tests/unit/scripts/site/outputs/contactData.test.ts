import { expect, test } from 'vitest'
import { contactData } from '../../../../../scripts/site/outputs/structuredData.ts'

const contact = { address: '1 Harbour Road', phone: '+233 30 123 4567', email: 'office@harbourview.org' }

test('search engines get address, numbers, opening hours and campuses', () => {
  const whole = {
    ...contact,
    phones: [{ label: 'Accounts', phone: '+233 30 111 2223' }],
    whatsapp: '+233 24 123 4567',
    hours: [{ days: ['Monday' as const, 'Friday' as const], opens: '07:30', closes: '16:00' }],
    campuses: [{ name: 'Lower School', address: '2 Harbour Road' }],
  }
  expect(contactData({ contact: whole, organisation: 'School' })).toEqual({
    address: contact.address,
    telephone: contact.phone,
    email: contact.email,
    contactPoint: [
      { '@type': 'ContactPoint', contactType: 'Accounts', telephone: '+233 30 111 2223' },
      { '@type': 'ContactPoint', contactType: 'WhatsApp', telephone: '+233 24 123 4567' },
    ],
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['https://schema.org/Monday', 'https://schema.org/Friday'],
        opens: '07:30',
        closes: '16:00',
      },
    ],
    location: [{ '@type': 'Place', name: 'Lower School', address: '2 Harbour Road' }],
  })
})

test('a site that says no more has no empty lists', () => {
  expect(Object.keys(contactData({ contact }))).toEqual(['address', 'telephone', 'email'])
})

test('an organisation that is no place has no hours', () => {
  const hours = [{ days: ['Monday' as const], opens: '07:30', closes: '16:00' }]
  expect(contactData({ contact: { ...contact, hours } })).not.toHaveProperty('openingHoursSpecification')
})
