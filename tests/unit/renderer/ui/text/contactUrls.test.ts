import { expect, test } from 'vitest'
import { emailUrl, phoneUrl } from '../../../../../renderer/ui/text/contactUrls.ts'

test('a telephone link keeps only what can be dialled', () => {
  expect(phoneUrl('+233 (0)30 000-0000')).toBe('tel:+233300000000')
  expect(emailUrl('office@example.org')).toBe('mailto:office@example.org')
})
