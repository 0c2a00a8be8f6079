import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DocumentReport } from '../../../../../schema/validate/validateDocument.ts'
import { checkSite } from '../../../../../scripts/lib/content/checkSite.ts'
import { documentFiles } from '../../../../../scripts/lib/content/readDocuments.ts'
import { SiteCache } from '../../../../../scripts/lib/content/SiteCache.ts'
import { documentContext } from '../../../../../scripts/lib/content/validateFile.ts'
import { smallSite } from '../../../smallSite.ts'
import { writeSmallSite } from '../../smallFolders.ts'

let folder: string
let folders: { pages: string; public: string }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chalkline-cache-'))
  folders = await writeSmallSite(folder)
})

afterAll(() => rm(folder, { recursive: true }))

const page = (file: string) => join(folders.pages, file)
const ils = smallSite['stages/ils.json'] ?? ''
const picture = () => join(folders.public, 'images/hero.svg')

test('a check with a cache validates only what was saved, and finds the same as one without', async () => {
  const cache = new SiteCache()
  const today = '2026-11-21'
  let reports = new Map<string, DocumentReport>()
  /** Compares the two checks. @returns the files whose reports are new */
  const check = async () => {
    const { problems, content, valid, sources } = await checkSite(folders, { today }, { cache })
    const whole = await checkSite(folders, { today })
    expect(problems).toEqual(whole.problems)
    expect(content).toEqual(whole.content)
    expect(valid).toEqual(whole.valid)
    for (const file of whole.sources.keys()) expect(sources.get(file)).toEqual(whole.sources.get(file))
    const before = reports
    const context = documentContext(folders.pages, await cache.context(folders.public), today)
    const files = await documentFiles(folders.pages)
    reports = new Map(files.map(file => [file, cache.validate(file, sources, context)]))
    return files.filter(file => reports.get(file) !== before.get(file))
  }
  expect(await check()).toEqual(expect.arrayContaining(['_site.json', 'index.json', 'stages/ils.json']))
  expect(await check()).toEqual([])
  const changes: [change: () => Promise<void>, validated: string[]][] = [
    [() => writeFile(page('stages/ils.json'), ils.replace('"Fees"', '"Dues"')), ['stages/ils.json']],
    [() => writeFile(page('stages/ils.json'), ils.replace('"faq"', '"faqs"')), ['stages/ils.json']],
    [() => writeFile(page('stages/ils.json'), ''), ['stages/ils.json']],
    [() => writeFile(page('stages/ils.json'), ils), ['stages/ils.json']],
    [() => rename(page('stages/ils.json'), page('stages/other.json')), ['stages/other.json']],
    [() => rename(page('stages/other.json'), page('stages/ils.json')), ['stages/ils.json']],
    [() => writeFile(page('new.json'), ils), ['new.json']],
    [() => rm(page('new.json')), []],
    [() => writeFile(page('notes.txt'), 'These are no page.'), ['notes.txt']],
    [() => rm(page('notes.txt')), []],
  ]
  for (const [change, files] of changes) {
    await change()
    expect(await check()).toEqual(files)
  }
  // Which public files there are may make any document right or wrong.
  const drawing = await readFile(picture())
  for (const change of [() => rm(picture()), () => writeFile(picture(), drawing)]) {
    await change()
    cache.forgetPublicFiles()
    expect(await check()).toContain('stages/ils.json')
  }
})
