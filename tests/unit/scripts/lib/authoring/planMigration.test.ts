import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { planMigration } from '../../../../../scripts/lib/authoring/planMigration.ts'
import { replaceFiles } from '../../../../../scripts/lib/authoring/replaceFiles.ts'
import { readSite } from '../../../../../scripts/site/folder.ts'
import { type ScratchSite, scratchSite } from '../../../scratchSite.ts'

const STAGES = [
  'a-level',
  'igcse',
  'ils',
  'iprimary',
  'jhs',
  'pre-school',
  'secondary',
  'senior-secondary',
  'shs',
]
const FILES = STAGES.map(name => `stages/${name}.json`)

const NEW = '"action": { "text": "See how to apply", "link": "/admissions/apply" }'
const OLD = '"buttonText": "See how to apply",\n      "buttonLink": "/admissions/apply"'

/** The site as it was before the first migration. */
async function oldSite(): Promise<ScratchSite> {
  const site = await scratchSite()
  for (const file of FILES) await site.edit(file, NEW, OLD)
  await site.edit('_site.json', ',\n  "versions": { "admissionRequirements": 2 }', '')
  return site
}

const write = (site: ScratchSite, plan: Awaited<ReturnType<typeof planMigration>>) =>
  replaceFiles(site.pages, new Map(plan.map(({ file, after }) => [file, after])))

test('a site of an earlier version is refused, migrated to the very documents of today, and needs no second time', async () => {
  await using site = await oldSite()
  await using today = await scratchSite()
  const before = await readSite(site)
  expect(before.content).toBeUndefined()
  expect(before.problems.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual([
    'older-section-version',
  ])
  const plan = await planMigration(site.pages)
  expect(plan.map(({ file }) => file)).toEqual([...FILES, '_site.json'])
  await write(site, plan)
  for (const { file } of plan) expect(await site.read(file)).toBe(await today.read(file))
  expect((await readSite(site)).problems).toEqual((await readSite(today)).problems)
  expect(await planMigration(site.pages)).toEqual([])
})

test('drafts, hidden sections and documents with other mistakes are migrated, and keep their formatting', async () => {
  await using site = await scratchSite()
  const section =
    '{"hidden":true, "type":"admissionRequirements","title":"A","buttonText":"B",\r\n\t"buttonLink":"/c", "itmes":[ "x" ] }'
  const text = (written: string) =>
    `{\r\n\t"title": "Bring",\r\n\t"draft" : true,\r\n\t"sections": [ ${written}, 3 ]\r\n}`
  await site.write('bring.json', text(section))
  const [changed] = await planMigration(site.pages)
  expect(changed?.after).toBe(
    text(
      '{"hidden":true, "type":"admissionRequirements","title":"A", "itmes":[ "x" ], "action": { "text": "B", "link": "/c" } }',
    ),
  )
})

test('a write that was killed half way is finished by the next one', async () => {
  await using site = await oldSite()
  await using today = await scratchSite()
  const plan = await planMigration(site.pages)
  // Each file is replaced in one step, so these are all the states that a kill can leave.
  for (const count of plan.keys()) {
    for (const { file, before } of plan) await site.write(file, before)
    await write(site, plan.slice(0, count))
    await write(site, await planMigration(site.pages))
    for (const { file } of plan) expect(await site.read(file)).toBe(await today.read(file))
  }
})

test('what cannot be read stops it, by line, before anything is written', async () => {
  await using site = await oldSite()
  await site.edit('stages/shs.json', '"sections": [', '"sections": {[')
  await expect(planMigration(site.pages)).rejects.toThrow(
    /^A document that cannot be read cannot be migrated\. Mend this first:\nstages\/shs\.json:\d+:\d+ /,
  )
  await rm(join(site.pages, '_site.json'))
  await site.edit('stages/shs.json', '"sections": {[', '"sections": [')
  await expect(planMigration(site.pages)).rejects.toThrow('There is no "_site.json"')
})

test.each([
  [
    '{ "admissionRequirements": 9 }',
    'The documents are written for version 9 of "admissionRequirements" sections',
  ],
  [
    '{ "admissionRequirements": 2, "hologram": 1 }',
    'version 1 of "hologram" sections, and this renderer does not know them',
  ],
  [
    '{ "admissionRequirements": "9" }',
    'The documents are written for version 9 of "admissionRequirements" sections',
  ],
])('documents of a newer renderer, %s, are not called up to date', async (versions, words) => {
  await using site = await scratchSite()
  await site.edit('_site.json', '"versions": { "admissionRequirements": 2 }', `"versions": ${versions}`)
  await expect(planMigration(site.pages)).rejects.toThrow(words)
})
