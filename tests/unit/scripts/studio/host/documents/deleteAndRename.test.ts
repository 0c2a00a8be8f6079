import { expect, test } from 'vitest'
import { its, trialForEachTest } from './trial.ts'

trialForEachTest()

/** Texts of running text with a link to a page. */
const LINK =
  '"sections": [\n    { "type": "text", "title": "See", "content": ["Read [our story](/about/history?from=a) and", "more"] },'

async function withLink() {
  await its.site.edit('accessibility.json', '"sections": [', LINK)
}

test('what links to a page is listed with the words of each link, in menus, running texts and related posts', async () => {
  await withLink()
  const { links } = await its.actions.dependents('about/history.json')
  expect(links).toContainEqual({
    file: 'accessibility.json',
    title: expect.any(String),
    words: ['our story'],
  })
  const menu = links.find(({ file }) => file === '_site.json')
  expect(menu?.title).toMatch(/menu/)
  expect(menu?.words.length).toBeGreaterThan(0)
  for (const { words } of links) for (const word of words) expect(word).not.toMatch(/^\//)

  // The home page is called by the name of the school.
  const [home] = (await its.actions.dependents('about/calendar.json')).links.filter(
    ({ file }) => file === 'index.json',
  )
  expect(home?.title).toBe(JSON.parse(await its.site.read('_site.json')).name)

  await its.site.edit(
    '_posts/1.json',
    /"relatedPosts": \[[^\]]*\]/.exec(await its.site.read('_posts/1.json'))?.[0] ?? '',
    '"relatedPosts": [3]',
  )
  const related = (await its.actions.dependents('_posts/3.json')).links
  expect(related.find(({ file }) => file === '_posts/1.json')?.words).toEqual(['Related posts'])
})

test('links to another address of the page count, and a page with mistakes is named without words', async () => {
  await its.site.edit('about/history.json', '"aliases": [', '"aliases": ["/our-past", ')
  await its.site.edit(
    'accessibility.json',
    '"sections": [',
    LINK.replace('/about/history?from=a', '/Our-Past'),
  )
  await its.site.write('about/calendar.json', '{ "link": "/about/history", ')
  const { links } = await its.actions.dependents('about/history.json')
  expect(links.find(({ file }) => file === 'accessibility.json')?.words).toEqual(['our story'])
  expect(links.find(({ file }) => file === 'about/calendar.json')?.words).toEqual([])
})

test('a deleted page is in the bin with its unsaved work, and comes back to the byte', async () => {
  const text = await its.site.read('about/history.json')
  await its.drafts.keep('about/history.json', `${text} `, text, 'one')
  const { id } = await its.actions.remove('about/history.json')
  expect(await its.files.list()).not.toContain('about/history.json')
  expect(await its.drafts.of('about/history.json')).toBeUndefined()
  expect(await its.actions.binned()).toMatchObject([
    { id, file: 'about/history.json', route: '/about/history', text, at: expect.stringMatching(/^\d{4}-/) },
  ])
  expect(await its.actions.restore(id)).toEqual({ file: 'about/history.json' })
  expect(await its.site.read('about/history.json')).toBe(text)
  expect(await its.drafts.of('about/history.json')).toMatchObject({
    text: `${text} `,
    base: text,
  })
  expect(await its.actions.binned()).toEqual([])
  expect(its.changed).toEqual(['about/history.json', 'about/history.json'])
  await expect(its.actions.restore(id)).rejects.toThrow('not in the bin any more')
})

test('the bin keeps each version of a page that is deleted more than once, the latest first', async () => {
  for (const title of ['One', 'Two', 'Three']) {
    const { file } = await its.actions.add('page', title, undefined)
    await its.actions.remove(file)
  }
  expect((await its.actions.binned()).map(({ title }) => title)).toEqual(['Three', 'Two', 'One'])
})

test('a page with mistakes can be deleted and restored, too', async () => {
  await its.site.write('about/history.json', '{ "title": "Hist')
  const { id } = await its.actions.remove('about/history.json')
  await its.actions.restore(id)
  expect(await its.site.read('about/history.json')).toBe('{ "title": "Hist')
})

test('the home page, the page of the posts and the site cannot be deleted', async () => {
  await expect(its.actions.remove('index.json')).rejects.toThrow('home page')
  await expect(its.actions.remove('blog/[id].json')).rejects.toThrow('exactly one')
  await expect(its.actions.remove('_site.json')).rejects.toThrow('exactly one')
  await expect(its.actions.remove('../outside.json')).rejects.toThrow('not there any more')
  expect(await its.errors()).toEqual([])
})

