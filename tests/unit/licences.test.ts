import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../scripts/lib/root.ts'

interface Package {
  version?: string
  license?: string
  resolved?: string
  integrity?: string
  dev?: boolean
}

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8')
const packages = Object.entries(
  (JSON.parse(read('package-lock.json')) as { packages: Record<string, Package> }).packages,
).filter(([path]) => path !== '')

/** Licences under which anything may be built with, and sent to visitors from, this project. */
const permissive = [
  ...['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Unlicense', 'BlueOak-1.0.0'],
  ...['OFL-1.1', 'public domain', 'MIT OR Apache-2.0', '(MPL-2.0 OR Apache-2.0)', 'MIT-0', 'CC0-1.0'],
]

/** Whose conditions concern those who change or pass on the tool itself; they run at build or in tests and are sent to nobody. */
const ofTools = [
  'MPL-2.0',
  'LGPL-3.0',
  'LGPL-3.0-or-later',
  'Python-2.0',
  'PSF-2.0',
  '(MIT AND Zlib)',
  /^Apache-2\.0 AND LGPL-3\.0-or-later/,
]

/** Packages whose description names no licence in its usual place, and what their licence file says. */
const looked: Readonly<Record<string, string>> = { 'node_modules/png-js': 'MIT', 'node_modules/xtend': 'MIT' }

const allows = (list: readonly (string | RegExp)[], licence: string) =>
  list.some(one => (typeof one === 'string' ? one === licence : one.test(licence)))

test('every package has a licence that this project can live with', () => {
  const others = packages
    .map(([path, { license, dev }]) => ({ path, licence: license ?? looked[path] ?? 'none', dev }))
    .filter(({ licence, dev }) => !allows(permissive, licence) && !(dev && allows(ofTools, licence)))
  expect(others).toEqual([])
})

test('every package comes from the registry that npm is set to, with a digest of what was looked at', () => {
  expect(packages.length).toBeGreaterThan(200)
  const others = packages.filter(
    ([, { resolved, integrity }]) => resolved || !integrity?.startsWith('sha512-'),
  )
  expect(others.map(([path]) => path)).toEqual([])
})

test('every version that the project names itself is exact', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'))
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)),
  )
  expect(loose).toEqual([])
})

test('every action of every workflow is named by a commit, which cannot be moved as a tag can', () => {
  const folder = '.github/workflows'
  const uses = readdirSync(join(projectRoot, folder)).flatMap(file =>
    read(`${folder}/${file}`)
      .split('\n')
      .filter(line => line.includes('uses:')),
  )
  expect(uses.length).toBeGreaterThan(0)
  expect(uses.filter(line => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([])
})
