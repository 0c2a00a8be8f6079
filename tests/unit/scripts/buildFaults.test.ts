import { spawn } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { projectRoot } from '../../../scripts/lib/root.ts'
import { scratchFolder } from '../scratchFolder.ts'
import { smallSite } from '../smallSite.ts'
import { writeSmallSite } from './smallFolders.ts'

/** How often a build is killed; CHALKLINE_KILLS=100 tries longer. */
const KILLS = Number(process.env.CHALKLINE_KILLS ?? 1)

const folder = scratchFolder()

test(`a build that is killed at any of ${KILLS} moments leaves a whole site, and the next one tidies up`, async () => {
  const folders = await writeSmallSite(folder)
  const out = join(folder, 'dist')
  const read = (file: string) => readFile(join(out, file), 'utf8')
  const start = () => {
    const args = ['build', '--pages', folders.pages, '--public', folders.public, '--out', out]
    const child = spawn('node', ['scripts/run.mjs', ...args], { cwd: projectRoot, stdio: 'ignore' })
    return { child, exit: new Promise(resolve => child.once('exit', resolve)) }
  }
  await start().exit
  const started = performance.now()
  expect(await start().exit).toBe(0)
  const usual = performance.now() - started
  for (let count = 0; count < KILLS; count++) {
    const before = await read('index.html')
    const home = (smallSite['index.json'] ?? '').replace('Welcome', `Hello ${count}`)
    await writeFile(join(folders.pages, 'index.json'), home)
    const { child, exit } = start()
    // The last fifth of its time is when files are written and folders change places.
    await Promise.race([exit, wait(usual * (count % 2 === 0 ? Math.random() : 0.8 + 0.25 * Math.random()))])
    child.kill('SIGKILL')
    await exit
    const after = await read('index.html').catch(() => undefined)
    // Killed between its last two steps it leaves no folder for the moment; the next build brings it back.
    if (after === undefined) continue
    expect(after === before || after.includes(`Hello ${count}`)).toBe(true)
    for (const file of ['404.html', 'sitemap.xml', 'stages/ils/index.html']) await read(file)
  }
  expect(await start().exit).toBe(0)
  expect(await read('index.html')).toContain(`Hello ${KILLS - 1}`)
  expect((await readdir(folder)).sort()).toEqual(['dist', 'pages', 'public'])
}, 600_000)