test('nothing is restored over what has its place by now: a file, an address or another address', async () => {
  const { file } = await its.actions.add('page', 'Sports day', undefined)
  const { id } = await its.actions.remove(file)
  await its.actions.add('page', 'Sports day', undefined)
  const second = await its.site.read(file)
  await expect(its.actions.restore(id)).rejects.toThrow(
    '“Sports day” stays in the bin: its address "/sports-day" belongs to the page “Sports day” by now.',
  )
  expect(await its.site.read(file)).toBe(second)
  expect(await its.actions.binned()).toHaveLength(1)
  await its.actions.rename(file, 'Races', '/races')
  // The old address stays one of the page that was renamed.
  await expect(its.actions.restore(id)).rejects.toThrow('belongs to the page “Races” by now')
  await its.actions.remove('races.json')
  expect(await its.actions.restore(id)).toEqual({ file })
})

test('of two who restore at once one learns that it is done', async () => {
  const { id } = await its.actions.remove('about/history.json')
  const both = await Promise.allSettled([its.actions.restore(id), its.actions.restore(id)])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await its.files.list()).toContain('about/history.json')
})

test('a page gets another title and address at once, with every link to it, and answers at its old address', async () => {
  await withLink()
  const { file } = await its.actions.rename('about/history.json', 'Our story', '/about/our-story')
  expect(file).toBe('about/our-story.json')
  expect(JSON.parse(await its.site.read(file))).toMatchObject({
    title: 'Our story',
    aliases: ['/about/History'],
  })
  expect(await its.files.list()).not.toContain('about/history.json')
  expect(await its.site.read('accessibility.json')).toContain('[our story](/about/our-story?from=a)')
  expect(its.changed).toEqual(
    expect.arrayContaining(['about/history.json', file, 'accessibility.json', '_site.json']),
  )
  expect(await its.errors()).toEqual([])
})

test('a new title changes nothing else', async () => {
  const before = await its.site.read('_posts/3.json')
  const { title, id } = JSON.parse(before)
  await its.actions.rename('_posts/3.json', 'A new title', `/blog/${id}`)
  expect(await its.site.read('_posts/3.json')).toBe(before.replace(JSON.stringify(title), '"A new title"'))
  expect(its.changed).toEqual(['_posts/3.json'])
})

test('what a rename would break is reported with titles, not with files', async () => {
  await its.site.edit('accessibility.json', '"sections": [', LINK.replace('#x', '').replace('?from=a', '#x'))
  const { title } = JSON.parse(await its.site.read('accessibility.json'))
  await expect(its.actions.rename('about/history.json', 'x', '/about/our-story')).rejects.toThrow(
    `Nothing is renamed, since this would go wrong: The page "/about/our-story" has no section with the id "x". (on “${title}”)`,
  )
})

test('a draft that is not finished keeps no page at its address, and its links still lead there', async () => {
  const draft = { draft: true, title: 'Open day', content: '[our story](/about/history)' }
  await its.site.write('about/open-day.json', JSON.stringify(draft))
  await its.actions.rename('about/history.json', 'Our story', '/about/our-story')
  expect(JSON.parse(await its.site.read('about/open-day.json'))).toEqual(draft)
  expect(JSON.parse(await its.site.read('about/our-story.json')).aliases).toContain('/about/History')
  expect(await its.errors()).toEqual([])
})

test('a rename is refused while a page that it changes has unsaved work or mistakes, or has changed meanwhile', async () => {
  await withLink()
  const rename = () => its.actions.rename('about/history.json', 'Our story', '/about/our-story')
  await its.drafts.keep('accessibility.json', '{}', 'x', 'one')
  await expect(rename()).rejects.toThrow(/^Save or undo your changes of “[^”]+” first/)
  await its.drafts.drop('accessibility.json', 'one')
  await its.site.write('about/calendar.json', '{')
  await expect(rename()).rejects.toThrow('has mistakes')
  // A title alone is in no link.
  await its.actions.rename('about/history.json', 'Our story', '/about/history')
  await expect(its.actions.rename('stages/ils.json', ' ', '/stages/ils')).rejects.toThrow('Write a title')
  const changes = new Map([['stages/ils.json', '{}']])
  await expect(its.files.replace(new Map([['stages/ils.json', 'other']]), changes)).rejects.toThrow(
    'meanwhile',
  )
  expect(await its.site.read('stages/ils.json')).not.toBe('{}')
})
