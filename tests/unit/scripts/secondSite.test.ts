import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectRoot } from '../../../scripts/lib/root.ts'
import { buildSite } from '../../../scripts/site/build.ts'
import { memoFolder } from '../../../scripts/site/release/memoFolder.ts'
import { englishOf } from '../englishOf.ts'
import { filesIn } from './filesIn.ts'

/** A site of another kind, in another language and with a look of its own. */
const clinic = join(projectRoot, 'tests/fixtures/sites/clinic')
const pages = join(clinic, 'pages')

let folder: string
const out = () => join(folder, 'dist')
const html = (file: string) => readFile(join(out(), file), 'utf8')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chalkline-clinic-'))
  await buildSite({ pages, public: join(clinic, 'public'), out: out(), base: '/', today: '2026-11-21' })
})

afterAll(async () => {
  await rm(memoFolder(out()), { recursive: true, force: true })
  await rm(folder, { recursive: true })
})

test('the second site says no word of the interface in English', async () => {
  const isEnglish = await englishOf(pages)
  const files = [...filesIn(out()).keys()].filter(file => file.endsWith('.html'))
  expect(files.length).toBeGreaterThan(15)
  for (const file of files) {
    const texts = textsOf(await html(file))
    expect(texts.length, file).toBeGreaterThan(25)
    expect(texts.filter(isEnglish), file).toEqual([])
  }
})

test('a page of the second site names its language, its kind of organisation and its feed', async () => {
  const home = await html('index.html')
  expect(home).toMatch(/<html[^>]* lang="fr-TG"/)
  const [, about = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(home) ?? []
  expect(JSON.parse(about)).toMatchObject({ '@type': 'MedicalClinic', name: 'Clinique du Badamier' })
  const feed = home.match(/<link [^>]*>/g)?.find(link => link.includes('application/rss+xml'))
  expect(feed).toContain('href="/actualites/feed.xml"')
  expect(feed).toContain('title="Actualités · Clinique du Badamier"')
})

test('dates, days and amounts of the second site are written as in Togo', async () => {
  const post = await html('actualites/3/index.html')
  expect(/<main.*?<time[^>]*>([^<]*)</s.exec(post)?.[1]).toBe('16 novembre 2026')
  expect(textsOf(await html('horaires-et-acces/index.html')).join('\n')).toContain('lundi – vendredi')
  expect(await html('tarifs/index.html')).toMatch(
    /50(?:\s|&nbsp;|&#160;)000(?:\s|&nbsp;|&#160;)(?:F\sCFA|XOF)/,
  )
})

test('the list of posts of the second site leads to posts below its own address', async () => {
  const list = await html('actualites/index.html')
  expect(list).toMatch(/<a [^>]*href="\/actualites\/3"/)
  expect(list).not.toContain('href="/blog/')
})

/** What a visitor reads or is read: texts, and attributes that hold words. */
function textsOf(html: string): string[] {
  const body = html.slice(html.indexOf('<body')).replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
  const texts = [...body.replaceAll('<!-- -->', '').matchAll(/>([^<]+)(?=<)/g)]
  const attributes = body.matchAll(/ (?:aria-label|aria-roledescription|alt|title|placeholder)="([^"]*)"/g)
  return [...texts, ...attributes].map(([, text = '']) => text.trim()).filter(text => text !== '')
}
