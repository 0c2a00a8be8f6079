import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSite } from '../../../scripts/lib/build.ts'
import { measureFirstView } from '../../../scripts/lib/firstView.ts'
import { recordFolder } from '../../../scripts/lib/incremental/BuildRecord.ts'
import { projectRoot } from '../../../scripts/lib/root.ts'

let out: string

beforeAll(async () => {
  out = join(await mkdtemp(join(tmpdir(), 'chalkline-budgets-')), 'dist')
  const [pages, publicFolder] = [join(projectRoot, 'pages-json'), join(projectRoot, 'public')]
  await buildSite({ pages, public: publicFolder, out, base: '/' })
}, 300_000)

afterAll(async () => {
  await rm(recordFolder(out), { recursive: true, force: true })
  await rm(join(out, '..'), { recursive: true })
})

// A little above what each page takes today. A change that needs more says why it is worth it.
test.each([
  { route: '/', html: 15_500, css: 7_800, js: 83_500, data: 6_800 },
  { route: '/stages/a-level', html: 14_200, css: 6_600, js: 81_000, data: 6_700 },
  { route: '/blog', html: 8_500, css: 5_000, js: 78_700, data: 800 },
])('$route keeps to its budget of bytes, as brotli sends them', async ({ route, ...budget }) => {
  const view = await measureFirstView(out, route)
  expect(view.entry, 'the code that a page loads by itself').toBeLessThan(3000)
  for (const name of ['html', 'css', 'js', 'data'] as const)
    expect(view[name], name).toBeLessThanOrEqual(budget[name])
})
