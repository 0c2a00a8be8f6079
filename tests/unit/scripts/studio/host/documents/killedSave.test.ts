import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '../../../../../../scripts/lib/root.ts'
import { DocumentFiles } from '../../../../../../scripts/studio/host/documents/DocumentFiles.ts'
import { scratchFolder } from '../../../../scratchFolder.ts'

// How often a studio is killed while it saves; CHALKLINE_KILLS=1000 tries longer.
const KILLS = Number(process.env.CHALKLINE_KILLS ?? 1)

test(`of ${KILLS} studios that are killed while they save, none leaves a torn file or a lock that stays`, async () => {
  const folder = scratchFolder(onTestFinished)
  const whole = ['a', 'b'].map(letter => letter.repeat(200_000))
  for (let kill = 0; kill < KILLS; kill++) {
    const file = `page-${kill}.json`
    await writeFile(join(folder, file), whole[0] ?? '')
    const script = join(import.meta.dirname, 'saveForever.ts')
    // In one process: the command `tsx` would leave its child alive.
    const words = ['--import', 'tsx', script, folder, file, 'b', 'a']
    const child = spawn(process.execPath, words, { cwd: projectRoot })
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`The studio ended by itself, with ${code}`)
    })
    await Promise.race([once(child.stdout, 'data'), ended])
    // Anywhere within a few saves.
    await setTimeout(Math.random() * 30)
    child.kill('SIGKILL')
    await ended.catch(() => undefined)
    expect(whole).toContain(await readFile(join(folder, file), 'utf8'))
  }
  const files = new DocumentFiles(folder)
  const last = `page-${KILLS - 1}.json`
  expect((await files.list()).length).toBe(KILLS)
  expect(await files.save(last, '{}', (await files.read(last))?.digest)).toMatchObject({ saved: true })
}, 1_200_000)
