import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { fileNameProblems } from '../../../../schema/read/fileNames.ts'
import { oneLine } from '../../../../scripts/lib/report/oneLine.ts'
import { buildSite } from '../../../../scripts/site/buildSite.ts'
import { isHiddenPath, readSite } from '../../../../scripts/site/folder.ts'
import { scratchFolder } from '../../scratchFolder.ts'
import { writeSmallSite } from '../smallFolders.ts'

const folder = scratchFolder()
let site: { pages: string; public: string }

beforeAll(async () => {
  site = await writeSmallSite(folder)
  const put = async (file: string, text: string) => {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  // What editors and programs for shared folders leave.
  for (const name of ['#index.json#', 'index.json~', '.~lock.index.json#'])
    await put(join(site.pages, name), '{')
  // A repository, the notes of an editor, a page that is open in Emacs, what a Mac writes.
  await put(join(site.pages, '.git/objects/ab/cdef'), 'x')
  await put(join(site.pages, '.git/HEAD'), 'ref: refs/heads/main')
  await put(join(site.pages, '.obsidian/app.json'), '{}')
  await put(join(site.pages, '.obsidian/CON.json'), '{}')
  await put(join(site.pages, 'stages/.DS_Store'), 'x')
  await put(join(site.public, 'images/.thumbnails/hero.png'), 'x')
  await symlink('ama@laptop.1234:1700000000', join(site.pages, '.#index.json'))
  await symlink('ama@laptop.1234:1700000000', join(site.public, 'images/.#hero.svg'))
})

test('hidden files, links and folders among the pages and the public files are none of the site’s', async () => {
  const { problems, content } = await readSite(site)
  expect(problems.map(oneLine)).toEqual([])
  expect(content).toBeDefined()
})

test('a copy of a program for shared folders stops nothing, is not published, and is named', async () => {
  const own = await writeSmallSite(join(folder, 'shared'))
  const copies = ['index 2.json', "index (Ama's conflicted copy 2026-11-28).json"]
  for (const name of copies) await writeFile(join(own.pages, name), '{ "title": "Half')
  await writeFile(join(own.public, 'fees.sync-conflict-20261128-101500-ABCDEFG.pdf'), 'x')
  const { problems, content } = await readSite(own)
  expect(content).toBeDefined()
  expect(problems.map(({ code, severity, file }) => `${severity} ${code} ${file}`)).toEqual([
    ...copies.sort().map(name => `warning left-copy ${name}`),
    'warning left-copy public/fees.sync-conflict-20261128-101500-ABCDEFG.pdf',
  ])
})

test('folders may be named in any way', async () => {
  for (const named of [(name: string) => `${name}/./`, (name: string) => relative(process.cwd(), name)]) {
    const { content } = await readSite({ pages: named(site.pages), public: named(site.public) })
    expect(content).toBeDefined()
  }
})

test.each([
  ['.git/HEAD', true],
  ['stages/.obsidian/a/b.json', true],
  ['.#about.json', true],
  ['.well-known-secrets/a.txt', true],
  ['.well-known/security.txt', false],
  ['a.b/c..d.json', false],
  ['#about.json#', true],
  ['docs/fees.docx~', true],
  ["stages/ils (Ama's conflicted copy 2026-11-28).json", true],
  ['images/hero.sync-conflict-20261128-101500-ABCDEFG.jpg', true],
  ['docs/how-to-solve-a-conflict (2026).pdf', false],
])('whether "%s" is hidden: %s', (path, expected) => {
  expect(isHiddenPath(path)).toBe(expected)
})

test.each([
  [['a/Photo.jpg', 'a/photo.jpg'], ['file-names-collide public/a/Photo.jpg']],
  [['caf\u00e9.jpg', 'cafe\u0301.jpg'], ['file-names-collide public/cafe\u0301.jpg']],
  [['A/x.svg', 'a/x.svg'], ['file-names-collide public/A/x.svg']],
  [['a/x.svg', 'b/x.svg'], []],
  [['CON.svg'], ['unusable-file-name public/CON.svg']],
  [['aux/x.svg'], ['unusable-file-name public/aux/x.svg']],
  [['lpt1'], ['unusable-file-name public/lpt1']],
  [['COM1.svg'], ['unusable-file-name public/COM1.svg']],
  [['concert.svg', 'balcon.svg', 'coma.svg', 'com10.svg', 'null.svg', 'a..b.svg', 'a b.svg', '5%a.svg'], []],
  [['a%2fb.svg'], ['unusable-file-name public/a%2fb.svg']],
  [['a%00.svg'], ['unusable-file-name public/a%00.svg']],
  [['a\\b.svg'], ['unusable-file-name public/a\\b.svg']],
  [['a?b.svg'], ['unusable-file-name public/a?b.svg']],
  [['a\u202egvs.exe'], ['unusable-file-name public/a\u202egvs.exe']],
  [['a\u2215b.svg'], ['unusable-file-name public/a\u2215b.svg']],
  [['a\nb.svg'], ['unusable-file-name public/a\nb.svg']],
  [['a.svg.'], ['unusable-file-name public/a.svg.']],
  [['folder /a.svg'], ['unusable-file-name public/folder /a.svg']],
  [['Gebühren 2025 (neu).pdf', '100%.svg'], []],
])('files named %j: %j', (names, problems) => {
  expect(fileNameProblems(names, 'public/').map(({ file, code }) => `${code} ${file}`)).toEqual(problems)
})

test('symbolic links are named, wherever they lead, also round in a circle, and keep the site from being built', async () => {
  for (const [to, link] of [
    [join(folder, 'secret.txt'), join(site.public, 'secret.txt')],
    [folder, join(site.public, 'everything')],
    [join(site.pages, 'index.json'), join(site.pages, 'home.json')],
  ] as const)
    await symlink(to, link)
  const { pages, problems } = await buildSite({ ...site, out: join(folder, 'linked'), base: '/' })
  expect(pages).toBeUndefined()
  const links = problems.filter(({ code }) => code === 'file-is-link').map(({ file }) => file)
  expect(links).toEqual(['home.json', 'public/everything', 'public/secret.txt'])
})
