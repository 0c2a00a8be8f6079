import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectRoot } from '../../../scripts/lib/root.ts'
import { buildSite } from '../../../scripts/site/buildSite.ts'
import { filesIn } from './filesIn.ts'
import { writeSmallSite } from './smallFolders.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chalkline-bundled-'))
})

afterAll(() => rm(folder, { recursive: true }))

test('npm run build, which is bundled, writes the same bytes as its source', async () => {
  const folders = await writeSmallSite(join(folder, 'small'))
  const [plain, bundled] = [join(folder, 'plain'), join(folder, 'bundled')]
  await buildSite({ ...folders, out: plain, base: '/' })
  const options = Object.entries({ ...folders, out: bundled }).flatMap(([name, value]) => [
    `--${name}`,
    value,
  ])
  await promisify(execFile)(process.execPath, ['scripts/run.mjs', 'build', ...options], { cwd: projectRoot })
  expect(unordered(bundled)).toEqual(unordered(plain))
}, 300_000)

/**
 * Every file: path → digest, or text without the order of style rules. Only modules that import each other have an order, and a bundler
 * may load others in another one.
 */
function unordered(root: string): Map<string, string> {
  const files = [...filesIn(root)].filter(([path]) => path !== '.built')
  return new Map(
    files.map(([path, digest]) => {
      const isStyled = path.endsWith('.html') || /^assets.site-.*css$/.test(path)
      const text = isStyled ? readFileSync(join(root, path), 'utf8') : digest
      return [path.replace(SHEET, ''), isStyled ? withoutOrder(text) : digest]
    }),
  )
}

const SHEET = /site-[\w-]{8}(?=\.css)/g

const withoutOrder = (text: string): string =>
  text
    .replace(SHEET, '')
    .replace(/'sha256-[^']*'/g, '')
    .split(/(?<=\})/)
    .sort()
    .join('')
