import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { oneLine } from '../../../../scripts/lib/report/pretty.ts'
import { buildSite } from '../../../../scripts/site/build.ts'
import { isHidden, listFolder, readSite } from '../../../../scripts/site/folder.ts'
import { memoFolder } from '../../../../scripts/site/release/memoFolder.ts'
import { smallSite } from '../../smallSite.ts'
import { writeSmallSite } from '../smallFolders.ts'

let folder: string
let site: { pages: string; public: string }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chalkline-hidden-'))
  site = await writeSmallSite(folder)
  const put = async (file: string, text: string) => {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
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

afterAll(() => rm(folder, { recursive: true }))

test('hidden files, links and folders among the pages and the public files are none of the site’s', async () => {
  const { problems, content } = await readSite(site)
  expect(problems.map(oneLine)).toEqual([])
  expect(content).toBeDefined()
})

test('a page that is opened in Emacs after a build does not keep the next one from writing a change alone', async () => {
  const options = { ...site, out: join(folder, 'dist'), base: '/', today: '2026-11-21' }
  await buildSite(options)
  await symlink('ama@laptop.1234:1700000000', join(site.pages, 'stages/.#ils.json'))
  const ils = smallSite['stages/ils.json'] ?? ''
  await writeFile(join(site.pages, 'stages/ils.json'), ils.replace('Ask {phone}.', 'Ask at {phone}.'))
  expect(await buildSite(options)).toMatchObject({ problems: [], rendered: 1 })
  await rm(memoFolder(options.out), { recursive: true })
  const { stamps, links } = listFolder(site.pages, 'pages')
  expect([...stamps.keys(), ...links].sort()).toEqual(Object.keys(smallSite).sort())
})

test.each([
  ['.git/HEAD', true],
  ['stages/.obsidian/a/b.json', true],
  ['.#about.json', true],
  ['.well-known-secrets/a.txt', true],
  ['.well-known/security.txt', false],
  ['a.b/c..d.json', false],
])('whether "%s" is hidden: %s', (path, expected) => {
  expect(isHidden(path)).toBe(expected)
})
