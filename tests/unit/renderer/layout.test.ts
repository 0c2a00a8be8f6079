import { describe, expect, test } from 'vitest'
import { emailUrl, phoneUrl } from '../../../renderer/contactUrls.ts'
import { currentOf } from '../../../renderer/layout/currentOf.ts'

describe('R-HDR-3: currentOf', () => {
  test.each([
    { item: '/', route: '/', is: 'page' },
    { item: '/', route: '/about', is: undefined },
    { item: '/about', route: '/about', is: 'page' },
    { item: '/about', route: '/about/history', is: 'true' },
    { item: '/about', route: '/aboutus', is: undefined },
    { item: '/about/history', route: '/about', is: undefined },
    {
      item: '/offerings/ComprehensiveStudentServices',
      route: '/offerings/comprehensivestudentservices',
      is: 'page',
    },
    { item: 'https://example.org/about', route: '/about', is: undefined },
    { item: '#', route: '/about', is: undefined },
  ])('$item on $route: $is', ({ item, route, is }) => {
    expect(currentOf(item, route, '/')).toBe(is)
  })

  test.each([
    { item: '/School/', route: '/school', is: 'page' },
    { item: '/School/', route: '/school/about', is: undefined },
    { item: '/School/about', route: '/school/about/history', is: 'true' },
  ])('below a folder, $item on $route: $is', ({ item, route, is }) => {
    expect(currentOf(item, route, '/School/')).toBe(is)
  })
})

describe('contactUrls', () => {
  test('leaves of a telephone number what can be dialled', () => {
    expect(phoneUrl('+233 (0)30 000-0000')).toBe('tel:+233300000000')
    expect(emailUrl('office@example.org')).toBe('mailto:office@example.org')
  })
})
