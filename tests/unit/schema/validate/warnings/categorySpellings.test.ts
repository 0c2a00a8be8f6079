import { expect, test } from 'vitest'
import { applyRepairs } from '../../../../../schema/read/repair.ts'
import { problemsOf, smallSite } from '../../../smallSite.ts'

const posts = (...categories: string[][]) =>
  Object.fromEntries(
    categories.map((list, index) => {
      const post = JSON.parse(smallSite['_posts/1.json'] ?? '')
      const value = { ...post, id: index + 1, title: `Post ${index}`, relatedPosts: [], categories: list }
      return [`_posts/${index + 1}.json`, JSON.stringify(value, null, 2)] as const
    }),
  )

const spellingsOf = (files: Record<string, string>) =>
  problemsOf({ ...smallSite, ...files }).filter(({ code }) => code === 'category-spelling')

test.each<[string, string[][], string[]]>([
  ['one spelling', [['STEM'], ['STEM', 'Sport']], []],
  ['two categories', [['STEM'], ['Stems']], []],
  ['another letter case, told of the rarer one', [['Stem'], ['STEM'], ['STEM']], ['_posts/1.json STEM']],
  ['equally frequent spellings, told of the later one', [['Stem'], ['STEM']], ['_posts/2.json Stem']],
  ['other accents and signs', [['Fête day'], ['Fete-Day']], ['_posts/2.json Fête day']],
  ['two spellings in one post', [['News', 'news']], ['_posts/1.json News']],
  ['letters that addresses lack', [['日本'], ['中国']], []],
])('categories of posts with %s', (_, categories, expected) => {
  const files = posts(...categories)
  const found = spellingsOf(files)
  expect(found.map(({ file, cure }) => `${file} ${/"([^"]*)"/.exec(cure)?.[1]}`)).toEqual(expected)
  for (const problem of found)
    expect(
      spellingsOf({ ...files, [problem.file]: applyRepairs(files[problem.file] ?? '', [problem]) }),
    ).toEqual([])
})
