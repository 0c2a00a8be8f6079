import { expect, test } from 'vitest'
import { href } from '../../../../schema/resolve/href.ts'
import { resolvePage } from '../../../../schema/resolve/resolvePage.ts'
import { pageAt } from '../../smallSite.ts'
import { assets, site } from './school.ts'

test.each([
  ['/', '/school/'],
  ['/Stages/JHS/', '/school/stages/jhs'],
  ['/home?from=here#top', '/school/?from=here#top'],
  ['/docs/Fees.pdf', '/school/docs/Fees.pdf'],
  ['#fees', '#fees'],
  ['https://elsewhere.example/Stages', 'https://elsewhere.example/Stages'],
])('a link to %s leads a browser to %s', (link, address) => {
  expect(href(site(), assets, link)).toBe(address)
})

test('a page comes with its head, and each section with what it refers to', () => {
  const { sections, ...head } = resolvePage(site(), pageAt(site(), '/stages/jhs'), assets)
  expect(head).toEqual({
    route: '/school/stages/jhs',
    title: 'JHS at Harbour View School – Harbour View School',
    description: 'A stage.',
    header: 'solid',
    light: 'noon',
  })
  const [requirements, timeline, siblings] = sections
  expect(requirements).toEqual({
    section: {
      type: 'admissionRequirements',
      title: 'Bring',
      items: [['A form of Harbour View School'], ['A pen']],
    },
    refs: { pictures: {}, icons: {}, files: {} },
  })
  expect(timeline?.refs?.stages?.map(({ name }) => name)).toEqual(['ILS', 'A Level', 'Secondary', 'Zebra'])
  expect(timeline?.refs?.icons).toEqual({ users: '<path d="users"/>', compass: '<path d="compass"/>' })
  expect(siblings?.refs?.entries).toEqual([
    { name: 'ILS', link: '/school/stages/ils', isCurrent: false },
    { name: 'A Level', link: '/school/stages/alevel', isCurrent: false },
    { name: 'JHS', link: '/school/stages/jhs', isCurrent: true },
    { name: 'SHS', link: '/school/stages/shs', isCurrent: false },
    { name: 'Zebra', link: '/school/stages/zebra', isCurrent: false },
  ])
})

test('the home page bears the name of the school alone', () => {
  const { title, sections } = resolvePage(site(), pageAt(site(), '/'), assets)
  expect(title).toBe('Harbour View School')
  expect(sections[0]?.refs?.pictures).toEqual({
    '/images/hero.svg': { src: '/school/images/hero.svg', width: 4, height: 3 },
  })
  expect(sections[2]?.section).toMatchObject({ buttonLink: '/school/stages/ils#fees' })
})
