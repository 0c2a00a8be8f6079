import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import {
  preparePublication,
  publishReviewed,
} from '../../../../../../scripts/studio/host/publish/preparePublication.ts'
import { zipSite } from '../../../../../../scripts/studio/host/publish/zipSite.ts'
import { copyForEachTest } from './copyForEachTest.ts'
import type { Repositories } from './repositories.ts'

let repositories: Repositories
copyForEachTest(copy => {
  repositories = copy
})

const today = '2026-11-21'
const ils = { file: 'stages/ils.json', title: 'International Lower Secondary', isUnsaved: false }
const prepare = (documents = [ils]) => preparePublication(repositories.folders, documents, today)

test('the changes since the last publication, with the words before and after and a message', async () => {
  await repositories.edit('pages/stages/ils.json', '"answer": "Yes."', '"answer": "Yes, two."')
  const post = await repositories.read('pages/_posts/1.json')
  await repositories.write(
    'pages/_posts/3.json',
    post.replace('"id": 1', '"id": 3').replace('Post 1', 'Sports day'),
  )
  expect(await prepare()).toEqual({
    way: 'push',
    obstacles: [],
    changes: [
      {
        about: 'ILS',
        part: 'FAQ',
        words: 'section 3 (FAQ): Is there a bus? › answer',
        before: 'Yes.',
        after: 'Yes, two.',
        sentence: 'ILS, section 3 (FAQ): Is there a bus? › answer: Yes. → Yes, two.',
      },
      {
        about: 'Post "Sports day"',
        fate: 'added',
        words: 'added',
        sentence: 'Blog: post 3 "Sports day" added',
      },
    ],
    lost: [],
    message: 'Change FAQ of ILS, add post "Sports day"',
    asksAuthor: false,
  })
  await publishReviewed(repositories.folders, [ils], { message: 'For the new term', today })
  expect(repositories.remote('log', '-1', '--format=%B')).toBe(
    'For the new term\n\n- ILS, section 3 (FAQ): Is there a bus? › answer: Yes. → Yes, two.\n- Blog: post 3 "Sports day" added',
  )
  expect((await prepare()).changes).toEqual([])
})

test('commits that were not sent are not published yet', async () => {
  await repositories.edit('pages/stages/ils.json', '"answer": "Yes."', '"answer": "No."')
  repositories.git('commit', '--quiet', '--all', '--message', 'By hand')
  expect((await prepare()).message).toBe('Change FAQ of ILS')
})

test('mistakes and unsaved work stand in the way, and addresses that vanish are named', async () => {
  await repositories.edit('pages/stages/ils.json', '"faq"', '"fqa"')
  await repositories.edit('pages/index.json', '"/home"', '"/start"')
  const { obstacles, lost } = await prepare([
    { ...ils, isUnsaved: true },
    { file: 'index.json', title: 'Home', isUnsaved: false },
  ])
  expect(obstacles).toEqual([
    {
      title: 'International Lower Secondary',
      file: 'stages/ils.json',
      words: 'There is work that is not saved. Save it, or undo it.',
    },
    {
      title: 'International Lower Secondary',
      file: 'stages/ils.json',
      words: expect.stringContaining('Did you mean "faq"?'),
    },
  ])
  expect(lost).toEqual([expect.stringContaining('/home removed without an alias.')])
  const published = repositories.remote('rev-parse', 'main')
  await expect(publishReviewed(repositories.folders, [ils], { message: 'X', today })).rejects.toThrow(
    'International Lower Secondary: Unknown section type "fqa".',
  )
  await writeFile(join(repositories.folders.pages, 'stages/ils.json'), '{')
  expect(await prepare()).toMatchObject({ obstacles: [{ file: 'stages/ils.json' }], changes: undefined })
  await expect(publishReviewed(repositories.folders, [ils], { message: 'X', today })).rejects.toThrow()
  expect(repositories.remote('rev-parse', 'main')).toBe(published)
})

test('a site in no repository is downloaded: the built files in a ZIP file', async () => {
  repositories.git('remote', 'remove', 'origin')
  expect(await prepare()).toMatchObject({ way: 'download', obstacles: [], changes: undefined })
  const { name, type, content } = await zipSite(repositories.folders, join(repositories.scratch, 'dist'))
  expect([name, type]).toEqual(['website.zip', 'application/zip'])
  const chunks: Uint8Array[] = []
  for await (const chunk of content) chunks.push(chunk)
  const files = unzipSync(Buffer.concat(chunks))
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['index.html', 'stages/ils/index.html', 'sitemap.xml']),
  )
  expect(Buffer.from(files['stages/ils/index.html'] ?? []).toString()).toContain('Is there a bus?')
})

test('a site with mistakes is not packed, and the reason is that of the build', async () => {
  await repositories.edit('pages/stages/ils.json', '"faq"', '"fqa"')
  await expect(zipSite(repositories.folders, join(repositories.scratch, 'dist'))).rejects.toThrow(
    'Did you mean "faq"?',
  )
})
