import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noteServer } from '../../../scripts/lib/dev/runningServers.ts'
import { projectRoot } from '../../../scripts/lib/root.ts'
import { buildSite } from '../../../scripts/site/buildSite.ts'
import { swept } from '../../sweep.ts'
import { AuthorSite } from '../authorSite.ts'

/** One repository through which every kind of document goes: made, edited, moved, looked at, published. */
let site: AuthorSite

beforeAll(async () => {
  site = await AuthorSite.create()
})

afterAll(() => site[Symbol.asyncDispose]())

const kinds = [
  ['stage', 'Foundation Year', 'stages/foundation-year.json', '/stages/foundation'],
  ['offering', 'Swimming Club', 'offerings/swimming-club.json', '/offerings/swimming'],
  ['page', 'School bus', 'school-bus.json', '/about/bus'],
] as const

const cases = swept(kinds, kinds.slice(2))

test.each(cases)(
  'a new %s is made, edited, moved and published, and git sees these files alone',
  async (kind, name, file, to) => {
    expect((await site.run('new', [kind, ...name.split(' ')])).code).toBe(0)
    expect(await site.status()).toEqual([`?? pages-json/${file}`])
    expect((await site.run('review')).output).toContain(
      `${name}: page added at /${file.replace('.json', '')}, as a draft, which visitors do not see`,
    )
    await site.edit(file, '  "draft": true,\n', '')
    await site.edit(file, '"description": "', '"description": "Published: ')
    expect((await site.run('validate')).code).toBe(0)
    await site.commit()

    // The menu leads to it, so that there is a link to change.
    const from = `/${file.replace('.json', '')}`
    await site.edit(
      '_site.json',
      '{ "label": "Home", "path": "/" }',
      `{ "label": "Home", "path": "/" },\n    { "label": "New", "path": "${from}" }`,
    )
    await site.commit()
    const moved = await site.run('rename', [from, to])
    expect(moved).toEqual({
      output: `Moved:    ${file} → ${to.slice(1)}.json\nChanged:  _site.json (1 link)\nVisitors who come to ${from} still find the page.`,
      code: 0,
    })
    expect(await site.status()).toEqual([
      ' M pages-json/_site.json',
      ` D pages-json/${file}`,
      `?? pages-json${to}.json`,
    ])
    expect(await site.run('review')).toEqual({
      output: `Menu: New now leads to ${to} instead of ${from}\n${name}: moved from ${from} to ${to}; the old address still answers`,
      code: 0,
    })
    await site.edit('_site.json', `,\n    { "label": "New", "path": "${to}" }`, '')
    await site.commit()
  },
)

test('a new document is seen at the dev server that shows this site, or at one that is to be started', async () => {
  const { output } = await site.run('new', ['page', 'sea', 'swimming'])
  expect(output).toContain(
    'npm run dev -- --pages pages-json --public public, then open http://localhost:5173/sea-swimming',
  )
  noteServer('http://localhost:5180/', site.pages)
  const { output: running } = await site.run('new', ['page', 'sea', 'rowing'])
  expect(running).toContain('  See it      open http://localhost:5180/sea-rowing')
  await rm(join(projectRoot, `.cache/dev-servers/${process.pid}.json`))
  await site.restore()
})

test('a post is made, edited and published, and keeps its address', async () => {
  expect((await site.run('new', ['post', 'Sports', 'day'])).code).toBe(0)
  expect(await site.status()).toEqual(['?? pages-json/_posts/4.json'])
  expect((await site.run('review')).output).toBe(
    'Blog: post 4 "Sports day" added, as a draft, which visitors do not see',
  )
  expect(await site.run('rename', ['/blog/4', '/blog/sports-day'])).toEqual({
    output:
      '"/blog/4" is a post of the blog: its address is its number, which stays. Change its title instead.',
    code: 2,
  })
  await site.edit('_posts/4.json', '  "draft": true,\n', '')
  expect((await site.run('review')).output).toBe('Blog: post 4 "Sports day" added')
  expect(await site.status()).toEqual(['?? pages-json/_posts/4.json'])
  await site.commit()
})

test('what has been published is built, at its old address as well, and building leaves no trace', async () => {
  const scratch = await mkdtemp(join(tmpdir(), 'chalkline-built-'))
  const out = join(scratch, 'dist')
  const { pages } = await buildSite({ pages: site.pages, public: site.public, out, base: '/' })
  expect(pages).toBeGreaterThan(cases.length)
  const built = (route: string) => readFile(join(out, route, 'index.html'), 'utf8')
  for (const [, , file, to] of cases) expect(await built(file.replace('.json', ''))).toBe(await built(to))
  expect(await built('blog/4')).toContain('Sports day')
  expect(await built('blog')).toContain('href="/blog/4"')
  expect(await site.status()).toEqual([])
  await rm(scratch, { recursive: true })
})

test('what was published cannot go without an answer', async () => {
  await site.git('rm', '-q', 'pages-json/about/bus.json')
  const { output, code } = await site.run('review')
  expect(code).toBe(1)
  expect(output).toContain('Error: /school-bus removed without an alias.')
  expect(output).not.toContain('Error: /about/bus')
})
