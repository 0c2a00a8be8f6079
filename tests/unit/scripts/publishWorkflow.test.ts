import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '../../../scripts/lib/root.ts'
import { scratchFolder } from '../scratchFolder.ts'
import { writeSmallSite } from './smallFolders.ts'

const workflow = readFileSync(join(projectRoot, '.github/workflows/publish.yml'), 'utf8')

let folder: string
beforeEach(() => {
  folder = scratchFolder(onTestFinished)
})

/** Runs the build of the workflow on a small site. */
async function build(env: Readonly<Record<string, string>>): Promise<string> {
  const [, options] = /- run: npm run build -- (.+)/.exec(workflow) ?? []
  const folders = await writeSmallSite(folder)
  const out = join(folder, 'dist')
  const command = `node scripts/run.mjs build ${options} --out "${out}"`
  const variables = { PAGES: folders.pages, PUBLIC: folders.public }
  await promisify(execFile)('sh', ['-c', command], {
    cwd: projectRoot,
    env: { ...process.env, ...variables, ...env },
  })
  return out
}

test('GitHub Pages: a project’s site is built for the folder that bears its name', async () => {
  const out = await build({ ORIGIN: 'https://harbour.github.io', BASE_PATH: '/website' })
  const home = readFileSync(join(out, 'index.html'), 'utf8')
  expect(home).toContain('<link rel="canonical" href="https://harbour.github.io/website/')
  expect(home).toContain('href="/website/stages"')
  expect(existsSync(join(out, '.nojekyll'))).toBe(true)
})

test('GitHub Pages: only the job that deploys may write, and only Pages', () => {
  const [before = '', deploy = ''] = workflow.split('\n  deploy:\n')
  expect(before).not.toMatch(/: write\b/)
  expect([...deploy.matchAll(/(\S+): write\b/g)].map(([, name]) => name)).toEqual(['pages', 'id-token'])
})
