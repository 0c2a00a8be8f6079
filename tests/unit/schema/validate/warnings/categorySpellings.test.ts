import { expect, test } from 'vitest'
import { applyFixes } from '../../../../../schema/read/fixDocuments.ts'
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
  ['another letter case, reported at the rarer one', [['Stem'], ['STEM'], ['STEM']], ['_posts/1.json STEM']],
  ['equally frequent spellings, reported at the later one', [['Stem'], ['STEM']], ['_posts/2.json Stem']],
  ['other accents and signs', [['Fête day'], ['Fete-Day']], ['_posts/2.json Fête day']],
  ['two spellings in one post', [['News', 'news']], ['_posts/1.json News']],
  ['letters of another script', [['日本'], ['中国']], []],
  ['signs of Arabic vowels', [['مَكتبة'], ['مكتبة'], ['مكتبة']], ['_posts/1.json مكتبة']],
  ['signs at their end', [['C++'], ['C#'], ['C']], []],
])('categories of posts with %s', (_, categories, expected) => {
  const files = posts(...categories)
  const found = spellingsOf(files)
  expect(found.map(({ file, suggestion }) => `${file} ${/"([^"]*)"/.exec(suggestion)?.[1]}`)).toEqual(
    expected,
  )
  for (const problem of found)
    expect(
      spellingsOf({ ...files, [problem.file]: applyFixes(files[problem.file] ?? '', [problem]) }),
    ).toEqual([])
})

test('categories that differ in a sign share a page: it is reported without a fix, since they may mean two things', () => {
  const [problem, ...others] = spellingsOf(posts(['R&D'], ['R D']))
  expect(others).toEqual([])
  expect(problem?.message).toBe(
    'Other posts have the category "R&D". Both would have the same address, so they share one page.',
  )
  expect(problem?.fix).toBeUndefined()
})

test('a category of signs alone is reported to have no page', () => {
  const codes = problemsOf({ ...smallSite, ...posts(['🎉'], ['***', 'News']) }).filter(
    ({ code }) => code === 'category-without-page',
  )
  expect(codes.map(({ file, message }) => `${file} ${message}`)).toEqual([
    '_posts/1.json The category "🎉" has no letter and no digit, so no address can be made of it, and it has no page.',
    '_posts/2.json The category "***" has no letter and no digit, so no address can be made of it, and it has no page.',
  ])
})

const slipsOf = (...categories: string[][]) =>
  problemsOf({ ...smallSite, ...posts(...categories) })
    .filter(({ code }) => code === 'similar-category')
    .map(({ file, message, suggestion }) => `${file} ${message} ${suggestion}`)

test('a category with a slip in its name is reported with the right one, since it would get a page of its own', () => {
  expect(slipsOf(['Scool News'], ['School News'], ['School News'])).toEqual([
    '_posts/1.json "Scool News" is almost the name of another category, and gets a page of its own. Did you mean "School News", which 2 posts have?',
  ])
  expect(slipsOf(['Scool News', 'School News'])[0]).toContain('which this post has, too?')
})

test.each([
  ['a letter too few at the beginning', 'chool News', 'School News'],
  ['two letters that are swapped', 'Sprots', 'Sports'],
  ['one and many', 'Sport', 'Sports'],
  ['two slips in a long name', 'Scool Newz', 'School News'],
  ['another alphabet', 'مدرسة النور', 'مدرسه النور'],
])('a slip: %s', (_, wrong, right) => {
  expect(slipsOf([right], [right], [wrong])).toHaveLength(1)
})

test.each([
  ['Year 7', 'Year 8'],
  ['Boys', 'Toys'],
  ['Sixth Form', 'Fifth Form'],
  ['Juniors', 'Seniors'],
  ['小学校の行事', '中学校の行事'],
  ['Sports', 'Music'],
])('"%s" and "%s" are two categories', (one, other) => {
  expect(slipsOf([one], [other], [other])).toEqual([])
})

test('the fix of a slip writes the category that more posts have; of two that are as frequent there is none', () => {
  const files = posts(['Scool News'], ['School News'], ['School News'])
  const [problem] = problemsOf({ ...smallSite, ...files }).filter(({ code }) => code === 'similar-category')
  if (!problem) throw new Error('Nothing is reported')
  const fixed = applyFixes(files['_posts/1.json'] ?? '', [problem])
  expect(JSON.parse(fixed).categories).toEqual(['School News'])
  const [one] = problemsOf({ ...smallSite, ...posts(['Scool News'], ['School News']) }).filter(
    ({ code }) => code === 'similar-category',
  )
  expect(one?.fix).toBeUndefined()
})
