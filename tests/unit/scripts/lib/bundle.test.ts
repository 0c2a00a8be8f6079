import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, symlink, unlink, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { projectRoot } from '../../../../scripts/lib/root.ts'
import { scratchFolder } from '../../scratchFolder.ts'

/** A project of a few lines, which bundles code as ours does. */
const project = scratchFolder()

beforeAll(async () => {
  await put('scripts/lib/bundle.mjs', await readFile(join(projectRoot, 'scripts/lib/bundle.mjs'), 'utf8'))
  await put('package.json', '{ "type": "module" }')
  await put('package-lock.json', '{}')
  await put('vite.config.ts', 'export default {}')
  await put('schema/spare.ts', '')
  await put('renderer/browser/entry.ts', 'console.log("first")')
  await symlink(join(projectRoot, 'node_modules'), join(project, 'node_modules'))
})

async function put(file: string, text: string) {
  await mkdir(dirname(join(project, file)), { recursive: true })
  await writeFile(join(project, file), text)
}

/** Bundles what visitors load, in a process of its own. @returns the name of the folder */
async function bundle(): Promise<string> {
  const code = `import { bundle } from '${pathToFileURL(join(project, 'scripts/lib/bundle.mjs'))}'\nconsole.log(await bundle('client'))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code])
  return basename(stdout.trim().split('\n').at(-1) ?? '')
}

const inCache = () => readdir(join(project, '.cache'))

async function codeIn(folder: string): Promise<string> {
  const assets = join(project, '.cache', folder, 'assets')
  const [name = ''] = await readdir(assets)
  return readFile(join(assets, name), 'utf8')
}

test('code is bundled once as long as no source changes, comes or goes', async () => {
  const first = await bundle()
  expect(await codeIn(first)).toContain('first')
  await put('.cache/marked', '')
  await cp(join(project, '.cache/marked'), join(project, '.cache', first, 'marked'))
  expect(await bundle()).toBe(first)
  expect(await readdir(join(project, '.cache', first))).toContain('marked')
  await rm(join(project, '.cache/marked'))

  await put('renderer/browser/entry.ts', 'console.log("second")')
  const second = await bundle()
  expect(await codeIn(second)).toContain('second')

  await put('renderer/more.ts', '')
  const third = await bundle()
  await unlink(join(project, 'schema/spare.ts'))
  expect(new Set([first, second, third, await bundle()]).size).toBe(4)
})

test('two commands at once come to one whole bundle, and a half-made one is not taken for it', async () => {
  await put('renderer/browser/entry.ts', 'console.log("both")')
  const [one, other] = await Promise.all([bundle(), bundle()])
  expect(one).toBe(other)
  expect(await codeIn(one)).toContain('both')
  expect((await inCache()).filter(name => name.includes('.'))).toEqual([])
  await rm(join(project, '.cache', one), { recursive: true })
  await put(`.cache/${one}.killed/assets/entry.js`, 'half')
  expect(await bundle()).toBe(one)
  expect(await codeIn(one)).toContain('both')
})

test('code that cannot be bundled leaves nothing that is taken for a bundle', async () => {
  await put('renderer/browser/entry.ts', 'import "./nowhere.ts"')
  const before = await inCache()
  await expect(bundle()).rejects.toThrow('nowhere')
  expect(await inCache()).toEqual(before)
})
