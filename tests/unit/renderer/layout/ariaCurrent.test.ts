import { describe, expect, test } from 'vitest'
import { ariaCurrent } from '../../../../renderer/layout/ariaCurrent.ts'

describe('R-HDR-3: ariaCurrent', () => {
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
    expect(ariaCurrent(item, route, '/')).toBe(is)
  })

  test.each([
    { item: '/School/', route: '/school', is: 'page' },
    { item: '/School/', route: '/school/about', is: undefined },
    { item: '/School/about', route: '/school/about/history', is: 'true' },
  ])('below a folder, $item on $route: $is', ({ item, route, is }) => {
    expect(ariaCurrent(item, route, '/School/')).toBe(is)
  })
})
