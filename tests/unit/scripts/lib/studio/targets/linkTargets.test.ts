import { expect, test } from 'vitest'
import { checkDocuments } from '../../../../../../scripts/lib/content/checkSite.ts'
import { linkTargets } from '../../../../../../scripts/lib/studio/targets/linkTargets.ts'
import { smallContext, smallSite } from '../../../../smallSite.ts'

const context = { ...smallContext, files: new Map([...smallContext.files, ['/docs/FEES-2027.pdf', 20_480]]) }

function targetsOf(site: Readonly<Record<string, string>>) {
  const documents = Object.entries(site).map(([file, text]) => ({ file, text }))
  const check = checkDocuments({ folder: '/nowhere', documents, problems: [] }, context, {
    today: '2027-01-11',
    isPreview: true,
  })
  return linkTargets(Object.keys(site), check, check.content && { content: check.content })
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
