import { mkdtemp, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildSite } from '../../../../../scripts/site/buildSite.ts'
import { replacedLines } from '../../../../../scripts/site/release/editedFiles.ts'
import { memoFolder } from '../../../../../scripts/site/release/memoFolder.ts'
import { smallSite } from '../../../smallSite.ts'
import { writeSmallSite } from '../../smallFolders.ts'

let folder: string
let options: { pages: string; public: string; out: string; base: string; today: string }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chalkline-edited-'))
  options = { ...(await writeSmallSite(folder)), out: join(folder, 'dist'), base: '/', today: '2026-11-21' }
})

beforeEach(async () => {
  await buildSite(options)
})

afterAll(async () => {
  await rm(memoFolder(options.out), { recursive: true, force: true })
  await rm(folder, { recursive: true })
})

const at = (file: string) => join(options.out, file)

/** What a build says, with paths below the scratch folder. */
async function saidOf() {
  const { replaced = [] } = await buildSite(options)
  return replacedLines(replaced).map(line => line.replaceAll(`${relative(process.cwd(), folder)}/`, ''))
}

/** Writes a file some time after the build, as an editor would. */
async function editByHand(file: string, text = 'By hand') {
  await writeFile(at(file), text)
  const later = new Date(Date.now() + 5000)
  await utimes(at(file), later, later)
}

test('nothing is said where nobody has changed what was built, also after an incremental build', async () => {
  expect(await saidOf()).toEqual([])
  const ils = join(options.pages, 'stages/ils.json')
  await writeFile(ils, (smallSite['stages/ils.json'] ?? '').replace('Ask {phone}.', 'Ask at {phone}.'))
  expect(await saidOf()).toEqual([])
  expect(await saidOf()).toEqual([])
})

test('a change of a page, an alias or a post by hand is replaced, and its document is named', async () => {
  const documents = {
    'blog/2/index.html': 'pages/_posts/2.json',
    'home/index.html': 'pages/index.json',
    'index.html': 'pages/index.json',
    'stages/ils/index.html': 'pages/stages/ils.json',
    'stages/index.html': 'pages/stages/index.json',
  }
  const files = Object.keys(documents)
  const read = () => Promise.all(files.map(file => readFile(at(file), 'utf8')))
  const before = await read()
  for (const file of files) await editByHand(file)
  expect((await saidOf()).sort()).toEqual(
    Object.entries(documents).map(
      ([file, source]) =>
        `"dist/${file}" was changed by hand; the build has replaced it. Change "${source}" instead.`,
    ),
  )
  expect(await read()).toEqual(before)
  expect(await saidOf()).toEqual([])
})

test('a file that editors replace is noticed too, although its folder is another then', async () => {
  await editByHand('index.html.tmp')
  await rename(at('index.html.tmp'), at('index.html'))
  expect(await saidOf()).toHaveLength(1)
})

test('a file that is no page has no other to change, and one that was added is not spoken of', async () => {
  await editByHand('robots.txt')
  await editByHand('extra.html')
  expect(await saidOf()).toEqual(['"dist/robots.txt" was changed by hand; the build has replaced it.'])
  expect(await readFile(at('extra.html'), 'utf8')).toBe('By hand')
})

test('of many files the first five are named, and the others counted', async () => {
  const pages = [
    'index',
    'stages/index',
    'stages/ils/index',
    'blog/index',
    'blog/1/index',
    'blog/2/index',
    '404',
  ]
  for (const page of pages) await editByHand(`${page}.html`)
  const said = await saidOf()
  expect(said).toHaveLength(6)
  expect(said.at(-1)).toBe('2 more files were changed by hand, and did not stay.')
})

test('while there are mistakes nothing is replaced, and so nothing is said', async () => {
  await editByHand('index.html')
  const home = smallSite['index.json'] ?? ''
  await writeFile(join(options.pages, 'index.json'), home.replace('"gallery"', '"galery"'))
  expect(await saidOf()).toEqual([])
  expect(await readFile(at('index.html'), 'utf8')).toBe('By hand')
  await writeFile(join(options.pages, 'index.json'), home)
  expect(await saidOf()).toHaveLength(1)
})
