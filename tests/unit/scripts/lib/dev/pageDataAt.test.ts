import { expect, test } from 'vitest'
import { resolveSite } from '../../../../../schema/resolve/resolveSite.ts'
import { fallbackAt, pageDataAt } from '../../../../../scripts/lib/dev/pageDataAt.ts'
import { assets } from '../../../schema/resolve/school.ts'
import { contentOf, pageAt, smallSite } from '../../../smallSite.ts'

const content = contentOf(smallSite)
const preview = {
  content,
  documents: { page: (file: string) => pageAt(content, file === 'index.json' ? '/' : '/blog').page },
  sources: new Map(),
  assets,
  site: resolveSite(content, { ...assets, base: '/' }),
  made: [],
}

test('the dev server shows the page of a category in any letter case, and none of an unknown one', () => {
  for (const path of ['/blog/category/news', '/Blog/Category/News/'])
    expect(pageDataAt(path, preview)?.title).toBe('News – Harbour View School')
  expect(pageDataAt('/blog/category/none', preview)).toBeUndefined()
  expect(fallbackAt('/blog/category/none', preview)?.status).toBe(404)
})
