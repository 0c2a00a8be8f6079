import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkSite } from '../../../scripts/lib/check.ts'
import { answersTo } from '../mistakes/answer.ts'
import { corpusSite } from '../mistakes/corpusSite.ts'
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

test('of a document with mistakes everything else that can be read is looked at too, and nothing told twice', () => {
  const wrong = (corpusSite['index.json'] ?? '')
    .replace('"title": "Welcome"', '"titel": "Welcome to {shool}"')
    .replace('"backgroundImage": "/images/hero.svg"', '"backgroundImage": "/images/heron.svg"')
    .replace('"src": "/images/hero.svg"', '"src": "images/heron.svg"')
    .replace('"description": "Come."', '"description": "Come to {shool}."')
  const told = answersTo({ files: { ...corpusSite, 'index.json': wrong } })
  expect(told.map(({ code, path }) => `${path.join('.')} ${code}`)).toEqual([
    'sections.0.titel unknown-field',
    'sections.0.backgroundImage missing-picture',
    'sections.1.items.0.src bad-path',
    'sections.2.description unknown-word-in-braces',
  ])
})

test('of a document in the wrong place nothing else is told', () => {
  const post = (corpusSite['_posts/1.json'] ?? '').replaceAll('/images/', '/pictures/')
  expect(answersTo({ files: { ...corpusSite, 'post.json': post } }).map(({ code }) => code)).toEqual([
    'wrong-folder',
  ])
})
