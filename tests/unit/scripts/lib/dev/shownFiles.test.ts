import { expect, test } from 'vitest'
import * as code from '../../../../../renderer/server/renderPage.tsx'
import { resolveSite } from '../../../../../schema/resolve/resolveSite.ts'
import { createSite } from '../../../../../schema/site/createSite.ts'
import { otherPageAt, pageAt } from '../../../../../scripts/lib/dev/shownFiles.ts'
import type { ShownSite } from '../../../../../scripts/lib/dev/shownSite.ts'
import { assets } from '../../../schema/resolve/school.ts'
import { contentOf, smallContext, smallSite, visitors } from '../../../smallSite.ts'

const content = contentOf(smallSite)
const served = { ...assets, base: '/' }
const shown: ShownSite = {
  source: createSite({ ...smallContext, texts: new Map(Object.entries(smallSite)) }, visitors),
  content,
  assets: served,
  site: resolveSite(content, served),
  made: [],
}

test('the dev server shows the page of a category in any letter case, and none of an unknown one', () => {
  for (const path of ['/blog/category/news', '/Blog/Category/News/']) {
    const page = pageAt(path, shown, code)
    expect(page?.status).toBe(200)
    expect(page?.html).toContain('<title>News – Harbour View School</title>')
  }
  expect(pageAt('/blog/category/none', shown, code)).toBeUndefined()
  expect(otherPageAt('/blog/category/none', shown, code).status).toBe(404)
})
