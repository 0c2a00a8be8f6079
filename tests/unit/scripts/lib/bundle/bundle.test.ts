import { expect, test } from 'vitest'
import { isInteractiveType } from '../../../../../renderer/sections/registry.ts'
import { sectionTypes } from '../../../../../schema/section.ts'
import { openBundle, prepareBundle } from '../../../../../scripts/lib/bundle/bundle.ts'

test('a first view never fetches the sections that do nothing, and a navigation fetches them in one file', async () => {
  const { code } = await openBundle(await prepareBundle())
  const isFetched = (type: string) => code([type]).some(file => /\bstaticSections-/.test(file))
  const [still, live] = [new Set<boolean>(), new Set<boolean>()]
  for (const type of sectionTypes) (isInteractiveType(type) ? live : still).add(isFetched(type))
  expect({ still: [...still], live: [...live] }).toEqual({ still: [true], live: [false] })
}, 120_000)
