import { execFile, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { projectRoot } from '../../../scripts/lib/root.ts'
import { freePort } from '../../../scripts/quality/browser/spawnServer.ts'
import { isSweep, swept } from '../../sweep.ts'
import { type DocumentedCommand, documentedCommands } from '../documentedCommands.ts'
import { smallSite } from '../smallSite.ts'
import { writeSmallSite } from './smallFolders.ts'

// The first command on a machine bundles the code.
vi.setConfig({ testTimeout: 300_000 })

const all = documentedCommands()
const scripts: Record<string, string> = JSON.parse(
  readFileSync(join(projectRoot, 'package.json'), 'utf8'),
).scripts

/** Commands that read or write the documents of a site. */
const OF_CONTENT = ['new', 'rename', 'migrate', 'validate', 'review', 'build']
const SERVERS = ['start', 'serve', 'dev', 'studio']

const isOf = (names: readonly string[]) => (command: DocumentedCommand) => names.includes(command.script)

/** The first line that makes a document, and one that makes a site and asks for its name. */
const sample = (commands: readonly DocumentedCommand[]): DocumentedCommand[] =>
  [false, true].flatMap(
    isSite =>
      commands.find(
        ({ script, words }) =>
          script === 'new' && (words[0] === 'site') === isSite && !words.includes('--name'),
      ) ?? [],
  )

/** A folder for each command, with the project's name, so that `../my-site` is a folder of its own, too. */
let folder: string
let template: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chalkline-documented-'))
  template = join(folder, 'template')
  const { pages } = await writeSmallSite(template)
  // The pages that the documents speak of.
  for (const file of ['old', 'about/index', 'about/history']) {
    await mkdir(join(pages, 'about'), { recursive: true })
    await writeFile(join(pages, `${file}.json`), smallSite['stages/ils.json'] ?? '')
  }
  const git = (...words: string[]) => promisify(execFile)('git', ['-C', template, ...words])
  const author = ['-c', 'user.name=Ama', '-c', 'user.email=ama@example.org']
  await git('init', '--quiet', '--initial-branch=main')
  await git('add', '--all')
  await git(...author, 'commit', '--quiet', '--message=A site')
})

afterAll(async () => {
  vi.resetConfig()
  await rm(folder, { recursive: true })
})

let count = 0

/** The folder in which a command is typed. What it names by --pages and --public lies there, else a site of its own does. */
async function workplace({ words, prefix }: Pick<DocumentedCommand, 'words' | 'prefix'>) {
  count += 1
  const cwd = join(folder, String(count), 'chalkline')
  await cp(template, cwd, { recursive: true })
  const named = words.indexOf('--pages')
  if (named === -1) return { cwd, options: ['--pages', join(cwd, 'pages'), '--public', join(cwd, 'public')] }
  await cp(template, join(cwd, words[named + 1] ?? '', '..'), { recursive: true })
  return { cwd: prefix ? join(cwd, '..', prefix) : cwd, options: [] }
}

const tsx = fileURLToPath(import.meta.resolve('tsx'))

/** What npm would start, with the rest of the words; without npm, which takes half a second. */
function processOf(script: string, words: readonly string[]): string[] {
  const [program = '', file = '', ...rest] = scripts[script]?.split(' ') ?? []
  const path = join(projectRoot, file)
  if (program === 'tsx') return ['--import', tsx, path, ...rest, ...words]
  if (program === 'node') return [path, ...rest, ...words]
  throw new Error(`"${script}" is a call of ${program}`)
}

interface Result {
  code: number
  said: string
}

function call(script: string, words: readonly string[], cwd: string): Promise<Result> {
  const { GITHUB_ACTIONS: _, GITHUB_STEP_SUMMARY: __, ...env } = process.env
  return new Promise(resolve => {
    const child = execFile(
      process.execPath,
      processOf(script, words),
      { cwd, env },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    )
    child.stdin?.end()
  })
}

