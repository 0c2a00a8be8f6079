import { chmod, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tokenIn } from '../../../../../scripts/studio/server/token.ts'
import { scratchFolder } from '../../../scratchFolder.ts'

const folder = scratchFolder()

const modeOf = async (file: string) => (await stat(file)).mode & 0o777

test('the token of a studio is the same after it is started again, and nobody else can read it', async () => {
  const file = join(folder, 'site/token')
  const token = tokenIn(file)
  expect(token).toMatch(/^[\w-]{32}$/)
  expect(tokenIn(file)).toBe(token)
  expect(await modeOf(file)).toBe(0o600)
  await chmod(file, 0o644)
  expect(tokenIn(file)).toBe(token)
  expect(await modeOf(file)).toBe(0o600)
  expect(tokenIn(join(folder, 'other/token'))).not.toBe(token)
})

test.each(['', 'short', 'a\nb', 'x'.repeat(33)])('what is no token is replaced: %j', async written => {
  const file = join(folder, 'token')
  await writeFile(file, written)
  const token = tokenIn(file)
  expect(token).toMatch(/^[\w-]{32}$/)
  expect(await readFile(file, 'utf8')).toBe(token)
})

test('without a place to keep it there is a token all the same', async () => {
  await writeFile(join(folder, 'file'), '')
  expect(tokenIn(join(folder, 'file/token'))).toMatch(/^[\w-]{32}$/)
})
