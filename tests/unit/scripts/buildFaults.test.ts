import { execFile, spawn } from 'node:child_process'

import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { projectRoot } from '../../../scripts/lib/root.ts'
import type { BuildOptions } from '../../../scripts/site/buildSite.ts'
import { buildSite } from '../../../scripts/site/buildSite.ts'
import { scratchFolder } from '../scratchFolder.ts'
import { smallSite } from '../smallSite.ts'

/** How often a build is killed; CHALKLINE_KILLS=100 tries longer. */
const KILLS = Number(process.env.CHALKLINE_KILLS ?? 1)

const folder = scratchFolder()
let options: BuildOptions
const mark = readFile(join(projectRoot, 'public/images/mark-dark.svg'))

beforeAll(async () => {
  options = {
    pages: join(folder, 'pages'),
    public: join(folder, 'public'),
    out: join(folder, 'dist'),
    base: '/',
  }
  for (const [file, text] of Object.entries(smallSite)) await put(join(options.pages, file), text)
  for (const name of ['hero', 'mark-light', 'mark-dark'])
    await put(join(options.public, 'images', `${name}.svg`), await mark)
  await buildSite(options)
})

async function put(file: string, content: string | Buffer) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

const title = (words: string) =>
  put(join(options.pages, 'index.json'), (smallSite['index.json'] ?? '').replace('Welcome', words))
/** What all pages show, and what their code goes by: a change of it makes a release of all. */
const footer = (words: string) =>
  put(
    join(options.pages, '_site.json'),
    (smallSite['_site.json'] ?? '').replace('By the sea.', words).replace('Thank you.', words),
  )
const home = () => readFile(join(options.out, 'index.html'), 'utf8')

interface Outcome {
  code: number | null
  output: string
}

/** Builds by the command, as an author does. @param prefix shell code before it @param more options */
const build = (prefix = '', out = options.out, more = ''): Promise<Outcome> => {
  const command = `${prefix} exec node scripts/run.mjs build --pages '${options.pages}' --public '${options.public}' --out '${out}' ${more}`
  return new Promise(resolve => {
    execFile('sh', ['-c', command], { cwd: projectRoot }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}

/** What lies beside the site, but for its sources. */
const leftovers = async () =>
  (await readdir(folder)).filter(name => !['pages', 'public', 'dist', 'blocked'].includes(name))

test(`a build that is killed at any of ${KILLS} moments leaves a whole site, and the next one tidies up`, async () => {
  const started = performance.now()
  expect((await build()).code).toBe(0)
  const usual = performance.now() - started
  for (let count = 0; count < KILLS; count++) {
    const before = await home()
    await title(`Hello ${count}`)
    const args = [
      'scripts/run.mjs',
      'build',
      '--pages',
      options.pages,
      '--public',
      options.public,
      '--out',
      options.out,
    ]
    const child = spawn('node', args, { cwd: projectRoot, stdio: 'ignore' })
    const exit = new Promise(resolve => child.once('exit', resolve))
    // The last fifth of its time is when files are written and folders change places.
    await Promise.race([exit, wait(usual * (count % 2 === 0 ? Math.random() : 0.8 + 0.25 * Math.random()))])
    child.kill('SIGKILL')
    await exit
    const after = await home().catch(() => undefined)
    // Killed between its last two steps it leaves no folder for the moment; the next build brings it back.
    if (after !== undefined) expect(after === before || after.includes(`Hello ${count}`)).toBe(true)
    if (after !== undefined)
      for (const file of ['404.html', 'sitemap.xml', 'stages/ils/index.html'])
        await readFile(join(options.out, file))
  }
  expect((await build()).code).toBe(0)
  expect(await home()).toContain(`Hello ${KILLS - 1}`)
  expect(await leftovers()).toEqual([])
}, 600_000)

test('a disk that takes no more leaves the previous site, says so and exits with 2', async () => {
  const before = await home()
  // A change of the footer makes a whole build.
  await footer('Too much')
  // No file may grow beyond 40 blocks, which is how a quota feels.
  const { code, output } = await build('ulimit -f 40;')
  expect(output).toContain(
    'The disk has no room left. Delete what is needed no more, and start once more. (EFBIG',
  )
  expect(output).not.toContain('    at ')
  expect(code).toBe(2)
  expect(await home()).toBe(before)
  expect(await leftovers()).toEqual([])
  await put(join(options.pages, '_site.json'), smallSite['_site.json'] ?? '')
})

test('a document that changes while it is read is built as it was before or after', async () => {
  let isBuilding = true
  const rewrite = async (count: number) => {
    const file = join(options.pages, 'index.json')
    await writeFile(`${file}.new`, (smallSite['index.json'] ?? '').replace('Welcome', `Version ${count % 2}`))
    await rename(`${file}.new`, file)
  }
  await rewrite(0)
  const rewriting = (async () => {
    for (let count = 1; isBuilding; count++) {
      await rewrite(count)
      await wait(1)
    }
  })()
  const { problems } = await buildSite(options)
  isBuilding = false
  await rewriting
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(await home()).toMatch(/Version [01]</)
})
