import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Problem } from '../../../../../schema/problems/problem.ts'
import { newDocument, newKinds, parseKind } from '../../../../../scripts/lib/authoring/newDocument.ts'
import { readForChange } from '../../../../../scripts/lib/authoring/readForChange.ts'
import { listFiles } from '../../../../../scripts/lib/listFiles.ts'
import { readSite } from '../../../../../scripts/site/folder.ts'
import { realFolders } from '../../../realSite.ts'
import { scratchSite } from '../../../scratchSite.ts'

const today = '2027-01-11'

test.each(newKinds)('a new %s is a draft that is valid, and still is when it is published', async kind => {
  await using site = await scratchSite()
  const before = await readSite(site, { today })
  const made = newDocument(kind, 'Robots & Rhythms', await readForChange(site), { today })
  await site.write(made.file, made.text)
  // Nothing new; a picture that it shows may have been unused before.
  const expectNothingNew = (problems: readonly Problem[]) =>
    expect(before.problems).toEqual(expect.arrayContaining([...problems]))
  expectNothingNew((await readSite(site, { today })).problems)
  await site.write(made.file, made.text.replace('  "draft": true,\n', ''))
  const { problems, content } = await readSite(site, { today })
  expectNothingNew(problems.filter(({ code }) => !['placeholder-text', 'unreached-page'].includes(code)))
  expect(
    kind === 'post' ? content?.posts.map(({ title }) => title) : [...(content?.pages.keys() ?? [])],
  ).toContain(kind === 'post' ? 'Robots & Rhythms' : made.route)
})

/** Lines that say what to write, in whatever field. */
const guides = /\[Your [^\]]+\]/

test.each(newKinds)(
  'a new %s that is published as it is has a warning for each text in brackets, which says what to write',
  async kind => {
    await using site = await scratchSite()
    const made = newDocument(kind, 'Robots', await readForChange(site), { today })
    await site.write(made.file, made.text.replace('  "draft": true,\n', ''))
    const { problems, texts } = await readSite(site)
    const warned = problems.filter(({ code }) => code === 'placeholder-text')
    const lines = made.text.replace('  "draft": true,\n', '').split('\n')
    const guiding = lines.flatMap((line, index) => (guides.test(line) ? index + 1 : []))
    expect(warned.map(({ line }) => line)).toEqual(guiding)
    expect(guiding.length).toBeGreaterThan(3)
    expect([...texts.keys()]).toContain(made.file)
  },
)

test('a text of which one paragraph is still that of a new document is named; the words of an author are not', async () => {
  await using site = await scratchSite()
  const made = newDocument('page', 'Robots', await readForChange(site), { today })
  const { sections, ...page } = JSON.parse(made.text)
  const messagesOf = async (content: string) => {
    const changed = { ...page, draft: undefined, description: 'Robots at {school}: built on Fridays.' }
    await site.write(
      made.file,
      JSON.stringify({ ...changed, sections: [{ type: 'text', title: 'Robots', content }] }),
    )
    const { problems } = await readSite(site)
    return problems
      .filter(({ file, code }) => file === made.file && code !== 'unreached-page')
      .map(({ message, suggestion }) => `${message} ${suggestion}`)
  }
  const [, second = ''] = sections[1].content.split('\n')
  expect(await messagesOf(`We build robots.\n${second}`)).toEqual([
    '"[Your second paragraph: what a visitor would se…" is a placeholder, and visitors would read it as it stands. Write what visitors are to read, or add "draft": true until it is known.',
  ])
  expect(await messagesOf('We build robots.\nCome on Fridays.')).toEqual([])
})

test('a post has the day of writing, the next number, and the author and category of the newest one; a stage comes after the others', async () => {
  const post = JSON.parse(newDocument('post', 'Sports day', await readForChange(realFolders), { today }).text)
  expect(post).toMatchObject({ id: 8, date: today, relatedPosts: [7] })
  const newest = JSON.parse(await readFile(join(realFolders.pages, '_posts/7.json'), 'utf8'))
  expect(post).toMatchObject({ author: newest.author, categories: [newest.categories[0]] })
  const stage = JSON.parse(
    newDocument('stage', 'Foundation Year', await readForChange(realFolders), { today }).text,
  )
  const { content } = await readSite(realFolders)
  const orders = [...(content?.pages.values() ?? [])].flatMap(({ route, page }) =>
    route.startsWith('/stages/') ? (page.summary?.order ?? []) : [],
  )
  expect(stage.summary.order).toBeGreaterThan(Math.max(...orders))
})

test('a page can lie below another one', async () => {
  const made = newDocument('page', 'School bus', await readForChange(realFolders), {
    today,
    below: '/About/',
  })
  expect(made).toMatchObject({ file: 'about/school-bus.json', route: '/about/school-bus' })
})

test('a site without those pictures gets one that it has', async () => {
  const others = { ...realFolders, public: join(realFolders.public, 'images/posts') }
  const { featuredImage } = JSON.parse(
    newDocument('post', 'Robots', await readForChange(others), { today }).text,
  )
  expect(await listFiles(others.public)).toContain(featuredImage.slice(1))
})

test.each([
  ['page', 'Assets', '/', 'The address "/assets" is used by the site itself. Choose another name.'],
  [
    'stage',
    'ILS',
    '/',
    'There is a page at "/stages/ils" already. Choose another name, or change that page.',
  ],
  ['page', 'Home', '/', 'There is a page at "/home" already. Choose another name, or change that page.'],
  ['page', 'Aux', '/', 'A name in this path cannot be used on every computer'],
  ['page', '***', '/', 'Give it a name with letters or digits in it, such as "Sports day".'],
  ['page', 'Bus', '/abuot', 'No page has the address "/abuot". Did you mean "/about"?'],
  [
    'page',
    'Bursaries',
    '/money',
    'No page has the address "/money". Create it first: "npm run new -- page Money"',
  ],
  [
    'page',
    'Harvest',
    '/about/our-farm/seasons',
    'No page has the address "/about/our-farm/seasons". Create it first: "npm run new -- page Our farm --below /about"',
  ],
] as const)('a new %s "%s" below %s is refused in plain words', async (kind, name, below, words) => {
  await using site = await scratchSite()
  await site.edit('index.json', '"sections"', '"aliases": ["/home"], "sections"')
  const read = await readForChange(site)
  expect(() => newDocument(kind, name, read, { today, below })).toThrow(words)
})

test.each([
  ['pst', '"pst" cannot be added. Did you mean "post"?'],
  ['newsletter', '"newsletter" cannot be added. Choose stage, offering, post, page.'],
])('the kind "%s" is answered with those that there are', (word, words) => {
  expect(() => parseKind(word)).toThrow(words)
})
