import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BuildOptions } from '../../../../../scripts/site/buildSite.ts'
import { buildSite } from '../../../../../scripts/site/buildSite.ts'
import { keptLines } from '../../../../../scripts/site/release/madeFiles.ts'
import { writeSmallSite } from '../../smallFolders.ts'

let folder: string
/** Two sites, whose first page says which one it is. */
let english: Omit<BuildOptions, 'out'>
let french: Omit<BuildOptions, 'out'>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chalkline-foreign-'))
  english = { ...(await writeSmallSite(join(folder, 'en'))), base: '/', today: '2026-11-21' }
  french = { ...(await writeSmallSite(join(folder, 'fr'))), base: '/fr/', today: '2026-11-21' }
  await edit(french, 'index.json', 'By the sea.', 'Au bord de la mer.')
})

afterAll(() => rm(folder, { recursive: true }))

async function edit({ pages }: { pages: string }, file: string, from: string, to: string) {
  const text = await readFile(join(pages, file), 'utf8')
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`)
  await writeFile(join(pages, file), text.replaceAll(from, to))
}

async function put(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

const place = (name: string) => join(folder, name)

const saidOf = ({ kept = [] }: { kept?: readonly string[] }, out: string) =>
  keptLines(kept, out).map(line => line.replaceAll(`${relative(process.cwd(), folder)}/`, ''))

test('a second site in a folder of the first stays when the first is built again, whole or in part', async () => {
  const out = place('two')
  const inner = place('two/fr')
  await buildSite({ ...english, out })
  await buildSite({ ...french, out: inner })
  const before = await readFile(join(inner, 'index.html'), 'utf8')
  expect(before).toContain('Au bord de la mer.')
  const whole = await buildSite({ ...english, out })
  expect(saidOf(whole, out)).toEqual([
    expect.stringMatching(
      /^\d+ files were made by no build of this website, and stay: "two\/fr\/404\.html" and others\.$/,
    ),
  ])
  await edit(english, 'stages/ils.json', 'Ask {phone}.', 'Ask at {phone}.')
  await edit(english, 'stages/ils.json', 'Ask at {phone}.', 'Ask {phone}.')
  await buildSite({ ...english, out, base: '/school/' })
  expect(await readFile(join(inner, 'index.html'), 'utf8')).toBe(before)
  await buildSite({ ...french, out: inner })
  expect(await readFile(join(out, 'index.html'), 'utf8')).not.toContain('Au bord de la mer.')
})

test('another site stays as well in a folder that an earlier version has built, which has no list of its files', async () => {
  const out = place('older')
  await buildSite({ ...english, out })
  await buildSite({ ...french, out: place('older/fr') })
  await rm(join(out, '.built'))
  await put(join(out, 'gone/index.html'), 'a page of the earlier version')
  await buildSite({ ...english, out })
  expect(existsSync(join(out, 'fr/stages/ils/index.html'))).toBe(true)
  expect(existsSync(join(out, 'gone'))).toBe(false)
})

test('what people put into the folder stays, hidden files and links too; pages that the site no longer has go', async () => {
  const out = place('by-hand')
  const pages = join(folder, 'pages-by-hand')
  await cp(english.pages, pages, { recursive: true })
  await writeFile(join(pages, 'spare.json'), await readFile(join(pages, 'stages/ils.json'), 'utf8'))
  await buildSite({ ...english, pages, out })
  await put(join(out, 'CNAME'), 'www.example.org')
  await put(join(out, '.htaccess'), 'Options -Indexes')
  await put(join(out, 'spare/notes.txt'), 'mine')
  await symlink('../en', join(out, 'en'))
  await rm(join(pages, 'spare.json'))
  const result = await buildSite({ ...english, pages, out })
  expect(saidOf(result, out)).toEqual([
    '3 files were made by no build of this website, and stay: "by-hand/CNAME" and others.',
  ])
  expect(await readFile(join(out, 'CNAME'), 'utf8')).toBe('www.example.org')
  expect(await readFile(join(out, '.htaccess'), 'utf8')).toBe('Options -Indexes')
  expect(await readlink(join(out, 'en'))).toBe('../en')
  expect(await readdir(join(out, 'spare'))).toEqual(['notes.txt'])
})

test('a new page does not replace what lies in its place: the build refuses, and says which file', async () => {
  const out = place('taken')
  const pages = join(folder, 'pages-taken')
  await cp(english.pages, pages, { recursive: true })
  await buildSite({ ...english, pages, out })
  await put(join(out, 'fr/index.html'), 'mine')
  // The first build after it is whole, and the next one writes the new page alone.
  await buildSite({ ...english, pages, out })
  await writeFile(join(pages, 'fr.json'), await readFile(join(pages, 'stages/ils.json'), 'utf8'))
  const refusal = `"${join(out, 'fr/index.html')}" lies where the website has a file of its own`
  await expect(buildSite({ ...english, pages, out })).rejects.toThrow(refusal)
  await expect(buildSite({ ...english, pages, out, base: '/x/' })).rejects.toThrow(refusal)
  expect(await readFile(join(out, 'fr/index.html'), 'utf8')).toBe('mine')
  expect((await readdir(folder)).filter(name => name.startsWith('taken'))).toEqual(['taken'])
})

test('a site is not built over another one', async () => {
  const out = place('shared')
  await buildSite({ ...english, out })
  await expect(buildSite({ ...french, out })).rejects.toThrow(
    'the website of another folder of pages lies there. Choose another folder with --out, or delete that one first.',
  )
  expect(await readFile(join(out, 'index.html'), 'utf8')).not.toContain('Au bord de la mer.')
})
