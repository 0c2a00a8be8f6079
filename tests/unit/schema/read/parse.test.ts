import { expect, test } from 'vitest'
import { parseDocument } from '../../../../schema/read/parse.ts'
import { oneLine } from '../../../../scripts/lib/report/pretty.ts'
import { smallSite } from '../../smallSite.ts'

const misplaced = (file: string, text = '') => {
  const parsed = parseDocument({ file, text })
  return Array.isArray(parsed) ? parsed.map(oneLine) : parsed.kind
}

test('a post among the pages and a page among the posts are told where they belong', () => {
  const words =
    'blog/7.json:1:1  This is a blog post, but it lies among the pages. Move the file into the folder "_posts".'
  expect(misplaced('blog/7.json', smallSite['_posts/1.json'])).toEqual([words])
  expect(misplaced('_posts/7.json', smallSite['stages/ils.json'])).toEqual([
    '_posts/7.json:1:1  This is a page, but it lies among the blog posts. Move the file out of "_posts", to where its address should be.',
  ])
  expect(misplaced('_posts/7.json', smallSite['_posts/1.json'])).toBe('post')
  expect(misplaced('blog/7.json', smallSite['_posts/1.json']?.replace('"title"', '"heading"'))).not.toContain(
    words,
  )
})
