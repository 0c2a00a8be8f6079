import { expect, test } from 'vitest'

import { resolveSite } from '../../../../schema/resolve/resolveSite.ts'
import { contentOf, smallSite } from '../../smallSite.ts'
import { assets, files, site, stage } from './school.ts'

test('a site without posts has no page that answers for missing ones', () => {
  const { fallbacks } = resolveSite({ ...site(), template: undefined }, assets)
  expect(fallbacks).toEqual([{ prefix: '/school/stages', route: '/school/stages' }])
})

test('R-RTE-5, D15: hosts go by the first that fits, so the longest comes first; among posts what is missing says so', () => {
  const facts = JSON.parse(smallSite['_site.json'] ?? '')
  const catchAlls = ['/stages', '/Stages/Secondary', '/blog']
  const { fallbacks } = resolveSite(
    contentOf({ ...files, '_site.json': JSON.stringify({ ...facts, catchAlls }) }),
    assets,
  )
  expect(fallbacks.map(({ route }) => route)).toEqual([
    '/school/stages/secondary',
    '/school/stages',
    '/school/blog/_missing',
  ])
})

test('R-HDR-2: a page below a page that is below another takes neither out of the menu', () => {
  const deeper = { ...files, 'stages/shs-arts.json': stage('Arts', { order: 9, parent: '/stages/shs' }) }
  const { navigation } = resolveSite(contentOf(deeper), assets)
  const names = navigation.flatMap(({ subMenu = [] }) => subMenu.map(({ label }) => label))
  expect(names).toEqual(expect.arrayContaining(['SHS', 'Arts']))
  expect(names).not.toContain('Secondary')
})
