import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createRenderer, loadSections, moduleOf } from '../../../../renderer/server/renderPage.tsx'
import { resolveSite } from '../../../../schema/resolve/resolveSite.ts'
import {
  type AnySection,
  definitionOf,
  isForPostsAlone,
  type SectionType,
  sectionTypes,
} from '../../../../schema/section.ts'
import { pageOfSamples, samplesOf } from '../../../../scripts/lib/dev/sectionCatalogue.ts'
import { leastOf } from '../../../browser/extremeSections.ts'
import { assets, site } from '../../schema/resolve/school.ts'
import { ariaTree } from './ariaTree.ts'

await loadSections()

const content = site()
const renderer = createRenderer(resolveSite(content, assets))

/** What the build writes of a page with some sections, without the header. */
function mainOf(sections: AnySection[]): string {
  const data = pageOfSamples(sections, '/sections', content, assets)
  const { body } = renderer.renderPage(data)
  return /<main.*<\/main>/s.exec(body)?.[0] ?? ''
}

const sectionsOf = (type: SectionType) => samplesOf(type).map(({ section }) => section)

// Those of islands are recorded in a browser: tests/browser/sections.spec.ts.
const staticTypes = sectionTypes.filter(type => !moduleOf(type).hydrate)

// Read first: a tree that is not recorded yet is written by its test.
const recorded = readdirSync(join(import.meta.dirname, 'ariaTrees'))

test.each(staticTypes)('%s has the expected accessibility tree', async type => {
  const tree = ariaTree(mainOf(sectionsOf(type)), `[data-section="${type}"]`)
  expect(tree).not.toBe('')
  await expect(`${tree}\n`).toMatchFileSnapshot(`ariaTrees/${type}.txt`)
})

test('each section type that is no island, and no other, had a recorded tree', () => {
  expect(recorded.toSorted()).toEqual(staticTypes.map(type => `${type}.txt`).toSorted())
})

test('a page has one h1, whatever its first section is, and however little that says', () => {
  const ofPage = sectionTypes.filter(type => !isForPostsAlone(type)).map(sectionsOf)
  const head = (type: SectionType) => definitionOf(type).use?.after ?? ''
  const ofPost = sectionTypes
    .filter(isForPostsAlone)
    .sort((one, other) => head(one).localeCompare(head(other)))
    .flatMap(sectionsOf)
  // A gallery without pictures shows nothing.
  const least = ofPage
    .flat()
    .map(leastOf)
    .filter(({ type }) => type !== 'gallery')
  for (const sections of [...ofPage, ofPost, ...least.map(section => [section])]) {
    const main = mainOf(sections)
    expect(main.match(/<h1/g)?.length, JSON.stringify(sections[0])).toBe(1)
  }
})
