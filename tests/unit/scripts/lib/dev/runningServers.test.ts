import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addressOfServer } from '../../../../../scripts/lib/dev/runningServers.ts'
import { projectRoot } from '../../../../../scripts/lib/root.ts'

const folder = join(projectRoot, '.cache/dev-servers')

test('the note of a dev server that has ended does not count, and is deleted', async () => {
  const ended = spawn(process.execPath, ['--version'])
  await once(ended, 'exit')
  const note = join(folder, `${ended.pid}.json`)
  await mkdir(folder, { recursive: true })
  await writeFile(note, JSON.stringify({ address: 'http://localhost:5190/', pages: '/ended' }))
  expect(addressOfServer('/ended')).toBeUndefined()
  expect(existsSync(note)).toBe(false)
})
