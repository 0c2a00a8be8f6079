import { expect, test } from 'vitest'
import { applyFixes } from '../../../../../schema/read/fixDocuments.ts'
import { oneLine } from '../../../../../scripts/lib/report/oneLine.ts'
import { siteOf, smallSite } from '../../../smallSite.ts'

const versions = (stated: object | undefined) =>
  JSON.stringify({ ...JSON.parse(smallSite['_site.json'] ?? ''), versions: stated }, null, 2)

const page = (...sections: object[]) =>
  JSON.stringify({ title: 'Bring', description: 'What to bring.', sections }, null, 2)

const current = { type: 'admissionRequirements', title: 'Bring', items: ['A pen'] }
const old = { ...current, buttonText: 'Apply', buttonLink: '/nowhere' }

const problemsOf = (files: Record<string, string>) =>
  siteOf({ ...smallSite, 'index.json': withLinkTo('/bring'), ...files }).problems

/** The home page with a link, so that no page is reported as unreached. */
const withLinkTo = (path: string) => (smallSite['index.json'] ?? '').replace('/stages/ils#fees', path)

const reported = (files: Record<string, string>) => problemsOf(files).map(oneLine).join('\n')

test('documents of an earlier version are refused with one problem and the command, whatever else is wrong in their sections', () => {
  const files = {
    '_site.json': versions(undefined),
    'bring.json': page(old, { ...old, hidden: true, items: 3 }),
    'stages/again.json': page(old),
  }
  expect(reported(files)).toMatchInlineSnapshot(
    `"bring.json:6:15  This and 2 more sections are written for an earlier version of "admissionRequirements" than 2, which is today's. Run "npm run migrate", which shows what changes, and then "npm run migrate -- --write"."`,
  )
  expect(siteOf({ ...smallSite, ...files }).content).toBeUndefined()
})

test('what is wrong in other sections of such a document is reported, too', () => {
  const problems = problemsOf({ 'bring.json': page(old, { type: 'text', title: 'A' }) })
  expect(problems.map(({ code, path }) => [code, ...path].join(' '))).toEqual([
    'older-section-version sections 0 type',
    'missing-field sections 1 content',
  ])
})

test('a section that came later than its site was migrated is reported as well', () => {
  expect(problemsOf({ 'bring.json': page(old) }).map(({ code }) => code)).toEqual(['older-section-version'])
})

test.each([
  ['says nothing', undefined],
  ['says an earlier one', { admissionRequirements: 1 }],
])('a site of today that %s of its versions gets the line to write, and --fix writes it', (_, stated) => {
  const files = { '_site.json': versions(stated), 'bring.json': page(current) }
  const [problem, ...others] = problemsOf(files)
  expect(others).toEqual([])
  expect(problem).toMatchObject({ code: 'unstated-section-version', severity: 'warning', file: '_site.json' })
  const fixed = applyFixes(files['_site.json'], problem ? [problem] : [])
  expect(JSON.parse(fixed).versions).toEqual({ admissionRequirements: 2 })
  expect(problemsOf({ ...files, '_site.json': fixed })).toEqual([])
})

test('a site that uses no section of several versions need not speak of them', () => {
  expect(siteOf({ ...smallSite, '_site.json': versions(undefined) }).problems).toEqual([])
})

test.each([
  [{ admissionRequirements: 3, hero: 2 }, 'two later versions'],
  [{ admisionRequirements: 2 }, 'a misspelt type'],
  [{ admissionRequirements: '2' }, 'a number in quotes'],
])('%j: %s', (stated, name) => {
  expect(
    reported({ '_site.json': versions(stated), 'index.json': smallSite['index.json'] ?? '' }),
  ).toMatchSnapshot(name)
})

test('where documents are for a newer renderer, nothing that it may know is called a mistake', () => {
  const site = { ...JSON.parse(versions({ treasure: 2 })), colourScheme: 'dark' }
  const files = {
    '_site.json': JSON.stringify(site, null, 2),
    'bring.json': page({ ...current, vote: true }),
  }
  expect(reported(files)).toMatchInlineSnapshot(
    `"_site.json:63:17  The documents are written for version 2 of "treasure" sections, and this renderer does not know them. Bring the renderer up to date."`,
  )
  expect(siteOf({ ...smallSite, ...files }).content).toBeUndefined()
})
