import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '../../../scripts/lib/root.ts'
import { isSweep } from '../../sweep.ts'
import { writeSmallSite } from './smallFolders.ts'

const run = promisify(execFile)

const sources = 'renderer schema scripts package.json package-lock.json tsconfig.json vite.config.ts'

/** What a team adds for a section type of its own: two files, and a line in a list. */
const added = join(projectRoot, 'tests/fixtures/ownSection')

/** The list of a team that has a type which needs JavaScript in the browser. */
const interactive = join(projectRoot, 'tests/fixtures/ownInteractiveSection')

// The whole project is copied and compiled.
test.runIf(isSweep)(
  'a section type of a team’s own needs no change of a file that the project changes, whatever others it has: it compiles, and the page shows it',
  async () => {
    const copy = await mkdtemp(join(tmpdir(), 'chalkline-own-'))
    onTestFinished(() => rm(copy, { recursive: true }))
    for (const name of sources.split(' '))
      await cp(join(projectRoot, name), join(copy, name), { recursive: true })
    await symlink(join(projectRoot, 'node_modules'), join(copy, 'node_modules'))
    await addInteractive(copy)
    await addFixture(copy)

    const site = await writeSmallSite(join(copy, 'site'))
    const home = JSON.parse(await readFile(join(site.pages, 'index.json'), 'utf8'))
    home.sections.push({ type: 'triedQuote', title: 'Shade first, then speed' })
    home.sections.push({ type: 'triedSum', title: 'Two and two' })
    await writeFile(join(site.pages, 'index.json'), JSON.stringify(home))
    const node = (...words: string[]) => run(process.execPath, words, { cwd: copy })
    await node('node_modules/typescript/bin/tsc', '--noEmit')
    await node('scripts/run.mjs', 'build', '--pages', site.pages, '--public', site.public, '--out', 'dist')
    const html = await readFile(join(copy, 'dist/index.html'), 'utf8')
    expect(html).toMatch(/<h2[^>]*>Shade first, then speed<\/h2>/)
    expect(html).toMatch(/<div data-section="triedSum" data-island="triedSum">.*<h2[^>]*>Two and two<\/h2>/)
  },
  120_000,
)

/** The files of the fixture, under a name that no team has given to a type of its own. */
async function addFixture(copy: string): Promise<void> {
  const files = (await readdir(added, { recursive: true })).filter(file => file.endsWith('.txt'))
  expect(files).toHaveLength(3)
  for (const file of files) {
    const text = (await readFile(join(added, file), 'utf8'))
      .replaceAll('pullquote', 'triedQuote')
      .replaceAll('Pullquote', 'TriedQuote')
    // They have another ending, so that nothing takes them for code of the project.
    const path = file
      .replace(/\.txt$/, '')
      .replace(/pullquote/, 'triedQuote')
      .replace(/Pullquote/, 'TriedQuote')
    if (/ownSections\.ts$/.test(path)) await extendList(copy, path, text)
    else await writeFile(join(copy, path), text)
  }
}

/** A type that needs JavaScript in the browser, as a team may have one already. */
async function addInteractive(copy: string): Promise<void> {
  const read = (file: string) => readFile(join(added, `${file}.txt`), 'utf8')
  const renamed = (text: string) =>
    text.replaceAll('pullquote', 'triedSum').replaceAll('Pullquote', 'TriedSum')
  await writeFile(
    join(copy, 'schema/sections/triedSum.ts'),
    renamed(await read('schema/sections/pullquote.ts')),
  )
  await writeFile(
    join(copy, 'renderer/sections/TriedSum.tsx'),
    renamed(await read('renderer/sections/Pullquote.tsx')),
  )
  await extendList(copy, 'schema/ownSections.ts', renamed(await read('schema/ownSections.ts')))
  const list = 'renderer/sections/ownInteractiveSections.ts'
  await extendList(copy, list, await readFile(join(interactive, `${list}.txt`), 'utf8'))
}

let lists = 0

/** Adds the entries of a list to those that the team has. @param text of a file that has the new ones alone */
async function extendList(copy: string, file: string, text: string): Promise<void> {
  lists += 1
  const other = file.replace(/\.ts$/, `Before${lists}.ts`)
  await rename(join(copy, file), join(copy, other))
  const [, name = ''] = /export const (\w+)/.exec(text) ?? []
  const extended = text.replace(/(= [[{])/, '$1...others, ')
  const path = `./${other.split('/').at(-1)}`
  await writeFile(join(copy, file), `import { ${name} as others } from '${path}'\n${extended}`)
}
