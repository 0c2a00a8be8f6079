import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSite } from '../../../../scripts/site/buildSite.ts'
import { wholeFile } from '../../../../scripts/site/outputs/typefaceFiles.ts'
import { realFolders } from '../../realSite.ts'
import { scratchSite } from '../../scratchSite.ts'

/** The built site, whose text is in a typeface of its own. */
let out: string
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chalkline-typeface-'))
  out = join(folder, 'dist')
  const publicFolder = join(folder, 'public')
  await cp(realFolders.public, publicFolder, { recursive: true })
  await mkdir(join(publicFolder, 'fonts'))
  await cp(wholeFile('outfit'), join(publicFolder, 'fonts/our-own.woff2'))
  await cp(wholeFile('cabin'), join(publicFolder, 'fonts/to-download.woff2'))
  await using site = await scratchSite()
  const typefaces = { textFile: { path: '/fonts/our-own.woff2', fallback: 'sans' } }
  await site.edit('_site.json', '"logo":', `"theme": ${JSON.stringify({ typefaces })},\n"logo":`)
  const built = await buildSite({ pages: site.pages, public: publicFolder, out, base: '/' })
  expect(built.pages).toBeGreaterThan(20)
}, 120_000)

afterAll(() => rm(folder, { recursive: true }))

test('a typeface of the site is published once, with a hash in its name', async () => {
  const [own, ...others] = (await readdir(join(out, 'assets'))).filter(name => name.startsWith('own-'))
  expect(others).toEqual([])
  expect(own).toMatch(/^own-[\w-]{8}\.woff2$/)
  expect(await readFile(join(out, 'assets', own ?? ''))).toEqual(await readFile(wholeFile('outfit')))
  expect(await readdir(join(out, 'fonts'))).toEqual(['to-download.woff2'])
  expect(await readFile(join(out, 'index.html'), 'utf8')).toContain(
    `font-family:'Own Text';src:url('/assets/${own}') format('woff2');font-weight:400 700;font-display:swap`,
  )
})

test('until it has loaded, fonts of devices show with its metrics', async () => {
  const html = await readFile(join(out, 'index.html'), 'utf8')
  expect(html).toContain("--text:'Own Text','Own Text on Roboto','Own Text on Arial',Arial,sans-serif")
  expect(html).toMatch(
    /'Own Text on Arial';src:local\('Arial'\)[^}]*;size-adjust:99\.82%;ascent-override:100/,
  )
})
