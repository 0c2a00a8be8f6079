import { expect, test } from 'vitest'
import { measureFirstView } from '../../../scripts/quality/bench/firstView.ts'
import { siteFolder } from './builtSite.ts'

/** Of the code that a page loads by itself, in bytes. */
const MOST_CODE = 7600

// A little above what each page takes today. A change that needs more says why it is worth it.
test.each([
  { route: '/', html: 20_200, markup: 9_100, css: 10_500, data: 1_850 },
  { route: '/stages/a-level', html: 16_850, markup: 8_250, css: 8_600, data: 330 },
  { route: '/blog', html: 10_400, markup: 4_150, css: 6_100, data: 300 },
])('$route keeps to its budget of bytes, as brotli sends them', async ({ route, ...budget }) => {
  const view = await measureFirstView(siteFolder, route)
  expect(view.js, 'the code that a page loads by itself').toBeLessThanOrEqual(MOST_CODE)
  // Parts first, so that a failure names what grew.
  for (const name of ['markup', 'css', 'data', 'html'] as const)
    expect(view[name], name).toBeLessThanOrEqual(budget[name])
})
