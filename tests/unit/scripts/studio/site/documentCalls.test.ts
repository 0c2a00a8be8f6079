import { beforeAll, beforeEach, expect, test } from 'vitest'
import { resolveTheme } from '../../../../../schema/model/theme/resolveTheme.ts'
import { isError } from '../../../../../schema/problems/problem.ts'
import { setValue } from '../../../../../schema/text/edit.ts'
import { brandOf, documentCalls, offeredKinds } from '../../../../../scripts/studio/site/documentCalls.ts'
import type { StudioSite } from '../../../../../scripts/studio/site/StudioSite.ts'
import { openStudio, realHost, today } from './openStudio.ts'

const HISTORY = 'about/history.json'

let shared: StudioSite
beforeAll(async () => {
  shared = await openStudio(await realHost())
})

/** Without any change when a test begins. */
let studio: StudioSite
beforeEach(async () => {
  studio = shared
  for (const { path } of studio.workspace.changes) studio.workspace.putBack(path)
  await studio.follow()
})

const textOf = (file: string) => studio.site.texts.get(file) ?? ''
const jsonOf = (file: string) => JSON.parse(textOf(file))
const put = (file: string, text: string) => studio.write(new Map([[file, text]]))
const set = (file: string, key: string, value: unknown) => put(file, setValue(textOf(file), [key], value))
const errors = () => studio.site.problems.filter(isError).map(({ message }) => message)
const changedPaths = () => studio.workspace.changes.map(({ path }) => path).sort()

async function edit(file: string, from: string, to: string): Promise<void> {
  expect(textOf(file)).toContain(from)
  await put(file, textOf(file).replace(from, to))
}

/** A running text with a link to a page. */
const LINK =
  '"sections": [\n    { "type": "text", "title": "See", "content": ["Read [our story](/about/history?from=a) and", "more"] },'

const withLink = () => edit('accessibility.json', '"sections": [', LINK)

test('the list has all documents, and what has changed', async () => {
  const list = () => documentCalls.list(studio, {})
  expect(list()).toMatchObject({ today, locale: 'en-GH', changes: 0 })
  expect(list().documents.filter(({ change }) => change)).toEqual([])
  const { file } = await add('Sports day')
  await remove(HISTORY)
  const { documents, changes, tree } = structuredClone(list())
  expect(documents.flatMap(({ file, change }) => (change ? [[file, change.isConflict]] : []))).toEqual([
    [file, false],
  ])
  expect(changes).toBe(2)
  expect(JSON.stringify(tree)).toContain(file)
  // It was never on the website.
  await remove(file)
  expect(list().changes).toBe(1)
})

test('a document comes as its author has it, and as it is published', async () => {
  const published = textOf(HISTORY)
  await set(HISTORY, 'title', 'Our past')
  expect(documentCalls.open(studio, { file: HISTORY })).toEqual({
    ...{ file: HISTORY, text: textOf(HISTORY) },
    base: published,
  })
  expect(() => documentCalls.open(studio, { file: '../outside.json' })).toThrow('not there any more')
})

test('a document that holds no text says so, and can be deleted', async () => {
  const host = await realHost()
  await host.publishAs('Kofi', new Map([[`pages/${HISTORY}`, new Uint8Array([0xff, 0xfe, 0x41])]]), 'Damage')
  studio = await openStudio(host)
  expect(() => documentCalls.open(studio, { file: HISTORY })).toThrow('UTF-8')
  await documentCalls.deleteDocument(studio, { file: HISTORY })
  expect(documentCalls.list(studio, {}).documents.map(({ file }) => file)).not.toContain(HISTORY)
})

const write = (file: string, text: string, base: string) => documentCalls.write(studio, { file, text, base })

