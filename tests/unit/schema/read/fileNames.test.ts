import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isError } from '../../../../schema/problems/problem.ts'
import { misnamed, originalOf, originalsOfConflict } from '../../../../schema/read/fileNames.ts'
import { oneLine } from '../../../../scripts/lib/report/oneLine.ts'
import { readSite } from '../../../../scripts/site/folder.ts'
import { scratchFolder } from '../../scratchFolder.ts'
import { writeSmallSite } from '../../scripts/smallFolders.ts'
import { smallSite } from '../../smallSite.ts'

const answerTo = (file: string, ...there: string[]) => {
  const found = misnamed(file, other => there.includes(other))
  return found && `${found.code}: ${found.suggestion}`
}

test.each([
  ['bus.JSON', 'wrong-file-name: Rename it "bus.json".'],
  ['about/bus.JSON.TXT', 'wrong-file-name: Rename it "bus.json".'],
  ['_site.json.txt', 'wrong-file-name: Rename it "_site.json".'],
  ['_Site.json', 'wrong-file-name: Rename it "_site.json".'],
  ['_posts/2026/4.json', 'wrong-folder: Move it to "_posts/4.json".'],
  ['_posts/2026/may/4.json.txt', 'wrong-folder: Move it to "_posts/4.json".'],
  ['blog/_posts/4.json', 'wrong-folder: Move it to "_posts/4.json".'],
])('%s is seen by nobody: %s', (file, answer) => {
  expect(answerTo(file)).toBe(answer)
})

test.each([
  'notes.txt',
  'bus.json.bak',
  '_bus.json',
  '_old/bus.JSON',
  '_posts/2026/_4.json',
  '_posts/2026/photo.jpg',
  '_old/_posts/4.json',
  'a/_site.json',
])('%s may be there on purpose', file => {
  expect(answerTo(file)).toBeUndefined()
})

test('a copy next to its document is none that is missed; a post finds another name', () => {
  expect(answerTo('bus.json.txt', 'bus.json')).toBeUndefined()
  expect(answerTo('_posts/2026/4.json', '_posts/4.json')).toBe(
    'wrong-folder: Move it into "_posts", under a name that is still free.',
  )
})

test('a document under a name that nobody sees keeps the site from being built', async () => {
  const folders = await writeSmallSite(scratchFolder())
  await writeFile(join(folders.pages, 'bus.json.txt'), smallSite['stages/ils.json'] ?? '')
  const { content, problems } = await readSite(folders, { today: '2026-11-21' })
  expect([content, problems.filter(isError).map(oneLine)]).toEqual([
    undefined,
    [
      'bus.json.txt:1:1  This file is not shown, since its name is not written as it has to be: "bus.json.txt". Rename it "bus.json".',
    ],
  ])
})

test.each([
  ['stages/ils (1).json', 'stages/ils.json'],
  ['stages/ils(2).json', 'stages/ils.json'],
  ['Copy of ils.json', 'ils.json'],
  ['ils - Copy (3).json', 'ils.json'],
  ['ils copy 2.json', 'ils.json'],
  ['blog/[id] (1).json', 'blog/[id].json'],
  ['ils.json', undefined],
  ['ils-1.json', undefined],
  ['hard copy/ils.json', undefined],
  ['copy.json', undefined],
])('%j has the name of a copy of %j', (file, original) => {
  expect(originalOf(file)).toBe(original)
})

test.each([
  ['about-DESKTOP-7Q2K4.json', 'about.json'],
  ['stages/our-day-Amas-MacBook-Pro.json', 'stages/our-day.json'],
  ["about (Ama's conflicted copy 2026-11-26).json", 'about.json'],
  ['about (conflicted copy 2026-11-26 101010).json', 'about.json'],
  ['about.sync-conflict-20261126-101010-ABCDEFG.json', 'about.json'],
  ['about_conflict-20261126-101010.json', 'about.json'],
  ['about (SFConflict ama@example.org 2026-11-26-10-10-10).json', 'about.json'],
])('%j has the name that a program for shared folders gives to another version of %j', (file, original) => {
  expect(originalsOfConflict(file)).toContain(original)
})

test.each(['about.json', 'about-us.json', 'year-7-and-8.json', '-DESKTOP.json', 'DESKTOP/about.json'])(
  '%j has the name of no other version',
  file => {
    expect(originalsOfConflict(file)).toEqual([])
  },
)
