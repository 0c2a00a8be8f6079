import { expect, test } from 'vitest'
import { joinDays } from '../../../../../renderer/sections/Contact/joinDays.ts'
import { whatsappUrl } from '../../../../../renderer/ui/text/contactUrls.ts'
import { siteData } from '../../siteData.ts'

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

test.each([
  ['+233 24 123 4567', 'https://wa.me/233241234567'],
  ['+233 (0)24-123-4567', 'https://wa.me/233241234567'],
])('%s opens a conversation at %s', (phone, url) => {
  expect(whatsappUrl(phone)).toBe(url)
})