test('each letter is kept, and comes with what is wrong with the page and with others', async () => {
  const base = textOf(HISTORY)
  expect(await write(HISTORY, base, base)).toMatchObject({ text: base, others: [], route: '/about/history' })
  expect(changedPaths()).toEqual([])

  const wrong = setValue(base, ['title'], 5)
  const { problems, older } = await write(HISTORY, wrong, base)
  expect(problems.map(({ message }) => message)).toContainEqual(expect.stringContaining('“Title”'))
  expect(older).toBe(base)
  expect(changedPaths()).toEqual([`pages/${HISTORY}`])
})

test('what a page causes in others is said, but not their own mistakes', async () => {
  const file = 'about/daily-life.json'
  const base = textOf(file)
  const at = jsonOf(file).sections.findIndex(({ id }: { id?: string }) => id === 'hours')
  const other = setValue(base, ['sections', at, 'id'], 'times')
  const broken = expect.objectContaining({ file: 'index.json', code: 'link-to-no-section' })
  expect((await write(file, other, base)).others).toEqual([broken])
  expect((await write(file, base, other)).others).toEqual([])
  await edit('index.json', '/about/daily-life#hours', '/about/daily-life#nowhere')
  expect(errors()).toHaveLength(1)
  expect((await write(file, setValue(base, ['title'], 'Our days'), base)).others).toEqual([])
})

test('what another window has written stays, and of the same words those that were written last', async () => {
  const base = textOf(HISTORY)
  await write(HISTORY, setValue(setValue(base, ['title'], 'Theirs'), ['draft'], true), base)
  const own = setValue(setValue(base, ['title'], 'Mine'), ['description'], 'What this window has written.')
  const { text } = await write(HISTORY, own, base)
  expect(JSON.parse(text)).toMatchObject({
    ...{ title: 'Mine', description: 'What this window has written.', draft: true },
  })
  expect(textOf(HISTORY)).toBe(text)
  expect((await write(HISTORY, '{ "title": ', base)).text).toBe('{ "title": ')
  // Another window that has only opened the page writes nothing.
  expect((await write(HISTORY, base, base)).text).toBe('{ "title": ')
  await documentCalls.deleteDocument(studio, { file: HISTORY })
  await expect(write(HISTORY, own, base)).rejects.toThrow('not there any more')
})

/** What is said of a day in a post, as the author of its form reads it. */
const saidOf = async (key: string, day: string, draft = false): Promise<string[]> => {
  const base = textOf('_posts/1.json')
  const { problems } = await write(
    '_posts/1.json',
    setValue(setValue(base, [key], day), ['draft'], draft),
    base,
  )
  return problems.filter(({ code }) => code === 'past-day').map(({ message }) => message)
}

test('a day that has passed is said while its author writes it, not of what is published with it', async () => {
  const comes = [expect.stringContaining('visitors would see this at once')]
  expect(await saidOf('publishOn', '2024-03-01')).toEqual(comes)
  expect(await saidOf('publishOn', '2024-03-01', true)).toEqual(comes)
  expect(await saidOf('publishOn', '2999-03-01')).toEqual([])
  const host = await realHost()
  studio = await openStudio(host)
  await set('_posts/1.json', 'publishOn', '2024-03-01')
  await studio.workspace.publish(['pages/_posts/1.json'], 'Change')
  await studio.follow()
  expect(await saidOf('publishOn', '2024-03-01')).toEqual([])
  expect(await saidOf('publishOn', '2024-03-02')).toHaveLength(1)
  expect(await saidOf('unpublishOn', '2024-03-01')).toContainEqual(
    expect.stringContaining('visitors would never see this'),
  )
})

const add = (title: string, parent?: string) =>
  documentCalls.addDocument(studio, { kind: 'page', title, ...(parent !== undefined && { parent }) })

