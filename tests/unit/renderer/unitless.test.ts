import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import unitless from '../../../renderer/theme/unitless.ts'
import { projectRoot } from '../../../scripts/lib/root.ts'

// By its file: what `@emotion/unitless` stands for is what is tested.
const emotion = readFileSync(
  join(projectRoot, 'node_modules/@emotion/unitless/dist/emotion-unitless.esm.js'),
  'utf8',
)

test('the properties whose numbers are no pixels are those of emotion that the styles use', () => {
  const folder = join(projectRoot, 'renderer')
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name))
    .map(name => readFileSync(join(folder, name), 'utf8'))
    .join()
  const known = [...emotion.matchAll(/(\w+): 1/g)].map(([, name]) => name)
  expect(known.length).toBeGreaterThan(30)
  expect(Object.keys(unitless).sort()).toEqual(known.filter(name => code.includes(`${name}:`)).sort())
})
