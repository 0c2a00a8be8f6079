import { execFile } from 'node:child_process'
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { applyEdits } from 'jsonc-parser'
import { expect, test } from 'vitest'
import { validateDocument } from '../../../../../schema/validate/validateDocument.ts'
import { diffOf, findFixes, writeChanged } from '../../../../../scripts/lib/authoring/fix.ts'
import type { Folders } from '../../../../../scripts/lib/Folders.ts'
import { projectRoot } from '../../../../../scripts/lib/root.ts'
import { readSite } from '../../../../../scripts/site/folder.ts'
import { realFolders } from '../../../realSite.ts'
import { type ScratchSite, scratchSite } from '../../../scratchSite.ts'
import { smallContext, smallSite } from '../../../smallSite.ts'

const view = { today: '2026-03-21', isPreview: false }

test('there is nothing to fix in the site itself', async () => {
  await using site = await scratchSite()
  expect(await findFixes(site, view)).toEqual([])
})

/** What a person would do by hand: each leaves the document exactly as it was. */
test.each([
  ['a comma after the last entry', '"/stages/secondary"\n  }', '"/stages/secondary",\n  }'],
  ['the letter case of a picture', '/images/heroes/jhs.svg', '/images/Heroes/JHS.svg'],
  ['several at once', '"light": "mid-morning",\n  "summary"', '“light”: “Mid Morning”\n  "sumary"'],
])('--fix undoes %s, and touches nothing else', async (_, right, wrong) => {
  await using site = await scratchSite()
  const before = await site.read('stages/jhs.json')
  for (const text of [before, before.replaceAll('\n', '\r\n')]) {
    await site.write('stages/jhs.json', text)
    await site.edit(
      'stages/jhs.json',
      right.replaceAll('\n', lineEndOf(text)),
      wrong.replaceAll('\n', lineEndOf(text)),
    )
    await writeChanged(site.pages, await findFixes(site, view))
    expect(await site.read('stages/jhs.json')).toBe(text)
  }
})

test('warnings that only show once the errors are mended keep nothing from being mended', async () => {
  await using site = await scratchSite()
  const before = await site.read('stages/jhs.json')
  await cp(site.public, join(site.pages, '../drawings'), { recursive: true })
  const folders = { ...site, public: join(site.pages, '../drawings') }
  for (const name of ['one', 'two', 'three']) {
    await writeFile(
      join(folders.public, `images/${name}.svg`),
      await readFile(join(site.public, 'images/mark-dark.svg')),
    )
  }
  await site.edit('stages/jhs.json', '"footprints"', '"foot prints"')
  await writeChanged(site.pages, await findFixes(folders, view))
  expect(await site.read('stages/jhs.json')).toBe(before)
})

const lineEndOf = (text: string) => (text.includes('\r\n') ? '\r\n' : '\n')

test.each([
  ['pearson.com', 'https://pearson.com'],
  ['www.shikpontele.example/blog', '/blog'],
  ['stages/ils', '/stages/ils'],
  ['pearson', 'pearson'],
])('a link is put right where something is there: %s', async (wrong, right) => {
  await using site = await scratchSite()
  await site.edit('_site.json', '"path": "/about/history"', `"path": "${wrong}"`)
  await writeChanged(site.pages, await findFixes(site, view))
  expect(await site.read('_site.json')).toContain(`"path": "${right}"`)
})

test.each([
  ['with a byte order mark', (text: string) => Buffer.from(`\ufeff${text}`)],
  ['as UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
])('a document saved %s is saved again as UTF-8', async (_, save) => {
  await using site = await scratchSite()
  const before = await site.read('academics.json')
  await writeFile(join(site.pages, 'academics.json'), save(before))
  await writeChanged(site.pages, await findFixes(site, view))
  expect((await readFile(join(site.pages, 'academics.json'))).equals(Buffer.from(before))).toBe(true)
})

test('a document whose editor does not find the rules is given the line', async () => {
  const source = { file: 'stages/ils.json', text: smallSite['stages/ils.json'] ?? '' }
  const reported = async (folders: Folders) => {
    const { jsonSchemas } = (await readSite(folders)).input
    return validateDocument(source, { ...smallContext, today: view.today, jsonSchemas }).problems
  }
  await using elsewhere = await scratchSite()
  expect(await reported(elsewhere)).toEqual([])
  const [problem] = await reported(realFolders)
  expect(problem?.suggestion).toBe('Add "$schema": "../../schema/json/page.json" as the first field.')
  expect(applyEdits(smallSite['stages/ils.json'] ?? '', [...(problem?.fix ?? [])])).toBe(
    smallSite['stages/ils.json']?.replace('{', '{\n  "$schema": "../../schema/json/page.json",'),
  )
})

test('the diff shows what changes, line by line', () => {
  const fix = { file: 'a.json', before: '{\n  "a": 1,\n}\n', after: '{\n  "a": 1\n}\n' }
  expect(diffOf(fix, false)).toMatchInlineSnapshot(`
    "--- a.json
    +++ a.json
    @@ -1,3 +1,3 @@
     {
    -  "a": 1,
    +  "a": 1
     }
    "
  `)
})

async function validate(site: ScratchSite, ...options: string[]) {
  const folders = ['--pages', site.pages, '--public', site.public]
  const run = promisify(execFile)(process.execPath, ['scripts/run.mjs', 'validate', ...folders, ...options], {
    cwd: projectRoot,
  })
  return run.then(
    ({ stderr }) => ({ code: 0, stderr }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, stderr }),
  )
}

test('the command shows with --dry-run, writes without it, and exits as validation does afterwards', async () => {
  await using site = await scratchSite()
  await site.edit('academics.json', '"timeline"', '"timelin"')
  expect(await validate(site, '--fix', '--dry-run')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('+      "type": "timeline"'),
  })
  expect(await site.read('academics.json')).toContain('"timelin"')
  expect(await validate(site, '--fix')).toMatchObject({ code: 0 })
  expect(await site.read('academics.json')).toContain('"timeline"')
  expect((await readdir(site.pages)).filter(name => name.includes('academics'))).toEqual(['academics.json'])
})
