import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findFixes, writeChanged } from '../../../../../scripts/lib/authoring/fix.ts'
import { readForChange } from '../../../../../scripts/lib/authoring/readForChange.ts'
import { planRenaming } from '../../../../../scripts/lib/authoring/renamePage.ts'
import { replaceRead } from '../../../../../scripts/lib/authoring/replaceRead.ts'
import { type ScratchSite, scratchSite } from '../../../scratchSite.ts'

const view = { today: '2026-11-21', isPreview: false }

/** Commands that read documents and write them later, as plans that are carried out by the returned function. */
const commands: readonly [name: string, plan: (site: ScratchSite) => Promise<() => Promise<void>>][] = [
  [
    'rename',
    async site => {
      const { before, changes } = planRenaming('/stages/ils', '/stages/lower', await readForChange(site))
      return () => replaceRead(site.pages, before, changes)
    },
  ],
  [
    'validate --fix',
    async site => {
      await site.edit('stages/ils.json', '"order": ', '"ordr": ')
      const fixes = await findFixes(site, view)
      expect(fixes.map(({ file }) => file)).toContain('stages/ils.json')
      return () => writeChanged(site.pages, fixes)
    },
  ],
]

test.each(commands)(
  'what is saved while %s works is not overwritten, and it writes nothing at all',
  async (_name, plan) => {
    await using site = await scratchSite()
    const carryOut = await plan(site)
    const other = await site.read('_site.json')
    const saved = (await site.read('stages/ils.json')).replace('{', '{\n')
    await site.write('stages/ils.json', saved)
    await expect(carryOut()).rejects.toThrow('Somebody has changed "stages/ils.json" at this very moment.')
    expect(await site.read('stages/ils.json')).toBe(saved)
    expect(await site.read('_site.json')).toBe(other)
  },
)

test.each([
  ['deleted', new Map([['index.json', 'what was read']]), new Map([['index.json', 'new']]), {}],
  ['made', new Map<string, string>(), new Map([['news.json', 'new']]), { 'news.json': 'of somebody else' }],
  ['emptied', new Map([['a.json', '{}']]), new Map([['a.json', 'new']]), { 'a.json': '' }],
  [
    'saved in another encoding',
    new Map([['a.json', '{}']]),
    new Map([['a.json', 'new']]),
    { 'a.json': '\ufeff{}' },
  ],
  [
    'changed where it is only read',
    new Map([
      ['a.json', '{}'],
      ['b.json', '{}'],
    ]),
    new Map([['a.json', 'new']]),
    { 'a.json': '{}', 'b.json': '[]' },
  ],
])('a document that was %s meanwhile stops the command', async (_what, before, changes, files) => {
  await using site = await scratchSite()
  const folder = join(site.pages, '../meanwhile')
  await mkdir(folder)
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text)
  await expect(replaceRead(folder, before, changes)).rejects.toThrow('Nothing was written')
  expect((await readdir(folder)).sort()).toEqual(Object.keys(files).sort())
})
