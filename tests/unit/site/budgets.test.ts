import { expect, test } from 'vitest'
import { measureFirstView } from '../../../scripts/quality/bench/firstView.ts'
import { siteFolder } from './builtSite.ts'

// A little above what each page takes today. A change that needs more says why it is worth it. The last 400 bytes of
// HTML and of JavaScript on each page are the ages in the menu and its shortcuts to fees, dates and results; 700 more on the home
// page, also in the data of a navigation to it, are its row of links. The last 50 of each keep long words and wide letters inside the window.
// Then 450 bytes of HTML are the custom properties of the theme, 350 the search in the header, 300 the compositions of sections,
// and 1,900 on the home page its two live walls and the lights of its openings.
// Then 130 on the home page are its dial, and 900 on a stage's the live wall at its end, of which a
// drawing that is no longer fetched saves 600 to 800.
// Of JavaScript, 100 on the home page begin to turn the day, 650 open the search, 700 read words and looks from the site's data, and 700 are the live walls and milestones.
// The last 150 of the blog, and 50 of the data of a navigation to it, are the links to its categories.
// The last 50 of CSS turn round what is drawn towards one side where a page is written from right to left, and the last 400 of
// JavaScript find texts and telephone numbers of another direction.
// Then 150 of CSS and of HTML keep heads, rows and tables to their first line, and columns off paper; on a stage's page 100 more
// are the button that asks for its fees. Of JavaScript, 350 judge the next event by the visitor's day, and say the page one returns to.
// The last 100 of CSS and 150 of HTML give digits their own width until the typefaces have loaded: a telephone number wrapped otherwise.
// The digests in the names of the code chunks compress to 30 bytes of HTML more or less after each change of the code.
test.each([
  { route: '/', html: 19_300, markup: 8_450, css: 10_050, pageData: 1_800, js: 85_300, data: 4_550 },
  {
    route: '/stages/a-level',
    html: 16_050,
    markup: 7_750,
    css: 8_150,
    pageData: 380,
    js: 79_600,
    data: 3_960,
  },
  { route: '/blog', html: 9_550, markup: 3_750, css: 5_600, pageData: 290, js: 79_600, data: 650 },
])('$route keeps to its budget of bytes, as brotli sends them', async ({ route, ...budget }) => {
  const view = await measureFirstView(siteFolder, route)
  // 600 of them are Vite's own loader of chunks and their styles.
  expect(view.entry, 'the code that a page loads by itself').toBeLessThan(2500)
  // Parts first, so that a failure names what grew.
  for (const name of ['markup', 'css', 'pageData', 'html', 'js', 'data'] as const)
    expect(view[name], name).toBeLessThanOrEqual(budget[name])
})
