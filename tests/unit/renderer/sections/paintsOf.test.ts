import { expect, test } from 'vitest'
import { paintsOf } from '../../../../renderer/sections/PathForward.tsx'
import { type Light, lights } from '../../../../renderer/theme/lights.ts'
import type { ListEntry } from '../../../../schema/model/entries.ts'
import type { LightName } from '../../../../schema/model/light.ts'

const stage = (link: string, light: LightName): ListEntry => ({ name: link, link, light })

const entries = [stage('/stages/a-level', 'noon'), stage('/stages/igcse', 'bright')]
const step = (link?: string) => ({ stage: 'A step', description: ['What it is.'], ...(link && { link }) })
const nameOf = (paint: Light) => Object.entries(lights).find(([, light]) => light === paint)?.[0]

test.each([
  ['a linked step has the paint of its stage', ['/stages/igcse', '/stages/a-level'], ['bright', 'noon']],
  [
    'a first step without a stage has the paint of the page',
    [undefined, '/stages/a-level'],
    ['early', 'noon'],
  ],
  [
    'a stair without stages ends at noon',
    [undefined, undefined, undefined],
    ['early', 'late-morning', 'noon'],
  ],
  [
    'the last step differs from the first',
    ['/stages/igcse', '/stages/a-level', undefined],
    ['bright', 'noon', 'late-morning'],
  ],
  ['two neighbours differ', ['/stages/a-level', undefined], ['noon', 'bright']],
  ['a link to a page without a light counts as none', ['/blog', '/stages/igcse'], ['early', 'bright']],
] as const)('%s', (_, links, paints) => {
  expect(paintsOf(links.map(step), entries, lights.early).map(nameOf)).toEqual(paints)
})

test('a long stair on a page without a light has a paint for every step, never the same twice in a row', () => {
  const paints = paintsOf(
    Array.from({ length: 9 }, () => step()),
    [],
    undefined,
  )
  expect(paints).toHaveLength(9)
  expect(paints.every((paint, index) => paint !== paints[index + 1])).toBe(true)
})