test.each(offeredKinds)(
  'a new $name is a draft without mistakes, at an address that follows from its title',
  async ({ kind }) => {
    const { file } = await documentCalls.addDocument(studio, { kind, title: ' foundation year' })
    expect(file).toBe(
      {
        page: 'foundation-year.json',
        post: '_posts/8.json',
        stage: 'stages/foundation-year.json',
        offering: 'offerings/foundation-year.json',
      }[kind],
    )
    expect(jsonOf(file)).toMatchObject({ draft: true, title: 'Foundation year' })
    expect([changedPaths(), errors()]).toEqual([[`pages/${file}`], []])
  },
)

test('a page can belong to another one, but only to one that is there, and replaces none', async () => {
  expect(await add('The Library', 'about/index.json')).toEqual({ file: 'about/the-library.json' })
  await expect(add('The Library', 'about/index.json')).rejects.toThrow('/about/the-library')
  await expect(add('Another', '../outside.json')).rejects.toThrow('not there any more')
})

test.each([
  '../../etc/passwd',
  '..\\..\\windows',
  'C:\\con',
  '_site.json',
  'a\0b',
  '%2e%2e/%2e%2e',
  '.hidden',
  'café 🎉 & <script>alert(1)</script>',
  'x'.repeat(150),
  '\u202etxt.exe',
])('the title %j is the name of a file of the folder, or is refused with words', async title => {
  const outcome = await add(title).catch((error: Error) => error)
  if (outcome instanceof Error) expect([outcome.name, changedPaths()]).toEqual(['UsageError', []])
  else expect(changedPaths()).toEqual([expect.stringMatching(/^pages\/[a-z\d][a-z\d-]{0,79}\.json$/)])
  expect(errors()).toEqual([])
})

const copy = (file: string, title: string) => documentCalls.duplicateDocument(studio, { file, title })

test('a copy is a draft of its own: another title, address, number and place in lists', async () => {
  await edit('stages/ils.json', '"title":', '"publishOn": "2026-01-01",\n  "title":')
  const { file } = await copy('stages/ils.json', 'Second ILS ')
  expect(file).toBe('stages/second-ils.json')
  expect(jsonOf(file)).toMatchObject({
    ...{ title: 'Second ILS', draft: true, summary: { name: 'Second ILS', order: 8 } },
    sections: jsonOf('stages/ils.json').sections,
  })
  expect(jsonOf(file)).not.toHaveProperty('aliases')
  expect(jsonOf(file)).not.toHaveProperty('publishOn')
  expect(await copy('_posts/3.json', 'Index')).toEqual({ file: '_posts/8.json' })
  expect(jsonOf('_posts/8.json')).toMatchObject({ id: 8, date: today, title: 'Index' })
  expect(await copy('about/index.json', 'About us once more')).toEqual({ file: 'about-us-once-more.json' })
  expect(errors()).toEqual([])
})

test('what there is exactly once cannot be copied, and a page with mistakes has to be corrected first', async () => {
  await expect(copy('_site.json', 'Other')).rejects.toThrow('exactly one')
  await expect(copy('blog/[id].json', 'Other')).rejects.toThrow('exactly one')
  await put(HISTORY, '{ "title": ')
  await expect(copy(HISTORY, 'Other')).rejects.toThrow('has mistakes')
})

const linksTo = (file: string) => documentCalls.dependents(studio, { file }).links

