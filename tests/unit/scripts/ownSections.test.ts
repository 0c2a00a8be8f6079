import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '../../../scripts/lib/root.ts'
import { freePort } from '../../../scripts/quality/browser/spawnServer.ts'
import { isSweep } from '../../sweep.ts'
import { writeSmallSite } from './smallFolders.ts'

const sources =
  'renderer schema scripts tests package.json package-lock.json tsconfig.json vite.config.ts'.split(' ')

/** All that a team adds for a section type which computes, speaks, and is alive in the browser. */
const added = join(projectRoot, 'tests/fixtures/ownSection')

// The whole project is copied and compiled.
test.runIf(isSweep)(
  'a section type of a team’s own is two new files: it is valid, built, typed, translated, hydrated, and in the catalogue',
  async () => {
    const copy = await copyProject()
    await addFixture(copy)
    const { pages, public: publicFolder } = await writeSmallSite(join(copy, 'site'))
    const folders = ['--pages', pages, '--public', publicFolder]
    const change = async (file: string, edit: (document: Document) => void) => {
      const document = JSON.parse(await readFile(join(pages, file), 'utf8'))
      edit(document)
      await writeFile(join(pages, file), JSON.stringify(document))
    }
    await change('index.json', ({ sections }) => {
      sections.push({ type: 'countdown', title: 'Sports day', date: '2027-03-13' })
    })
    // A shell's own: what Vitest sets is meant for this run.
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.includes('VITEST')))
    const npm = (...words: string[]) => promisify(execFile)('npm', words, { cwd: copy, env })
    const build = async () => {
      await npm('run', 'build', '--', ...folders, '--out', 'dist', '--today', '2027-03-03')
      return readFile(join(copy, 'dist/index.html'), 'utf8')
    }

    await npm('run', 'schema')
    await npm('run', 'validate', '--', ...folders)
    const html = await build()
    expect(html).toContain('<div data-section="countdown" data-island="countdown" data-hydrate="view">')
    expect(html).toContain('10 days left')
    const chunks = (await readdir(join(copy, 'dist/assets'))).filter(name => /^Countdown.*\.js$/.test(name))
    expect(chunks).toHaveLength(1)

    await change('_site.json', site => {
      site.words = { manyDaysLeft: 'encore {days} jours' }
    })
    expect(await build()).toContain('encore 10 jours')

    await npm('exec', '--', 'tsc', '--noEmit')
    const { stdout } = await npm(
      ...['exec', '--', 'vitest', 'run', '--config', 'tests/vitest.config.ts', '-t', 'countdown'],
      ...['tests/unit/renderer/islands.test.tsx', 'tests/unit/renderer/words.test.tsx'],
    )
    expect(stdout).toMatch(/Tests .*3 passed/)
    expect(await catalogueOf(copy, folders)).toContain('The days that are left until a day.')
  },
  300_000,
)

/** A document of the small site, as far as the test changes it. */
interface Document {
  sections: object[]
  words?: object
}

async function copyProject(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'chalkline-own-'))
  onTestFinished(() => rm(copy, { recursive: true }))
  for (const name of sources) await cp(join(projectRoot, name), join(copy, name), { recursive: true })
  await symlink(join(projectRoot, 'node_modules'), join(copy, 'node_modules'))
  // Git ignores it, so a clone does not have it.
  await rm(join(copy, 'schema/sections.generated.ts'))
  return copy
}

async function addFixture(copy: string): Promise<void> {
  const files = (await readdir(added, { recursive: true })).filter(file => file.endsWith('.txt'))
  expect(files).toHaveLength(2)
  // They have another ending, so that nothing takes them for code of the project.
  for (const file of files) await cp(join(added, file), join(copy, file.replace(/\.txt$/, '')))
}

/** What the dev server of the copy shows of all section types. */
async function catalogueOf(copy: string, folders: readonly string[]): Promise<string> {
  const port = String(await freePort())
  const server = spawn(process.execPath, ['scripts/run.mjs', 'dev', '--port', port, ...folders], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(async () => {
    if (server.kill()) await once(server, 'exit')
  })
  let printed = ''
  for await (const data of server.stdout) {
    printed += data
    const [address] = /http:\S+\/_sections/.exec(printed) ?? []
    if (address) return (await fetch(address)).text()
  }
  throw new Error(`The dev server ended: ${printed}`)
}
