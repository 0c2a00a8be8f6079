import { expect, test } from 'vitest'
import { measureFirstView } from '../../../scripts/quality/bench/firstView.ts'
import { siteFolder } from './builtSite.ts'

/** Of the code that a page loads by itself, in bytes. */
const MOST_CODE = 6000

// A little above what each page takes today. A change that needs more says why it is worth it.
test.each([
  { route: '/', html: 18_750, markup: 8_450, css: 10_050, data: 620 },
  { route: '/stages/a-level', html: 15_950, markup: 7_750, css: 8_150, data: 200 },
  { route: '/blog', html: 9_450, markup: 3_750, css: 5_600, data: 170 },
])('$route keeps to its budget of bytes, as brotli sends them', async ({ route, ...budget }) => {
  const view = await measureFirstView(siteFolder, route)
  expect(view.js, 'the code that a page loads by itself').toBeLessThanOrEqual(MOST_CODE)
  // Parts first, so that a failure names what grew.
  for (const name of ['markup', 'css', 'data', 'html'] as const)
    expect(view[name], name).toBeLessThanOrEqual(budget[name])
})
