import { expect, test } from 'vitest'
import { joinDays } from '../../../../renderer/sections/Contact.tsx'
import { whatsappUrl } from '../../../../renderer/ui/text/contact.tsx'
import { siteData } from '../siteData.ts'

test.each([
  [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], 'Monday to Friday'],
  [['Sunday', 'Saturday'], 'Saturday and Sunday'],
  [['Friday', 'Monday', 'Wednesday'], 'Monday, Wednesday and Friday'],
  [['Monday', 'Tuesday', 'Wednesday', 'Friday', 'Saturday'], 'Monday to Wednesday, Friday and Saturday'],
  [['Sunday', 'Monday'], 'Monday and Sunday'],
  [['Thursday'], 'Thursday'],
])('%j are named as %s', (days, words) => {
  expect(joinDays(days, siteData)).toBe(words)
})

test('days are named in the order of the week and in the language of the site', () => {
  const days = ['Monday', 'Tuesday', 'Sunday']
  expect(joinDays(days, { ...siteData, weekStartsOn: 'Sunday' })).toBe('Sunday to Tuesday')
  const words = { ...siteData.words, fromTo: 'de {from} à {to}' }
  const french = { words, locale: 'fr-TG' }
  expect(joinDays(['Saturday', 'Monday'], french)).toBe('lundi et samedi')
  expect(joinDays(['Wednesday', 'Monday', 'Tuesday'], french)).toBe('de lundi à mercredi')
})

test.each([
  ['+233 24 123 4567', 'https://wa.me/233241234567'],
  ['+233 (0)24-123-4567', 'https://wa.me/233241234567'],
])('%s opens a conversation at %s', (phone, url) => {
  expect(whatsappUrl(phone)).toBe(url)
})
