import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectRoot } from '../../../../scripts/lib/root.ts'
import type { BuildOptions } from '../../../../scripts/site/buildSite.ts'
import { buildSite } from '../../../../scripts/site/buildSite.ts'
import { memoFolder } from '../../../../scripts/site/release/memoFolder.ts'
import { documentsIn, type Json } from '../documentsIn.ts'
import { filesIn } from '../filesIn.ts'
import { writeSmallSite } from '../smallFolders.ts'

let folder: string
let options: BuildOptions
const cold = () => join(folder, 'cold')

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chalkline-incremental-'))
  const folders = await writeSmallSite(folder)
  options = { ...folders, out: join(folder, 'warm'), base: '/', today: '2026-11-21' }
}, 120_000)

afterAll(() => {
  for (const out of [options.out, cold()]) rmSync(memoFolder(out), { recursive: true, force: true })
  rmSync(folder, { recursive: true })
})

const filesOf = (out: string): Record<string, string> => Object.fromEntries(filesIn(out))

async function expectWarmEqualsCold() {
  const warm = await buildSite(options)
  rmSync(cold(), { recursive: true, force: true })
  const whole = await buildSite({ ...options, out: cold() })
  expect(warm.pages).toBe(whole.pages)
  expect([...warm.texts.keys()]).toEqual([...whole.texts.keys()])
  if (whole.pages === undefined) return
  const [files, wanted] = [filesOf(options.out), filesOf(cold())]
  expect(files).toMatchObject(wanted)
  // What earlier releases named stays for a while, for visitors who are still on their pages.
  expect(Object.keys(files).filter(file => !(file in wanted) && !file.startsWith('assets/'))).toEqual([])
}

const { path, read, put, edit } = documentsIn(() => options.pages)
const section = (title: string) => ({ type: 'text', title, content: 'Words.' })
const ILS = 'stages/ils.json'

test('categories come and go with the posts that name them, and edits of other pages leave theirs as they are', async () => {
  const post = '_posts/1.json'
  const { categories } = read(post)
  edit(post, () => ({ categories: ['News', 'Sport'] }))
  await expectWarmEqualsCold()
  const feed = join(options.out, 'blog/category/sport/feed.xml')
  const { ino } = statSync(feed)
  const sections = read(ILS).sections as Json[]
  edit(ILS, () => ({ sections: [...sections, section('Sport')] }))
  await buildSite(options)
  expect(statSync(feed).ino).toBe(ino)
  edit(post, () => ({ categories }))
  edit(ILS, () => ({ sections }))
  await expectWarmEqualsCold()
  expect(existsSync(feed)).toBe(false)
}, 120_000)

test('a file that is no document changes, and the site is built', async () => {
  await mkdir(join(options.pages, '.vscode'), { recursive: true })
  writeFileSync(path('.vscode/settings.json'), '{ "a": 1 }')
  await buildSite(options)
  writeFileSync(path('.vscode/settings.json'), '{ "a": 22 }')
  await expectWarmEqualsCold()
  rmSync(path('.vscode'), { recursive: true })
}, 120_000)

test('a file that was shown and is now linked to lies where the link leads, and the other way round', async () => {
  const { sections } = read(ILS)
  const picture = '/images/court.svg'
  cpSync(join(projectRoot, 'public/images/heroes/home.svg'), join(options.public, picture))
  const shown = { ...section('A court'), image: picture, imageAlt: 'The court.' }
  const linked = { ...section('A court'), action: { text: 'See the court', link: picture } }
  const show = (one: Json) => edit(ILS, () => ({ sections: [...(sections as Json[]), one] }))
  show(shown)
  await buildSite(options)
  for (const one of [linked, shown]) {
    show(one)
    await expectWarmEqualsCold()
  }
  edit(ILS, () => ({ sections }))
  unlinkSync(join(options.public, picture))
}, 120_000)

test('a page whose folder somebody has deleted from the published site is there again once it is edited', async () => {
  await buildSite(options)
  rmSync(join(options.out, 'stages/ils'), { recursive: true })
  edit(ILS, ({ sections }) => ({ sections: [...(sections as Json[]), section('Once more')] }))
  await expectWarmEqualsCold()
}, 120_000)

test('on another day a warm build drops what is over from pages that nobody has edited', async () => {
  const { today } = options
  const { sections } = read(ILS)
  const post = { title: 'Teacher of Physics', closes: '2026-11-21' }
  const vacancies = { type: 'vacancies', title: 'Work with us', items: [post], emptyText: 'None now.' }
  edit(ILS, () => ({ sections: [...(sections as Json[]), vacancies] }))
  const shown = () => readFileSync(join(options.out, 'stages/ils/index.html'), 'utf8')
  await buildSite(options)
  expect(shown()).toContain(post.title)
  options.today = '2026-11-22'
  await expectWarmEqualsCold()
  expect(shown()).not.toContain(post.title)
  expect(shown()).toContain(vacancies.emptyText)
  options.today = today
  edit(ILS, () => ({ sections }))
}, 120_000)

test('a focal point reaches every page that shows the picture, and leaves with its entry', async () => {
  await buildSite(options)
  const home = () => readFileSync(join(options.out, 'index.html'), 'utf8')
  const before = home()
  edit('_site.json', () => ({ focalPoints: [{ image: '/images/hero.svg', x: 60, y: 25 }] }))
  await expectWarmEqualsCold()
  expect(home()).toContain('object-position:60% 25%')
  const { focalPoints: _, ...site } = read('_site.json')
  put('_site.json', site)
  await expectWarmEqualsCold()
  expect(home()).toBe(before)
}, 120_000)

test('a mistake in an edit is reported as by a whole build, and leaves what is published', async () => {
  await buildSite(options)
  const before = filesOf(options.out)
  const right = readFileSync(path(ILS), 'utf8')
  edit(ILS, page => ({ sections: [...(page.sections as Json[]), { ...section('Wrong'), colour: 'red' }] }))
  const { pages, problems } = await buildSite(options)
  expect(pages).toBeUndefined()
  expect(problems.map(({ file }) => file)).toContain(ILS)
  expect(filesOf(options.out)).toEqual(before)
  writeFileSync(path(ILS), right)
  await expectWarmEqualsCold()
}, 120_000)

test('a link to the site by its whole name is no edit that a warm build lets through', async () => {
  await buildSite(options)
  const right = readFileSync(path(ILS), 'utf8')
  const action = { text: 'Blog', link: 'https://harbourview.org/blgo' }
  edit(ILS, page => ({ sections: [...(page.sections as Json[]), { ...section('Wrong'), action }] }))
  const { pages, problems } = await buildSite(options)
  expect(pages).toBeUndefined()
  expect(problems.map(({ code, suggestion }) => `${code}: ${suggestion}`)).toContain(
    'own-site-by-name: Write "/blog".',
  )
  writeFileSync(path(ILS), right)
  await expectWarmEqualsCold()
}, 120_000)
