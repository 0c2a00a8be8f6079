import { expect, test } from 'vitest'
import { createSite } from '../../../../../schema/site/createSite.ts'
import { offeredLinks } from '../../../../../scripts/studio/site/offeredLinks.ts'
import { smallContext, smallSite } from '../../../smallSite.ts'

const files = new Map([...smallContext.files, ['/docs/FEES-2027.pdf', { size: 20_480 }] as const])

function targetsOf(documents: Readonly<Record<string, string>>) {
  const texts = new Map(Object.entries(documents))
  const site = createSite({ ...smallContext, texts, files }, { today: '2027-01-11', isPreview: true })
  return offeredLinks(site)
}

test('pages, posts, categories, named sections, parts of the site and PDF documents can be linked, each by a title', () => {
  const lines = targetsOf(smallSite).map(({ kind, address, title }) => `${kind} ${address}: ${title}`)
  expect(lines).toEqual([
    'page /: Harbour View School',
    'page /stages: Stages',
    'page /stages/ils: International Lower Secondary',
    'section /stages/ils#fees: Fees',
    'page /blog: Blog',
    expect.stringMatching(/^post \/blog\/1: /),
    expect.stringMatching(/^post \/blog\/2: /),
    'category /blog/category/news: News',
    'folder /stages: Stages',
    'document /docs/FEES-2027.pdf: FEES 2027',
  ])
})

test('a page with mistakes can still be linked, with the sections that can be read', () => {
  const broken = smallSite['stages/ils.json']?.replace('"summary"', '"sumary"') ?? ''
  const addresses = targetsOf({ ...smallSite, 'stages/ils.json': broken }).map(({ address }) => address)
  expect(addresses).toContain('/stages/ils')
  expect(addresses).toContain('/stages/ils#fees')
})
