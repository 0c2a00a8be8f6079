import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { projectRoot } from '../../../scripts/lib/root.ts'
import { freePort } from '../../../scripts/quality/browser/spawnServer.ts'
import { runCommand } from '../authorSite.ts'
import { scratchFolder } from '../scratchFolder.ts'
import { writeSmallSite } from './smallFolders.ts'

const folder = scratchFolder()
let good: string[]
let bad: string[]

beforeAll(async () => {
  const { pages, public: publicFolder } = await writeSmallSite(folder)
  const broken = join(folder, 'broken')
  await cp(pages, broken, { recursive: true })
  const home = await readFile(join(pages, 'index.json'), 'utf8')
  await writeFile(join(broken, 'index.json'), home.replace('"gallery"', '"galery"'))
  good = ['--pages', pages, '--public', publicFolder]
  bad = ['--pages', broken, '--public', publicFolder]
})

/** Calls a bundled command as package.json does, with GitHub's environment variables or without. */
function call(command: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const { GITHUB_ACTIONS: _, ...outside } = process.env
  return new Promise<{ code: number; stdout: string; stderr: string }>(resolve => {
    execFile(
      process.execPath,
      ['scripts/run.mjs', command, ...args],
      { cwd: projectRoot, env: { ...outside, ...env } },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    )
  })
}

test('a command exits with 0 when all is well, and says nothing', async () => {
  expect(await call('validate', good)).toEqual({ code: 0, stdout: '', stderr: '' })
})

test('in GitHub, problems are annotations of the change', async () => {
  const { code, stdout } = await call('validate', bad, { GITHUB_ACTIONS: 'true' })
  expect(code).toBe(1)
  expect(stdout).toMatch(/^::error file=[^,]*broken\/index\.json,line=15,endLine=15,col=15,/)
})

test('a build exits with 1 for mistakes in the content; a format for programs leaves nothing else on the output', async () => {
  const out = join(folder, 'unwritten')
  const { code, stdout } = await call('build', [...bad, '--out', out, '--format', 'json'])
  expect(code).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({ errors: 1, problems: [{ code: 'unknown-type', line: 15 }] })
  expect((await readdir(folder)).filter(name => name.startsWith('unwritten'))).toEqual([])
})

test.each([
  ['validate', ['--pages', 'no-such-folder'], 'Name the right one with --pages.'],
  ['build', ['--out', 'unwritten', 'dist'], "Unexpected argument 'dist'"],
  ['new', ['post', 'Sports day', '--below', '/about'], 'A new post has its own place: --below is for pages'],
  ['new', ['post'], 'What is the post called? Write it like this:\n  npm run new -- post Sports day'],
  ['new', [], 'What is to be added?\nUsage: npm run new -- post Sports day'],
  [
    'new',
    ['site', '../my-site'],
    'What is the organisation called? Write it like this:\n  npm run new -- site ../my-site --name "Harbour Clinic"',
  ],
  ['dev', ['--port', 'abc'], '"abc" is not a port. Give a number up to 65535.'],
])('%s exits with 2 for what it cannot follow, and says why: %j', async (command, args, words) => {
  const { code, output } = await runCommand(command, [...good, ...args])
  expect(code).toBe(2)
  expect(output).toContain(words)
  expect(output).not.toContain('    at ')
})

test('the dev server goes on with the last good content when the documents cannot be read for a moment', async () => {
  const pages = join(folder, 'moving')
  await cp(good[1] ?? '', pages, { recursive: true })
  const args = ['--pages', pages, '--public', good[3] ?? '', '--port', String(await freePort())]
  const server = spawn(process.execPath, ['scripts/run.mjs', 'dev', ...args], {
    cwd: projectRoot,
  })
  let printed = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', data => (printed += data))
  const says = (words: RegExp) => expect.poll(() => printed, { timeout: 20_000 }).toMatch(words)
  try {
    await says(/\/_sections/)
    const [address = ''] = /http:\S+/.exec(printed) ?? []
    await rename(pages, `${pages}-away`)
    await says(/There is no folder "[^"]*moving"/)
    expect((await fetch(address)).status).toBe(200)
    expect(server.exitCode).toBeNull()
  } finally {
    const ended = once(server, 'exit')
    if (server.exitCode === null && server.kill()) await ended
  }
}, 60_000)
