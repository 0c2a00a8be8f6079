import { expect, test } from 'vitest'
import { siteFolder } from './builtSite.ts'
import { measureFirstView } from './firstView.ts'

/** Of the code that a page loads by itself, in bytes. */
const MOST_CODE = 7490

// At most a hundredth above what each page takes today. A change that needs more says why it is worth it.
test.each([
  { route: '/', html: 19_750, markup: 9_220, css: 10_200, data: 1_785 },
  { route: '/stages/a-level', html: 16_300, markup: 8_080, css: 8_350, data: 267 },
  { route: '/blog', html: 9_820, markup: 4_380, css: 5_830, data: 244 },
])('$route keeps to its budget of bytes, as brotli sends them', async ({ route, ...budget }) => {
  const view = await measureFirstView(siteFolder, route)
  expect(view.js, 'the code that a page loads by itself').toBeLessThanOrEqual(MOST_CODE)
  // Parts first, so that a failure names what grew.
  for (const name of ['markup', 'css', 'data', 'html'] as const)
    expect(view[name], name).toBeLessThanOrEqual(budget[name])
})
