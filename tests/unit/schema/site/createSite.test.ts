import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FileFacts } from '../../../../schema/model/FileFacts.ts'
import { fileProblem } from '../../../../schema/problems/problem.ts'
import { createSite, type Site, type SiteChanges } from '../../../../schema/site/createSite.ts'
import { slip, slipped } from '../../../fuzz/slips.ts'
import { siteFrom, smallContext, smallSite, visitors } from '../../smallSite.ts'

const ILS = 'stages/ils.json'
const ils = smallSite[ILS] ?? ''
const hero = '/images/hero.svg'

/** All that a site comes to. */
const resultOf = ({ problems, content, looseContent, addresses }: Site) => ({
  problems,
  content,
  looseContent,
  addresses,
})

const textChange = (file: string, text: string | undefined): SiteChanges => ({
  texts: new Map([[file, text]]),
})
const fileChange = (path: string, facts: FileFacts | undefined): SiteChanges => ({
  files: new Map([[path, facts]]),
})

/** The documents that one site has validated, and the other had not. */
const validatedIn = (site: Site, before: Site): string[] =>
  [...site.reports].flatMap(([file, report]) => (before.reports.get(file) === report ? [] : file))

const unreadable: FileFacts = {
  size: 100,
  problems: [fileProblem(`public${hero}`, 'unreadable-picture', 'It is empty.', 'Save it again.')],
}

const documents = Object.keys(smallSite)
const added = ['new.json', 'stages/ILS.json', 'blog/old.json', '_posts/3.json']
const further = ['/images/hero.jpg', '/images/her.svg', '/blog.pdf', '/robots.txt']
const written = fc
  .tuple(fc.constantFrom(...documents), fc.array(slip, { maxLength: 2 }))
  .map(([file, slips]) => textChange(file, slips.reduce(slipped, smallSite[file] ?? '')))
const copied = fc
  .tuple(fc.constantFrom(...added), fc.constantFrom(...documents))
  .map(([file, original]) => textChange(file, smallSite[original]))
const deleted = fc.constantFrom(...documents, ...added).map(file => textChange(file, undefined))
const facts: (FileFacts | undefined)[] = [
  undefined,
  { size: 100 },
  { size: 30_000_000 },
  { size: 100, picture: { width: 200, height: 100 } },
  unreadable,
]
const saved = fc
  .tuple(fc.constantFrom(...smallContext.files.keys(), ...further), fc.constantFrom(...facts))
  .map(([path, found]) => fileChange(path, found))
/** All that the others have broken, so that there often is a site. */
const mended = fc.constant({
  texts: new Map([...added.map(file => [file, undefined] as const), ...Object.entries(smallSite)]),
  files: new Map([...further.map(path => [path, undefined] as const), ...smallContext.files]),
})
const anyChange = fc.oneof(written, copied, deleted, saved, saved, mended, mended)

test('after each of 300 random changes a site says exactly what one says that is created anew', () => {
  let site = siteFrom(smallSite)
  let texts = new Map<string, string | undefined>(Object.entries(smallSite))
  let files = new Map<string, FileFacts | undefined>(smallContext.files)
  const seen = { whole: 0, wrong: 0, kept: 0 }
  for (const change of fc.sample(anyChange, { numRuns: 300, seed: 7 })) {
    const before = site
    site = site.with(change)
    texts = new Map([...texts, ...(change.texts ?? [])])
    files = new Map([...files, ...(change.files ?? [])])
    const there = <T>(all: ReadonlyMap<string, T | undefined>) =>
      [...all].flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]))
    const anew = createSite(
      {
        ...smallContext,
        texts: new Map(there(texts).sort(([one], [other]) => (one < other ? -1 : 1))),
        files: new Map(there(files)),
      },
      visitors,
    )
    expect(resultOf(site)).toEqual(resultOf(anew))
    if (site.content) seen.whole++
    else seen.wrong++
    seen.kept += site.reports.size - validatedIn(site, before).length
  }
  // Otherwise the sites were all alike, or none of them had anything from the one before.
  expect(seen.whole).toBeGreaterThan(50)
  expect(seen.wrong).toBeGreaterThan(50)
  expect(seen.kept).toBeGreaterThan(1000)
})

test('nothing that has not changed is validated again', () => {
  const site = siteFrom(smallSite)
  expect([...site.reports.keys()]).toEqual(documents)
  const validated = (change: SiteChanges, from = site) => validatedIn(from.with(change), from)
  expect(validated({})).toEqual([])
  expect(validated(textChange(ILS, ils))).toEqual([])
  expect(validated(textChange(ILS, ils.replace('"Fees"', '"Dues"')))).toEqual([ILS])
  expect(validated(textChange(ILS, ''))).toEqual([ILS])
  expect(validated(textChange('new.json', ils))).toEqual(['new.json'])
  expect(validated(textChange('new.json', undefined), site.with(textChange('new.json', ils)))).toEqual([])
  // The same through several sites: each has the reports of the one before.
  const later = site.with(textChange(ILS, '')).with(textChange(ILS, ils))
  expect(validatedIn(later, site)).toEqual([ILS])
})

test('a document with mistakes is known by what can be read of it: also one that is no JSON, and days that are none', () => {
  const site = siteFrom(smallSite)
    .with(textChange(ILS, ils.replace('"title": ', '"publishOn": "soon", "aliases": ["/ils", 1], "title": ')))
    .with(textChange('_posts/3.json', '{ "title": "Half a post", "draft": true, "id": 3'))
  expect(site.known.get(ILS)).toMatchObject({
    ...{ kind: 'page', route: '/stages/ils', addresses: ['/stages/ils', '/ils'], isDraft: false },
    ...{ title: 'International Lower Secondary', absence: 'is not on the website before soon' },
  })
  expect(site.known.get('_posts/3.json')).toMatchObject({
    ...{ kind: 'post', route: '/blog/3', title: 'Half a post', absence: 'is a draft', isDraft: true },
  })
  expect(site.document('_posts/3.json')).toBeUndefined()
})
