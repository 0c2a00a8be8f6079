import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkSite } from '../../../scripts/lib/check.ts'
import { withMistake } from '../smallSite.ts'
import { writeSmallSite } from './smallFolders.ts'

test('a picture that nobody can see is told in the same run as the mistakes of documents that do not show it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'chalkline-check-'))
  try {
    const folders = await writeSmallSite(folder)
    await writeFile(join(folders.public, 'images/hero.svg'), 'this is no picture')
    const wrong = withMistake('stages/ils.json', '"type": "faq"', '"type": "faqs"')['stages/ils.json'] ?? ''
    await writeFile(join(folders.pages, 'stages/ils.json'), wrong)
    const { problems, content } = await checkSite(folders, { today: '2026-11-21' })
    expect(problems.map(({ file, code }) => `${file} ${code}`)).toEqual([
      'public/images/hero.svg unreadable-picture',
      'stages/ils.json unknown-type',
    ])
    expect(content).toBeUndefined()
  } finally {
    await rm(folder, { recursive: true })
  }
})
