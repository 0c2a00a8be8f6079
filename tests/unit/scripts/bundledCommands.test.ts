import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { projectRoot } from '../../../scripts/lib/root.ts'
import { buildSite } from '../../../scripts/site/buildSite.ts'
import { scratchFolder } from '../scratchFolder.ts'
import { filesIn } from './filesIn.ts'
import { writeSmallSite } from './smallFolders.ts'

const folder = scratchFolder()

test('npm run build, which is bundled, writes the same bytes as its source', async () => {
  const folders = await writeSmallSite(join(folder, 'small'))
  const [plain, bundled] = [join(folder, 'plain'), join(folder, 'bundled')]
  await buildSite({ ...folders, out: plain, base: '/' })
  const options = Object.entries({ ...folders, out: bundled }).flatMap(([name, value]) => [
    `--${name}`,
    value,
  ])
  await promisify(execFile)(process.execPath, ['scripts/run.mjs', 'build', ...options], { cwd: projectRoot })
  expect(comparable(bundled)).toEqual(comparable(plain))
}, 300_000)

/**
 * Every file: path → digest, or the style rules of the site's classes without their order. Only modules that import each other have an
 * order, which a bundler keeps, and this process may have loaded other section types before.
 */
function comparable(root: string): Map<string, string> {
  const files = [...filesIn(root)].filter(([path]) => path !== '.built')
  const textOf = (path: string) => readFileSync(join(root, path), 'utf8')
  const html = files.flatMap(([path]) => (path.endsWith('.html') ? [textOf(path)] : [])).join('')
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  return new Map(
    files.map(([path, digest]) => {
      if (path.endsWith('.html')) return [path, parts(textOf(path)).join('')]
      if (!SHEET.test(path)) return [path, digest]
      const rules = parts(textOf(path)).filter(rule => classes.has(/\.([a-z][\w-]*)/.exec(rule)?.[1] ?? ''))
      expect(rules.length).toBeGreaterThan(100)
      return ['stylesheet', rules.join('')]
    }),
  )
}

const SHEET = /site-[\w-]{8}(?=\.css)/

const parts = (text: string): string[] =>
  text
    .replace(SHEET, '')
    .replace(/'sha256-[^']*'/g, '')
    .split(/(?<=\})/)
    .sort()
