import { mkdir, readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { byPosition } from '../../../../../schema/problems/problem.ts'
import { readForChange } from '../../../../../scripts/lib/authoring/readForChange.ts'
import { planRenaming } from '../../../../../scripts/lib/authoring/renamePage.ts'
import { replaceFiles } from '../../../../../scripts/lib/authoring/replaceFiles.ts'
import { listFiles } from '../../../../../scripts/lib/listFiles.ts'
import { readSite } from '../../../../../scripts/site/folder.ts'
import { type ScratchSite, scratchSite } from '../../../scratchSite.ts'

let site: ScratchSite
beforeEach(async () => {
  site = await scratchSite()
  onTestFinished(() => site[Symbol.asyncDispose]())
})

async function rename(from: string, to: string) {
  const plan = planRenaming(from, to, await readForChange(site))
  await replaceFiles(site.pages, plan.changes)
  return plan
}

async function texts(): Promise<Record<string, string>> {
  const files = (await listFiles(site.pages)).sort()
  return Object.fromEntries(await Promise.all(files.map(async file => [file, await site.read(file)])))
}

test('a page moves with every link to it, answers at its old address, and nothing else changes', async () => {
  const before = await texts()
  const { problems } = await readSite(site)
  const { links } = await rename('/stages/ILS', '/stages/lower-secondary')
  const after = await texts()
  const changed = Object.keys({ ...before, ...after }).filter(file => before[file] !== after[file])
  expect(changed.sort()).toEqual(['stages/ils.json', ...links.keys(), 'stages/lower-secondary.json'].sort())
  // To the byte: taking the new address back gives the old text.
  for (const file of links.keys())
    expect(after[file]?.replaceAll('/stages/lower-secondary', '/stages/ils')).toBe(before[file])
  expect(after['stages/lower-secondary.json']).toBe(before['stages/ils.json'])
  expect(JSON.stringify(Object.values(after))).not.toContain('\\"/stages/ils\\"')
  const check = await readSite(site)
  const moved = problems.map(problem =>
    problem.file === 'stages/ils.json' ? { ...problem, file: 'stages/lower-secondary.json' } : problem,
  )
  expect(check.problems).toEqual(moved.sort(byPosition))
  expect(check.content?.addresses.routes.get('/stages/ils')).toBe('/stages/lower-secondary')
})

test('links keep what follows the address, menus, parents and running texts change too, and words that look alike do not', async () => {
  await site.edit(
    'stages/secondary.json',
    '"sections": [',
    '"sections": [{ "type": "text", "id": "top", "title": "To /stages/secondary", "content": ["To [us](/stages/secondary) and", "- [the \\"top\\"](/Stages/Secondary#top), /stages/secondary"], "action": { "text": "See", "link": "/Stages/Secondary/?from=a#top" } },',
  )
  await site.edit(
    '_site.json',
    '{ "label": "Home", "path": "/" }',
    '{ "label": "Home", "path": "/" },\n    { "label": "Juniors", "path":   "/stages/secondary" }',
  )
  const { links } = await rename('/stages/secondary', '/stages/junior')
  expect(links.get('stages/junior.json')).toBeGreaterThanOrEqual(3)
  expect(await site.read('_site.json')).toContain('"path":   "/stages/junior"')
  expect(JSON.parse(await site.read('stages/ils.json')).summary.parent).toBe('/stages/junior')
  expect(JSON.parse(await site.read('stages/junior.json')).sections[0]).toMatchObject({
    title: 'To /stages/secondary',
    content: ['To [us](/stages/junior) and', '- [the "top"](/stages/junior#top), /stages/secondary'],
    action: { link: '/stages/junior?from=a#top' },
  })
})

test('a page that moves to another folder finds its rules from there, and its old address becomes an alias', async () => {
  await rename('/academics', '/about/how-we-teach')
  const { $schema, aliases } = JSON.parse(await site.read('about/how-we-teach.json'))
  expect($schema).toBe('../../schema/json/page.json')
  expect(aliases).toEqual(expect.arrayContaining(['/academics']))
})

test('going back takes the alias back: the page is as it was, but for the other alias', async () => {
  const before = await site.read('about/calendar.json')
  await rename('/about/calendar', '/about/dates')
  const { problems } = await rename('/about/dates', '/about/calendar').then(() => readSite(site))
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(JSON.parse(await site.read('about/calendar.json')).title).toBe(JSON.parse(before).title)
  const { content } = await readSite(site)
  expect(content?.addresses.routes.get('/about/dates')).toBe('/about/calendar')
})

test.each([
  ['/stages/isl', '/stages/x', 'No page has the address "/stages/isl". Did you mean "/stages/ils"?'],
  ['/', '/start', 'The home page has no other address than "/".'],
  [
    '/blog/3',
    '/blog/on-air',
    '"/blog/3" is a post of the blog: its address is its number, which stays. Change its title instead.',
  ],
  [
    '/blog/category/stem',
    '/blog/category/science',
    '"/blog/category/stem" lists the posts of the category "STEM", whose name is the end of its address. Write the category in another way in these posts instead.',
  ],
  [
    '/about',
    '/school',
    'Other pages lie below "/about": "/about/achievements", "/about/calendar", "/about/daily-life", "/about/health", "/about/history", "/about/lunch", "/about/people", "/about/policies" … (13 in all). They would not move along, so this page stays.',
  ],
  ['/stages/ils', '/stages/jhs', 'There is a page at "/stages/jhs" already.'],
  ['/stages/ils', '/old-academics', '"/old-academics" is another address of the page "/academics" already.'],
  ['/old-academics', '/x', '"/old-academics" is another address of the page "/academics". Rename that one.'],
  ['/stages/ils', '/Stages/ILS', 'That is the address of this page already; letter case does not count.'],
  ['/stages/ils', '/stages/lower secondary', '"/stages/lower secondary" cannot be an address.'],
  ['/stages/ils', 'lower', '"lower" cannot be an address.'],
  ['/about/calendar', '/about/index', '"/about/index" cannot be an address: no part of one begins with "_"'],
  ['/about/calendar', '/_old/calendar', '"/_old/calendar" cannot be an address: no part of one begins'],
  ['/stages/ils', '/con', 'A name in this path cannot be used on every computer'],
  ['/stages/ils', '/assets/ils', 'The address "/assets/ils" is used by the site itself.'],
])('%s → %s is refused in plain words', async (from, to, words) => {
  await site.edit('academics.json', '"description"', '"aliases": ["/old-academics"], "description"')
  await expect(rename(from, to)).rejects.toThrow(words)
})

test.each([
  ['["/Academics", "/our-subjects"]', ['/Academics']],
  ['["/our-subjects", "/Academics", "/subjects"]', ['/Academics', '/subjects']],
])(
  'a page with the aliases %s moves to one of them, and its old address stays in its own letters',
  async (before, after) => {
    const page = JSON.parse(await site.read('academics.json'))
    await site.edit('academics.json', '"description"', `"aliases": ${before}, "description"`)
    await rename('/academics', '/our-subjects')
    expect(JSON.parse(await site.read('our-subjects.json'))).toEqual({ ...page, aliases: after })
  },
)

test('a renaming that would leave a list empty is refused, and so is one among documents with mistakes', async () => {
  await site.write(
    'clubs/chess.json',
    (await site.read('offerings/dynamic-sports-programs.json')).replace(
      '"summary"',
      '"aliases": ["/chess"], "summary"',
    ),
  )
  await site.edit('index.json', '"from": "/offerings"', '"from": "/clubs"')
  await expect(rename('/clubs/chess', '/about/chess')).rejects.toThrow(
    'Nothing is renamed, since this would go wrong:\nindex.json:',
  )
  await site.edit('clubs/chess.json', '"title"', '"titel"')
  await expect(rename('/stages/ils', '/stages/x')).rejects.toThrow('Mend this first:\nclubs/chess.json:')
})

test('what is at the new place is never written over: neither a document that cannot be read nor another file', async () => {
  await symlink(join(site.pages, 'academics.json'), join(site.pages, 'stages', 'Team.json'))
  await expect(rename('/stages/ils', '/stages/team')).rejects.toThrow(
    'There is a file "stages/Team.json" already. Choose another address, or delete that file.',
  )
  await site.edit('about/calendar.json', '{', '\uFEFF{')
  await expect(rename('/about/history', '/about/calendar')).rejects.toThrow(
    'Mend this first:\nabout/calendar.json:1:1',
  )
})

test('when the disk fails half-way nothing has changed, and nothing is left over', async () => {
  const { changes } = planRenaming('/stages/ils', '/clubs/ils', await readForChange(site))
  const before = await texts()
  // A folder of that name cannot be replaced by a file.
  await mkdir(join(site.pages, 'stages/zz.json'))
  await expect(replaceFiles(site.pages, new Map([...changes, ['stages/zz.json', '{}']]))).rejects.toThrow()
  expect(await texts()).toEqual(before)
  expect(await readdir(site.pages)).not.toContain('clubs')
})
