import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import {
  preparePublication,
  publishReviewed,
} from '../../../../../../scripts/studio/host/publish/preparePublication.ts'
import { zipSite } from '../../../../../../scripts/studio/host/publish/zipSite.ts'
import { copyForEachTest, editFees, FEES, repositories, today } from './copyForEachTest.ts'
import { replaceIn } from './repositories.ts'

copyForEachTest()

const ils = { file: 'stages/ils.json', title: 'International Lower Secondary', isUnsaved: false }
const prepare = (documents = [ils]) => preparePublication(repositories.folders, documents, today)

test('the changes since the last publication, with the words before and after and a message', async () => {
  await repositories.edit(FEES, '"answer": "Yes."', '"answer": "Yes, two."')
  const post = await repositories.read('pages/_posts/1.json')
  await repositories.write(
    'pages/_posts/3.json',
    post.replace('"id": 1', '"id": 3').replace('Post 1', 'Sports day'),
  )
  expect(await prepare()).toEqual({
    way: 'push',
    obstacles: [],
    choosable: [
      { id: 'stages/ils.json', title: 'ILS', former: [], paths: [] },
      { id: '_posts/3.json', title: 'Post "Sports day"', former: [], paths: [] },
    ],
    together: [],
    unsaved: [],
    doubts: expect.any(Array),
    changes: [
      {
        about: 'ILS',
        file: 'stages/ils.json',
        part: 'FAQ',
        words: 'section 3 (FAQ): Is there a bus? › answer',
        before: 'Yes.',
        after: 'Yes, two.',
        sentence: 'ILS, section 3 (FAQ): Is there a bus? › answer: Yes. → Yes, two.',
      },
      {
        about: 'Post "Sports day"',
        file: '_posts/3.json',
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
  await repositories.edit(FEES, '"answer": "Yes."', '"answer": "No."')
  repositories.git('commit', '--quiet', '--all', '--message', 'By hand')
  expect((await prepare()).message).toBe('Change FAQ of ILS')
})

test('mistakes stand in the way, work that is not saved stays here, and addresses that vanish are named', async () => {
  await repositories.edit(FEES, '"faq"', '"fqa"')
  await repositories.edit('pages/index.json', '"/home"', '"/start"')
  const { obstacles, lost, unsaved } = await prepare([
    { ...ils, isUnsaved: true },
    { file: 'index.json', title: 'Home', isUnsaved: false },
  ])
  expect(unsaved).toEqual([{ file: 'stages/ils.json', title: 'International Lower Secondary' }])
  expect(obstacles).toEqual([
    {
      title: 'International Lower Secondary',
      file: 'stages/ils.json',
      words: expect.stringContaining('Did you mean “Faq”?'),
    },
  ])
  expect(lost).toEqual(['/home. Add it to the “Other addresses” of the page at /.'])
  const published = repositories.remote('rev-parse', 'main')
  await expect(publishReviewed(repositories.folders, [ils], { message: 'X', today })).rejects.toThrow(
    'International Lower Secondary: Unknown section type "fqa".',
  )
  await writeFile(join(repositories.folders.pages, 'stages/ils.json'), '{')
  expect(await prepare()).toMatchObject({
    obstacles: [{ file: 'stages/ils.json' }],
    changes: [{ file: 'index.json' }],
    choosable: [{ id: 'index.json' }, { id: 'stages/ils.json' }],
  })
  await expect(publishReviewed(repositories.folders, [ils], { message: 'X', today })).rejects.toThrow()
  expect(repositories.remote('rev-parse', 'main')).toBe(published)
})

const page = (title: string, fields: Record<string, unknown> = {}) =>
  JSON.stringify({
    title,
    description: 'Words.',
    sections: [{ type: 'text', title, content: 'Words.' }],
    ...fields,
  })
const left = (...ids: string[]) => preparePublication(repositories.folders, [ils], today, ids)

test('pages that are not chosen stay on this computer as they are, with their pictures, also a page with a mistake', async () => {
  const { folders, write, remote, read, git } = repositories
  await editFees()
  await write('pages/clubs.json', page('Clubs', { adress: 1 }))
  await write('public/images/clubs.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  await write('pages/later.json', page('Later', { draft: true, headerImage: '/images/clubs.svg' }))
  await rm(join(folders.pages, '_posts/2.json'))
  expect((await left()).obstacles.map(({ title }) => title)).toEqual(['_posts/1.json', 'clubs.json'])
  const without = ['clubs.json', 'later.json', '_posts/2.json']
  const prepared = await left(...without)
  expect(prepared).toMatchObject({ obstacles: [], together: [], message: 'Change text of ILS' })
  await publishReviewed(folders, [ils], { message: 'Fees', today, left: without })
  expect(remote('show', '--name-status', '--format=', 'main')).toBe('M\tpages/stages/ils.json')
  expect(
    git('status', '--porcelain')
      .split('\n')
      .map(line => line.trim()),
  ).toEqual([
    'D pages/_posts/2.json',
    '?? pages/clubs.json',
    '?? pages/later.json',
    '?? public/images/clubs.svg',
  ])
  expect(await read('pages/clubs.json')).toContain('adress')
  expect((await left()).choosable.map(({ id }) => id)).toEqual(without)
})

test('a choice among the changes takes no other look at the whole site, until something has changed in it', async () => {
  const { folders, write } = repositories
  await write('pages/clubs.json', page('Clubs'))
  await editFees()
  const both = await left()
  const git = join(folders.pages, '../.git')
  await rename(git, `${git}-away`)
  expect(await left('clubs.json')).toMatchObject({ way: 'push', message: 'Change text of ILS' })
  expect((await left('stages/ils.json')).changes).toEqual(both.changes)
  await write('pages/later.json', page('Later'))
  expect((await left('clubs.json')).way).toBe('download')
  await rename(`${git}-away`, git)
  expect((await left()).choosable).toHaveLength(3)
})

test('a link and the new page that it leads to have to go together, and so do a page that moved and its former file', async () => {
  const { folders, write, remote } = repositories
  await write('pages/clubs.json', page('Clubs'))
  await repositories.edit('pages/index.json', '/stages/ils#fees', '/clubs')
  const alone = await left('clubs.json')
  expect(alone.obstacles.map(({ words }) => words)).toEqual([expect.stringContaining('"/clubs"')])
  expect(alone.together).toEqual(['clubs.json'])
  await expect(
    publishReviewed(folders, [ils], { message: 'X', today, left: ['clubs.json'] }),
  ).rejects.toThrow('No page has the address "/clubs".')
  await rename(join(folders.pages, 'stages/ils.json'), join(folders.pages, 'stages/lower.json'))
  await repositories.edit('pages/stages/lower.json', '"title":', '"aliases": ["/stages/ils"], "title":')
  expect((await left()).choosable).toMatchObject([
    { id: 'clubs.json' },
    { id: 'index.json' },
    { id: 'stages/lower.json', former: ['stages/ils.json'] },
  ])
  await publishReviewed(folders, [ils], { message: 'Move', today, left: ['clubs.json', 'index.json'] })
  expect(remote('show', '--no-renames', '--name-status', '--format=', 'main')).toBe(
    'D\tpages/stages/ils.json\nA\tpages/stages/lower.json',
  )
})

test('what is left on this computer meets what a colleague has changed in the same page, field by field', async () => {
  const { folders, colleague, read, remote } = repositories
  await repositories.edit(FEES, '"answer": "Yes."', '"answer": "Yes, two."')
  await repositories.edit('pages/_posts/1.json', 'It was good.', 'It was very good.')
  await colleague(folder => replaceIn(join(folder, FEES), '"title": "I', '"title": "The I'))
  await publishReviewed(folders, [ils], { message: 'Post', today, left: ['stages/ils.json'] })
  expect(await read(FEES)).toContain('"answer": "Yes, two."')
  expect(await read(FEES)).toContain('"title": "The I')
  expect(remote('show', 'main:pages/stages/ils.json')).not.toContain('Yes, two.')
  expect((await left()).choosable).toMatchObject([{ id: 'stages/ils.json' }])
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
  await repositories.edit(FEES, '"faq"', '"fqa"')
  await expect(zipSite(repositories.folders, join(repositories.scratch, 'dist'))).rejects.toThrow(
    'Did you mean "faq"?',
  )
})
