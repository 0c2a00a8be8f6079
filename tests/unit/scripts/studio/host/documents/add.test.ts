import { chmod, mkdir, readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { calls } from '../../../../../../scripts/studio/host/calls.ts'
import { offeredKinds } from '../../../../../../scripts/studio/site/documentCalls.ts'
import { its, today, trialForEachTest } from './trial.ts'

trialForEachTest()

test.each(offeredKinds)(
  'a new $name is a draft without mistakes, at an address that follows from its title',
  async ({ kind }) => {
    const { file } = await its.actions.add(kind, 'foundation year', undefined)
    expect(file).toBe(
      {
        page: 'foundation-year.json',
        post: '_posts/8.json',
        stage: 'stages/foundation-year.json',
        offering: 'offerings/foundation-year.json',
      }[kind],
    )
    expect(JSON.parse(await its.site.read(file))).toMatchObject({ draft: true })
    expect(its.changed).toEqual([file])
    expect(await its.errors()).toEqual([])
  },
)

test('a page can belong to another one, but only to one that is there', async () => {
  const { file } = await its.actions.add('page', 'The Library', 'about/index.json')
  expect(file).toBe('about/the-library.json')
  await expect(its.actions.add('page', 'Another', '../outside.json')).rejects.toThrow('not there any more')
})

const hostile = [
  '../../etc/passwd',
  '..\\..\\windows',
  '/etc/passwd',
  'C:\\con',
  '_site.json',
  'a\0b',
  '%2e%2e/%2e%2e',
  '.hidden',
  'café 🎉 & <script>alert(1)</script>',
  'word '.repeat(28),
  'x'.repeat(150),
  '\u202etxt.exe',
]

test('a title such as "../../etc/passwd" stays inside of the folder, or is refused with words', async () => {
  const all = () => readdir(join(its.site.pages, '..'), { recursive: true })
  for (const title of hostile) {
    const before = await all()
    const outcome = await its.actions.add('page', title, undefined).catch((error: Error) => error)
    const added = (await all()).filter(name => !before.includes(name))
    if (outcome instanceof Error) {
      expect([title, outcome.name, added]).toEqual([title, 'UsageError', []])
    } else {
      expect(outcome.file, title).toMatch(/^[a-z\d][a-z\d-]{0,79}\.json$/)
      expect(added, title).toEqual([join('pages-json', outcome.file)])
      expect(JSON.parse(await its.site.read(outcome.file)).title, title).toBeTypeOf('string')
    }
  }
  expect(await its.errors()).toEqual([])
})

test('a page of the same name that comes between is not overwritten', async () => {
  const both = await Promise.allSettled([
    its.actions.add('page', 'Sports day', undefined),
    its.actions.add('page', 'Sports day', undefined),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('nothing is written through a link to another folder, also where a folder on the way is not there yet', async () => {
  const outside = join(its.site.pages, '../outside')
  await mkdir(outside)
  await symlink(outside, join(its.site.pages, 'linked'))
  await expect(its.files.save('linked/new/page.json', '{}', undefined)).rejects.toThrow(
    'link to another folder',
  )
  expect(await readdir(outside)).toEqual([])
})

test('a copy is a draft of its own: another title, address, number and place in lists', async () => {
  await its.site.edit('stages/ils.json', '"title":', '"publishOn": "2026-01-01",\n  "title":')
  const { file } = await its.actions.duplicate('stages/ils.json', 'Second ILS')
  expect(file).toBe('stages/second-ils.json')
  const [original, copy] = [
    JSON.parse(await its.site.read('stages/ils.json')),
    JSON.parse(await its.site.read(file)),
  ]
  expect(copy).toMatchObject({ title: 'Second ILS', draft: true, summary: { name: 'Second ILS', order: 8 } })
  expect(copy.sections).toEqual(original.sections)
  expect(copy).not.toHaveProperty('aliases')
  expect(copy).not.toHaveProperty('publishOn')

  const post = await its.actions.duplicate('_posts/3.json', 'Index')
  expect(post.file).toBe('_posts/8.json')
  expect(JSON.parse(await its.site.read(post.file))).toMatchObject({ id: 8, date: today, title: 'Index' })

  const folder = await its.actions.duplicate('about/index.json', 'About us once more')
  expect(folder.file).toBe('about-us-once-more.json')
  expect(JSON.parse(await its.site.read(folder.file)).$schema).toBe('../schema/json/page.json')
  expect(await its.errors()).toEqual([])
})

test('a copy has what its author has not saved yet', async () => {
  const text = await its.site.read('about/history.json')
  const { title } = JSON.parse(text)
  await its.drafts.keep(
    'about/history.json',
    text.replace('"description": "', '"description": "Unsaved. '),
    'x',
    'one',
  )
  const { file } = await its.actions.duplicate('about/history.json', `${title} again`)
  expect(JSON.parse(await its.site.read(file)).description).toMatch(/^Unsaved\. /)
  expect(await its.site.read('about/history.json')).toBe(text)
})

test('what there is exactly once cannot be copied, and a page with mistakes has to be corrected first', async () => {
  await expect(its.actions.duplicate('_site.json', 'Other')).rejects.toThrow('exactly one')
  await expect(its.actions.duplicate('blog/[id].json', 'Other')).rejects.toThrow('exactly one')
  await its.site.write('about/history.json', '{ "title": ')
  await expect(its.actions.duplicate('about/history.json', 'Other')).rejects.toThrow('has mistakes')
})

test.skipIf(process.getuid?.() === 0)('a folder that cannot be written stays as it was', async () => {
  const before = await readdir(join(its.site.pages, 'about'))
  await chmod(join(its.site.pages, 'about'), 0o500)
  await expect(its.actions.add('page', 'The Library', 'about/index.json')).rejects.toThrow('EACCES')
  await expect(its.actions.remove('about/history.json')).rejects.toThrow('EACCES')
  expect(await its.actions.binned()).toEqual([])
  await chmod(join(its.site.pages, 'about'), 0o700)
  expect(await readdir(join(its.site.pages, 'about'))).toEqual(before)
})

test('the calls take what the page of the studio sends, and no path for a new document', () => {
  const { input } = calls.addDocument
  expect(
    input.safeParse({ kind: 'page', title: ' Sports day ', parent: 'about/index.json' }).data?.title,
  ).toBe('Sports day')
  expect(input.safeParse({ kind: 'page', title: 'x', file: 'x.json' }).success).toBe(false)
  expect(input.safeParse({ kind: 'site', title: 'x' }).success).toBe(false)
})
