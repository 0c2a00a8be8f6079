import { expect, test } from 'vitest'
import { checkSite } from '../../../scripts/lib/check.ts'
import { realFolders } from './realSite.ts'

test('the site itself has no warnings but for what is agreed to be open: contacts and three links', async () => {
  const { problems } = await checkSite(realFolders, { today: '2026-11-21' })
  expect(problems.map(({ code, file }) => `${file} ${code}`).sort()).toEqual([
    ...Array(2).fill('_site.json placeholder-contact'),
    ...Array(3).fill('_site.json placeholder-link'),
  ])
})
