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

test('the home page bears the name of the school alone', () => {
  const { title, sections } = resolvePage(site(), pageAt(site(), '/'), assets)
  expect(title).toBe('Harbour View School')
  expect(sections[0]?.refs?.pictures).toEqual({
    '/images/hero.svg': { src: '/school/images/hero.svg', width: 4, height: 3 },
  })
  expect(sections[2]?.section).toMatchObject({ buttonLink: '/school/stages/ils#fees' })
})