test('every command of the documents is a script of the project or a program that it has installed', () => {
  expect(all.length).toBeGreaterThan(50)
  for (const { line, place, script, words } of all) {
    if (line.includes('npx '))
      expect(existsSync(join(projectRoot, 'node_modules/.bin', script)), place).toBe(true)
    else expect(scripts[script], `${place}: ${line}`).toBeDefined()
    for (const word of words.filter(word => /^(?:tests|schema)\/.*\.tsx?$/.test(word)))
      expect(existsSync(join(projectRoot, word)), `${place}: ${word}`).toBe(true)
  }
})

test('every test that the documents name is there, and so is every variable that it reads', () => {
  const files = readdirSync(join(projectRoot, 'tests'), { recursive: true, encoding: 'utf8' })
  const tests = files.filter(file => /\.(?:test|spec)\.tsx?$/.test(file))
  for (const { line, place, words } of all.filter(({ line }) => line.includes('npx '))) {
    const names = words.slice(words.indexOf('--config') + 2)
    expect(names.length, place).toBeGreaterThan(0)
    for (const name of names) {
      const wanted = tests.filter(file => `tests/${file.replaceAll('\\', '/')}`.includes(name))
      expect(wanted, `${place}: ${name}`).not.toEqual([])
      const [, variable] = /^([A-Z_]+)=/.exec(line) ?? []
      const sources = wanted.map(file => readFileSync(join(projectRoot, 'tests', file), 'utf8'))
      if (variable)
        expect(
          sources.some(source => source.includes(variable)),
          place,
        ).toBe(true)
    }
  }
})

const ofContent = all.filter(isOf(OF_CONTENT))

test.concurrent.each(swept(ofContent, sample(ofContent)))(
  '$place: $line',
  async ({ script, words, prefix }) => {
    const { cwd, options } = await workplace({ words, prefix })
    const out = script === 'build' ? ['--out', join(cwd, 'dist')] : []
    const { code, said } = await call(script, [...words, ...options, ...out], cwd)
    expect(said).not.toMatch(/^\s+at |Usage:/m)
    expect(code, said).toBe(0)
    const [kind, place = ''] = words
    if (script !== 'new' || kind !== 'site') return
    const { name } = JSON.parse(await readFile(join(cwd, place, 'pages/_site.json'), 'utf8'))
    expect(name).toBe(words[words.indexOf('--name') + 1])
  },
)

const servers = all.filter(isOf(SERVERS))

test.each(swept(servers, []))(
  '$place: $line opens the site, until it is ended',
  async ({ script, words, prefix }) => {
    const { cwd, options } = await workplace({ words, prefix })
    if (script === 'serve') await call('build', [...options, '--out', join(cwd, 'dist')], cwd)
    const own = script === 'serve' ? [] : options
    const out = script === 'start' ? ['--out', join(cwd, 'dist')] : []
    // The last port counts: that of the document may be taken.
    const args = [...words, ...own, ...out, '--port', String(await freePort())]
    const server = spawn(process.execPath, processOf(script, args), { cwd })
    const ended = new Promise(resolve => server.on('close', resolve))
    try {
      const address = await new Promise<string>((resolve, reject) => {
        let said = ''
        const listen = (data: unknown) => {
          said += data
          const [, found] = /(http:\S+)/.exec(said) ?? []
          if (found) resolve(found)
        }
        server.stdout.on('data', listen)
        server.stderr.on('data', listen)
        server.on('close', () => reject(new Error(`It ended: ${said}`)))
      })
      expect((await fetch(address)).status).toBe(200)
    } finally {
      server.kill()
      await ended
    }
  },
)

/** Commands that take minutes, or change the project itself, and read their options before they begin. */
const long = all.filter(({ script, line }) => {
  const file = /^tsx (\S+)$/.exec(scripts[script] ?? '')?.[1]
  const isOther = ![...OF_CONTENT, ...SERVERS].includes(script) && !line.includes('npx ')
  return (
    isOther && file && /\bread(?:Options|Arguments)\(/.test(readFileSync(join(projectRoot, file), 'utf8'))
  )
})

// An unknown option behind those of the document: that one is named, so the others are known.
test.runIf(isSweep).each(long)(
  '$place: the options of $line are those of the command',
  async ({ script, words }) => {
    const { code, said } = await call(script, [...words, '--no-such-option'], projectRoot)
    expect(said).toContain("Unknown option '--no-such-option'")
    expect(code).toBe(2)
  },
)
