import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '../../../scripts/lib/root.ts'
import { isSweep } from '../../sweep.ts'
import { writeSmallSite } from './smallFolders.ts'

const run = promisify(execFile)

const sources = 'renderer schema scripts package.json package-lock.json tsconfig.json vite.config.ts'

/** What a team adds for a section type of its own: two files, and a line in each of two lists. */
const added = join(projectRoot, 'tests/fixtures/ownSection')

test('a section type of a team’s own needs no change of a file that the project changes: it compiles, and the page shows it', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'chalkline-own-'))
  onTestFinished(() => rm(copy, { recursive: true }))
  for (const name of sources.split(' '))
    await cp(join(projectRoot, name), join(copy, name), { recursive: true })
  await symlink(join(projectRoot, 'node_modules'), join(copy, 'node_modules'))
  const files = (await readdir(added, { recursive: true })).filter(file => file.endsWith('.txt'))
  expect(files).toHaveLength(4)
  // They have another ending, so that nothing takes them for code of the project.
  for (const file of files) await cp(join(added, file), join(copy, file.replace(/\.txt$/, '')))

  const site = await writeSmallSite(join(copy, 'site'))
  const home = JSON.parse(await readFile(join(site.pages, 'index.json'), 'utf8'))
  home.sections.push({ type: 'pullquote', title: 'Shade first, then speed' })
  await writeFile(join(site.pages, 'index.json'), JSON.stringify(home))
  const node = (...words: string[]) => run(process.execPath, words, { cwd: copy })
  // The whole project is compiled anew, which takes longer than all the rest.
  if (isSweep) await node('node_modules/typescript/bin/tsc', '--noEmit')
  await node('scripts/run.mjs', 'build', '--pages', site.pages, '--public', site.public, '--out', 'dist')
  expect(await readFile(join(copy, 'dist/index.html'), 'utf8')).toMatch(
    /<h2[^>]*>Shade first, then speed<\/h2>/,
  )
}, 120_000)
