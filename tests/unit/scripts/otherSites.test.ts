import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { projectRoot } from '../../../scripts/lib/root.ts'
import { buildSite } from '../../../scripts/site/buildSite.ts'
import { englishOf } from '../englishOf.ts'
import { scratchFolder } from '../scratchFolder.ts'
import { filesIn } from './filesIn.ts'

/** A clinic, in French and with a look of its own, and a library, whose language is written from right to left. */
const sites = join(projectRoot, 'tests/fixtures/sites')

const folder = scratchFolder()
const html = (file: string) => readFile(join(folder, file), 'utf8')

beforeAll(async () => {
  for (const name of ['clinic', 'library']) {
    const [pages, files] = ['pages', 'public'].map(part => join(sites, name, part))
    const folders = { pages: pages ?? '', public: files ?? '', out: join(folder, name) }
    const { pages: count } = await buildSite({ ...folders, base: '/', today: '2026-11-21' })
    expect(count).toBeGreaterThan(5)
  }
})

test('the second site says no word of the interface in English', async () => {
  const isEnglish = await englishOf(join(sites, 'clinic/pages'))
  const files = [...filesIn(join(folder, 'clinic')).keys()].filter(file => file.endsWith('.html'))
  expect(files.length).toBeGreaterThan(15)
  for (const file of files) {
    const texts = textsOf(await html(`clinic/${file}`))
    expect(texts.length, file).toBeGreaterThan(25)
    expect(texts.filter(isEnglish), file).toEqual([])
  }
})

test('a page of the second site has no clock, and names its language, its organisation and its feed', async () => {
  const home = await html('clinic/index.html')
  expect(home).toMatch(/<html[^>]* lang="fr-TG"/)
  // It asks for no clock, and keeps no place free for one.
  expect(home).not.toContain('data-clock')
  const [, about = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(home) ?? []
  expect(JSON.parse(about)).toMatchObject({ '@type': 'MedicalClinic', name: 'Clinique du Badamier' })
  const feed = home.match(/<link [^>]*>/g)?.find(link => link.includes('application/rss+xml'))
  expect(feed).toContain('href="/actualites/feed.xml"')
  expect(feed).toContain('title="Actualités · Clinique du Badamier"')
})

test('dates, days and amounts of the second site are written as in Togo', async () => {
  const post = await html('clinic/actualites/3/index.html')
  expect(/<main.*?<time[^>]*>([^<]*)</s.exec(post)?.[1]).toBe('16 novembre 2026')
  expect(textsOf(await html('clinic/horaires-et-acces/index.html')).join('\n')).toContain('lundi – vendredi')
  const prices = await html('clinic/tarifs/index.html')
  expect(prices).toMatch(/En\u00a0tout<small[^>]*>XOF</)
  expect(prices).toMatch(/>50\u202f000</)
})

test('the list of posts of the second site leads to posts below its own address', async () => {
  const list = await html('clinic/actualites/index.html')
  expect(list).toMatch(/<a [^>]*href="\/actualites\/3"/)
  expect(list).not.toContain('href="/blog/')
})

test('a site in Arabic is written from right to left, and its telephone number from left to right', async () => {
  const home = await html('library/index.html')
  expect(home).toContain('<html lang="ar-EG" dir="rtl">')
  const numbers = home.match(/<a [^>]*href="tel:.*?<\/a>/gs) ?? []
  expect(numbers.length).toBeGreaterThan(2)
  for (const number of numbers) expect(number).toContain('dir="ltr"')
})

test('what a page in Arabic draws towards one side is set by where a line begins, or turned round', async () => {
  const home = await html('library/index.html')
  const [, critical = ''] = /<style data-critical>(.*?)<\/style>/s.exec(home) ?? []
  const [, sheet = ''] = /<link rel="stylesheet" href="([^"]*)">/.exec(home) ?? []
  const styles = critical + (await html(`library${sheet}`))
  const toOneSide = styles.match(
    /(?<=[;{])(?:(?:(?:margin|padding|border)-)?(?:left|right)|(?:text-align|float):(?:left|right))\b[^;}]*/g,
  )
  expect(toOneSide ?? []).toEqual([])
  // Four lengths are top, right, bottom and left.
  const uneven = [...styles.matchAll(/[;{](?:inset|margin|padding):([^;}]+)/g)].filter(([, lengths = '']) => {
    const [, right, , left] = lengths.replaceAll(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '()').split(' ')
    return left !== undefined && left !== right
  })
  expect(uneven.map(([rule]) => rule)).toEqual([])
})

test('a paragraph and a question in English keep their direction among the others', async () => {
  expect(await html('library/index.html')).toContain('<p dir="ltr"><bdi dir="ltr">The library lends')
  expect(await html('library/services/index.html')).toMatch(/<h3 class="[^"]*" dir="ltr">What is the charge/)
})

/** What a visitor reads or is read: texts, and attributes that hold words. */
function textsOf(html: string): string[] {
  const body = html.slice(html.indexOf('<body')).replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
  const texts = [...body.replaceAll('<!-- -->', '').matchAll(/>([^<]+)(?=<)/g)]
  const attributes = body.matchAll(/ (?:aria-label|aria-roledescription|alt|title|placeholder)="([^"]*)"/g)
  return [...texts, ...attributes].map(([, text = '']) => text.trim()).filter(text => text !== '')
}