test('what links to a page is listed with the words of each link, in menus, running texts and related posts', async () => {
  await withLink()
  const links = linksTo(HISTORY)
  expect(links.find(({ file }) => file === 'accessibility.json')?.words).toEqual(['our story'])
  const menu = links.find(({ file }) => file === '_site.json')
  expect(menu?.title).toMatch(/menu/)
  expect(menu?.words.length).toBeGreaterThan(0)
  for (const { words } of links) for (const word of words) expect(word).not.toMatch(/^\//)
  // The home page is called by the name of the school.
  const home = linksTo('about/calendar.json').find(({ file }) => file === 'index.json')
  expect(home?.title).toBe(jsonOf('_site.json').name)
  await set('_posts/1.json', 'relatedPosts', [3])
  expect(linksTo('_posts/3.json').find(({ file }) => file === '_posts/1.json')?.words).toEqual([
    'Related posts',
  ])
})

test('links to another address of the page count, and a page with mistakes is named without words', async () => {
  await edit(HISTORY, '"aliases": [', '"aliases": ["/our-past", ')
  await edit('accessibility.json', '"sections": [', LINK.replace('/about/history?from=a', '/Our-Past'))
  await put('about/calendar.json', '{ "link": "/about/history", ')
  const wordsOf = (file: string) => linksTo(HISTORY).find(link => link.file === file)?.words
  expect([wordsOf('accessibility.json'), wordsOf('about/calendar.json')]).toEqual([['our story'], []])
})

const remove = (file: string) => documentCalls.deleteDocument(studio, { file })
const putBack = (...files: string[]) => documentCalls.putBack(studio, { files })

test('a deleted page comes back to the byte, until something else has its address', async () => {
  const text = textOf(HISTORY)
  await put(HISTORY, '{ "title": "Hist')
  await remove(HISTORY)
  expect(studio.site.texts.has(HISTORY)).toBe(false)
  await putBack(HISTORY)
  expect([textOf(HISTORY), changedPaths()]).toEqual([text, []])
  await remove(HISTORY)
  const { file } = await add('Chronicle')
  await set(file, 'aliases', ['/About/History'])
  await expect(putBack(HISTORY)).rejects.toThrow(
    '“Our history” stays deleted: its address "/about/history" belongs to the page “Chronicle” by now.',
  )
  await putBack(HISTORY, file)
  expect(changedPaths()).toEqual([])
})

test('the home page, the page of the posts and the site cannot be deleted', async () => {
  await expect(remove('index.json')).rejects.toThrow('home page')
  await expect(remove('blog/[id].json')).rejects.toThrow('exactly one')
  await expect(remove('_site.json')).rejects.toThrow('exactly one')
  await expect(remove('../outside.json')).rejects.toThrow('not there any more')
  expect(changedPaths()).toEqual([])
})

const rename = (file: string, title: string, address: string) =>
  documentCalls.renameDocument(studio, { file, title, address })

test('a page gets another title and address at once, with every link to it, and answers at its old address', async () => {
  await withLink()
  const { file } = await rename(HISTORY, ' Our story', '/about/our-story')
  expect(file).toBe('about/our-story.json')
  expect(jsonOf(file)).toMatchObject({ title: 'Our story', aliases: ['/about/History'] })
  expect(textOf('accessibility.json')).toContain('[our story](/about/our-story?from=a)')
  expect(changedPaths()).toEqual(
    expect.arrayContaining([HISTORY, file, 'accessibility.json', '_site.json'].map(name => `pages/${name}`)),
  )
  expect(errors()).toEqual([])
})

test('a new title changes nothing else', async () => {
  const before = textOf('_posts/3.json')
  const { title, id } = jsonOf('_posts/3.json')
  await rename('_posts/3.json', 'A new title', `/blog/${id}`)
  expect(textOf('_posts/3.json')).toBe(before.replace(JSON.stringify(title), '"A new title"'))
  expect(changedPaths()).toEqual(['pages/_posts/3.json'])
})

test('a rename is refused while it would break something or a page with links has mistakes, with titles and not with files', async () => {
  await edit('accessibility.json', '"sections": [', LINK.replace('?from=a', '#x'))
  const { title } = jsonOf('accessibility.json')
  await expect(rename(HISTORY, 'x', '/about/our-story')).rejects.toThrow(
    `Nothing is renamed, since this would go wrong: The page "/about/our-story" has no section with the id "x". (on “${title}”)`,
  )
  await put('about/calendar.json', '{')
  await expect(rename(HISTORY, 'x', '/about/our-story')).rejects.toThrow('has mistakes')
  // A title alone is in no link.
  await rename(HISTORY, 'Our story', '/about/history')
  await expect(rename('stages/ils.json', ' ', '/stages/ils')).rejects.toThrow('Write a title')
})

test('a draft that is not finished keeps no page at its address, and its links still lead there', async () => {
  const draft = JSON.stringify({ draft: true, title: 'Open day', content: '[our story](/about/history)' })
  await put('about/open-day.json', draft)
  await rename(HISTORY, 'Our story', '/about/our-story')
  expect(textOf('about/open-day.json')).toBe(draft)
  expect(jsonOf('about/our-story.json').aliases).toContain('/about/History')
  expect(errors()).toEqual([])
})

test('a replacement changes all chosen places or none, and is taken back unless somebody has gone on writing', async () => {
  const query = { words: 'school bus', matchesCase: true }
  const { found } = documentCalls.find(studio, query)
  const chosen = found.map(({ file, places }) => ({ file, paths: places.map(({ path }) => path) }))
  const texts = () => chosen.map(({ file }) => textOf(file))
  const before = texts()
  const replace = (replacement: string) => documentCalls.replace(studio, { query, replacement, chosen })
  await expect(replace('{bus}')).rejects.toThrow('Nothing was replaced')
  expect(texts()).toEqual(before)
  const done = structuredClone(await replace('yellow bus'))
  expect(done.files).toEqual(chosen.map(({ file }) => file))
  for (const text of texts()) expect(text).toContain('yellow bus')
  const takeBack = () => documentCalls.writeAll(studio, { texts: done.before, base: done.after })
  const [file = ''] = done.files
  const replaced = textOf(file)
  await edit(file, 'yellow bus', 'green bus')
  await expect(takeBack()).rejects.toThrow('was changed meanwhile')
  await put(file, replaced)
  await takeBack()
  expect([texts(), changedPaths()]).toEqual([before, []])
})

const iconNamesFor = async (words: string) =>
  (await documentCalls.icons(studio, { words })).icons.map(({ name }) => name)

test('icons are found by what they mean, by the letters of their names, and each once with its drawing', async () => {
  expect(await iconNamesFor('swimming')).toContain('waves-ladder')
  expect(await iconNamesFor('calendar ch')).toContain('calendar-check')
  expect((await iconNamesFor('music')).slice(0, 2)).toEqual(['music', 'music-2'])
  const buses = await iconNamesFor('bus')
  expect(buses).toContain('bus')
  expect(new Set(buses).size).toBe(buses.length)
  const { icons } = await documentCalls.icons(studio, { words: 'a' })
  expect(icons).toHaveLength(48)
  for (const { shape } of icons) expect(shape).toMatch(/^<(?:path|g|circle|rect|line|ellipse|poly)/)
})

test('former names have a drawing as well; names that are none have no drawing', async () => {
  const [home, house, none] = await Promise.all(
    ['home', 'house', 'constructor'].map(name => documentCalls.icon(studio, { name })),
  )
  expect(home).toEqual(house)
  expect([house?.shape?.startsWith('<'), none]).toEqual([true, { shape: undefined }])
})

const fonts = { display: { whole: '/assets/display.woff2' }, text: { whole: '/assets/text.woff2' } }

test.each([
  ['a dark red', '#A43D21', '#A43D21'],
  ['a yellow that is hard to read on paper', '#F2A25F', undefined],
])('the studio takes the accent of the site where it is legible: %s', (_, accent, expected) => {
  expect(brandOf({ theme: resolveTheme({ colours: { accent } }), fonts }).accent).toBe(expected)
})

test('the studio takes the typeface of headings with its own files', () => {
  const { display, faces } = brandOf({ theme: resolveTheme({ typefaces: { display: 'outfit' } }), fonts })
  expect(display).toMatch(/^'Outfit Variable',/)
  expect(faces).toContain("font-family:'Outfit Variable';src:url('/assets/display.woff2')")
})
