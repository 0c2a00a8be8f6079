import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FileReferenceCollector, problemsInFiles } from '../../../../schema/validate/publicFiles.ts'
import { KnownFacts } from '../../../../scripts/site/facts.ts'
import { listFolder } from '../../../../scripts/site/folder.ts'
import { twoColours } from '../../../fixtures/pictures/photograph.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chalkline-small-'))
})

afterAll(() => rm(folder, { recursive: true }))

async function answerTo(width: number, height: number, place: number): Promise<string> {
  const path = `/${width}x${height}.png`
  await twoColours(width, height).png().toFile(join(folder, path))
  const stamps = new Map([...listFolder(folder, 'public').stamps].map(([file, stamp]) => [`/${file}`, stamp]))
  const context = { files: await new KnownFacts(folder).of(stamps), icons: new Set<string>() }
  const named = new FileReferenceCollector(context)
  named.add([{ kind: 'image', value: path, width: place }], 'index.json')
  const problems = problemsInFiles(named, context)
  return problems.map(({ file, message, suggestion }) => `${file}: ${message} ${suggestion}`).join()
}

test('a picture that is too small for its place is named, with its size and the least width there', async () => {
  expect(await answerTo(200, 150, 1440)).toBe(
    'public/200x150.png: This picture has 200 × 150 pixels, and "index.json" shows it 1440 pixels wide. Put a copy at least 1440 pixels wide in its place.',
  )
})

test.each([
  ['as wide as its place', 720, 480, 720],
  ['in a band, beside the text, since it is high', 720, 1080, 1440],
])('a picture is large enough when it is %s', async (_, width, height, place) => {
  expect(await answerTo(width, height, place)).toBe('')
  expect(await answerTo(width - 1, height, place)).not.toBe('')
})
