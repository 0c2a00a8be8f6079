import { expect, test } from 'vitest'
import { defaultWords } from '../../../../schema/model/site/words.ts'
import { resolveTheme } from '../../../../schema/model/theme/resolveTheme.ts'
import { resolveSite } from '../../../../schema/resolve/resolveSite.ts'
import { contentOf, smallSite } from '../../smallSite.ts'
import { assets, files, site, stage } from './school.ts'

test('what all pages share has its links, menus, pictures and icons ready', () => {
  const facts = JSON.parse(smallSite['_site.json'] ?? '')
  const navigation = [
    { label: '{school}', path: '/Home' },
    { label: 'Stages', path: '/Stages/', icon: 'users', subMenuFrom: '/stages' },
  ]
  const footer = {
    ...facts.footer,
    social: [{ label: 'Facebook', path: 'https://www.facebook.com/x', icon: 'sprout' }],
    newsletter: {
      ...facts.footer.newsletter,
      fields: [{ name: 'stage', label: 'Stage', kind: 'select', required: true, optionsFrom: '/stages' }],
    },
  }
  const shared = resolveSite(
    contentOf({
      ...files,
      'stages/shs.json': stage('SHS', { order: 3, parent: '/stages/secondary', menuLabel: 'Senior' }),
      '_site.json': JSON.stringify({
        ...facts,
        $schema: 'site.json',
        navigation,
        footer,
        catchAlls: ['/Stages'],
        elsewhere: ['/webmail'],
        focalPoints: [{ image: '/images/mark-light.svg', x: 10, y: 20 }],
      }),
    }),
    assets,
  )
  expect(shared).toMatchObject({
    name: 'Harbour View School',
    base: '/school/',
    fonts: assets.fonts(resolveTheme(), defaultWords),
    print: assets.print,
    navigation: [
      { label: 'Harbour View School', path: '/school/' },
      {
        label: 'Stages',
        path: '/school/stages',
        icon: 'users',
        subMenu: [
          { label: 'ILS', path: '/school/stages/ils' },
          { label: 'A Level', path: '/school/stages/alevel' },
          { label: 'JHS', path: '/school/stages/jhs' },
          { label: 'Zebra', path: '/school/stages/zebra' },
          { label: 'Senior', path: '/school/stages/shs' },
        ],
      },
    ],
    footer: {
      quickLinks: [{ label: 'Blog', path: '/school/blog' }],
      newsletter: { fields: [{ name: 'stage', options: ['ILS', 'A Level', 'JHS', 'SHS', 'Zebra'] }] },
    },
    fallbacks: [
      { prefix: '/school/stages', route: '/school/stages' },
      { prefix: '/school/blog', route: '/school/blog/_missing' },
    ],
  })
  expect(shared.navigation[1]).not.toHaveProperty('subMenuFrom')
  expect(
    [shared, shared].map(
      data => '$schema' in data || 'catchAlls' in data || 'elsewhere' in data || 'focalPoints' in data,
    ),
  ).toEqual([false, false])
  expect(Object.keys(shared.icons)).toEqual(['users', 'sprout'])
  expect(Object.keys(shared.pictures)).toEqual(['/images/mark-light.svg', '/images/mark-dark.svg'])
})

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

test('R-HDR-2: a page below a page that stands below another takes neither out of the menu', () => {
  const deeper = { ...files, 'stages/shs-arts.json': stage('Arts', { order: 9, parent: '/stages/shs' }) }
  const { navigation } = resolveSite(contentOf(deeper), assets)
  const names = navigation.flatMap(({ subMenu = [] }) => subMenu.map(({ label }) => label))
  expect(names).toEqual(expect.arrayContaining(['SHS', 'Arts']))
  expect(names).not.toContain('Secondary')
})
