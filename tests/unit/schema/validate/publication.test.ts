import { expect, test } from 'vitest'
import { absenceOf, noticeOf } from '../../../../schema/model/publication.ts'
import { isError, textOf } from '../../../../schema/problems/problem.ts'

import { oneLine } from '../../../../scripts/lib/report/oneLine.ts'
import { mistakesOf, problemsOf, siteFrom, smallContext, smallSite, withMistake } from '../../smallSite.ts'

/** The small site with fields added to one document, and no link to the page of ILS but from lists. */
function withFields(file: string, fields: Record<string, unknown>): Record<string, string> {
  const files: Record<string, string> = withMistake('index.json', '/stages/ils#fees', '/stages')
  return { ...files, [file]: JSON.stringify({ ...JSON.parse(files[file] ?? ''), ...fields }, null, 2) }
}

const codesOn = (today: string, files: Record<string, string>) =>
  problemsOf(files, smallContext, { today, isPreview: false }).map(({ code }) => code)

test('a link from a published page to a draft is a mistake, with its place and a suggestion', () => {
  const files = withMistake('stages/ils.json', '"title":', '"draft": true, "title":')
  expect(mistakesOf({ ...files, 'stages/jhs.json': smallSite['stages/ils.json'] ?? '' })).toBe(
    'index.json:30:21  The page "/stages/ils" is a draft, so visitors who follow this find nothing. Publish that page, or delete what leads to it until then.',
  )
})

test('a draft may link to a draft, and a preview may link to anything', () => {
  const draft = { ...smallSite, ...withFields('blog/index.json', { draft: true }) }
  draft['_site.json'] = (smallSite['_site.json'] ?? '').replace('"/blog"', '"/stages"')
  draft['blog/[id].json'] = (smallSite['blog/[id].json'] ?? '').replace('"/blog"', '"/"')
  const linked = {
    ...draft,
    'notes.json': JSON.stringify({
      title: 'Notes',
      description: 'Notes.',
      draft: true,
      sections: [{ type: 'text', title: 'Notes', content: 'See.', action: { text: 'Blog', link: '/blog' } }],
    }),
  }
  expect(mistakesOf(linked)).toBe('')
  const published = { ...linked, 'notes.json': linked['notes.json'].replace('"draft":true,', '') }
  expect(problemsOf(published).map(({ code }) => code)).toEqual(['link-to-hidden-page'])
  const preview = problemsOf(published, smallContext, { today: '2026-11-21', isPreview: true })
  expect(preview.filter(isError)).toEqual([])
})

test.each([
  ['2027-01-10', ['link-to-hidden-page']],
  ['2027-01-11', ['link-to-leaving-page']],
  ['2027-03-31', ['link-to-leaving-page']],
  ['2027-04-01', ['link-to-hidden-page']],
])('on %s a page that is shown from 11 January to 31 March', (today, codes) => {
  const files = {
    ...smallSite,
    'news.json': JSON.stringify({
      title: 'News',
      description: 'What is new.',
      publishOn: '2027-01-11',
      unpublishOn: '2027-04-01',
      sections: [{ type: 'text', title: 'News', content: 'News.' }],
    }),
    '_site.json': (smallSite['_site.json'] ?? '').replace('"/blog"', '"/news"'),
  }
  expect(codesOn(today, files)).toEqual(codes)
})

test('what leaves the website on the day on which it comes is never seen', () => {
  const files = withFields('_posts/1.json', { publishOn: '2027-01-11', unpublishOn: '2027-01-11' })
  expect(problemsOf(files).map(oneLine)).toEqual([
    '_posts/1.json:18:18  This leaves the website on 2027-01-11, but comes to it only on 2027-01-11: nobody would ever see it. Correct one of the two dates.',
  ])
})

test('a list whose pages are all drafts is empty, and that is said', () => {
  expect(codesOn('2026-11-21', withFields('stages/ils.json', { draft: true }))).toEqual([
    'folder-without-pages',
    'folder-without-pages',
  ])
})

test('a link to a page that will leave is warned of, unless its own page leaves before', () => {
  const files = withMistake('stages/ils.json', '"title": "I', '"unpublishOn": "2027-04-01", "title": "I')
  expect(mistakesOf(files)).toBe(
    'index.json:30:21  Warning: The page "/stages/ils#fees" leaves the website on 2027-04-01; from then on this link is a mistake. Delete the link by that day, or let this page leave on it as well.',
  )
  const news = (until: string) =>
    JSON.stringify({
      title: 'News',
      description: 'What is new.',
      unpublishOn: until,
      sections: [{ type: 'text', title: 'A', content: 'B', action: { text: 'ILS', link: '/stages/ils' } }],
    })
  const codes = (until: string) =>
    codesOn('2026-11-21', {
      ...files,
      'index.json': smallSite['index.json']?.replace('/stages/ils#fees', '/blog') ?? '',
      'news.json': news(until),
    })
  expect(codes('2027-04-01')).toEqual([])
  expect(codes('2027-04-02')).toEqual(['link-to-leaving-page'])
})

test.each([
  [{}, '', undefined],
  [{ draft: false }, '', undefined],
  [{ draft: true, publishOn: '2027-01-01' }, 'is a draft', 'Draft: not on the website yet'],
  [{ publishOn: '2026-11-21' }, '', undefined],
  [
    { publishOn: '2026-11-22' },
    'is not on the website before 2026-11-22',
    'This page is not on the website before 22 November 2026',
  ],
  [{ unpublishOn: '2026-11-22' }, '', undefined],
  [
    { unpublishOn: '2026-11-21' },
    'has left the website on 2026-11-21',
    'This page has left the website on 21 November 2026',
  ],
])('on 21 November 2026 a page with %j %s, and its ribbon says: %s', (fields, absence, notice) => {
  expect(textOf(absenceOf(fields, '2026-11-21') ?? '')).toBe(absence)
  expect(noticeOf(fields, '2026-11-21')).toBe(notice)
})

const visitors = { today: '2026-11-21', isPreview: false }
const preview = { ...visitors, isPreview: true }
const severitiesOf = (files: Record<string, string>, view = visitors) =>
  siteFrom(files, smallContext, view).problems.map(
    ({ file, code, severity }) => `${file} ${code} ${severity}`,
  )

/** A page that is no draft yet. @param fields of it */
const news = (fields: Record<string, unknown>) => ({
  ...smallSite,
  'news.json': JSON.stringify({
    title: 'News',
    description: 'What is new.',
    sections: [{ type: 'text', title: 'News', content: 'News.' }],
    ...fields,
  }),
})

test.each([
  ['a field that there is not', { adress: 'x' }, 'unknown-field'],
  ['a picture that there is not', { headerImage: '/images/none.svg' }, 'unknown-field'],
  ['no section', { sections: [] }, 'too-few-entries'],
  [
    'a link that leads nowhere',
    {
      sections: [{ type: 'text', title: 'A', content: 'B', action: { text: 'C', link: '/no' } }],
    },
    'link-to-nowhere',
  ],
  ['the address of a page that is published', { aliases: ['/stages'] }, 'address-taken'],
])(
  '%s is an error of a page, and a warning while it is a draft, without which the site is made',
  (_, fields, code) => {
    expect(severitiesOf(news(fields))).toContain(`news.json ${code} error`)
    const site = siteFrom(news({ ...fields, draft: true }))
    expect(site.problems.map(({ file, code, severity }) => `${file} ${code} ${severity}`)).toContain(
      `news.json ${code} warning`,
    )
    expect(site.problems.filter(isError)).toEqual([])
    expect([...(site.content?.pages.keys() ?? [])]).toEqual([
      ...(siteFrom(smallSite).content?.pages.keys() ?? []),
    ])
  },
)

test('a draft that is no JSON is left out with a warning, also in a preview; one that may be no draft is an error', () => {
  const broken = (text: string) => ({ ...smallSite, 'news.json': text })
  const draft = '{ "draft": true, "title": "News" "sections": [ }'
  for (const view of [visitors, preview]) {
    const site = siteFrom(broken(draft), smallContext, view)
    expect(site.problems.filter(({ file }) => file === 'news.json')).not.toEqual([])
    expect(site.problems.filter(isError)).toEqual([])
    expect(site.content?.pages.has('/news')).toBe(false)
    expect([...site.leftOut]).toEqual(['news.json'])
  }
  expect(siteFrom(broken(draft.replace('true', 'false'))).content).toBeUndefined()
  const home = { ...smallSite, 'index.json': draft }
  expect(siteFrom(home).problems.some(isError)).toBe(true)
})

test('nothing that is published may lead to a draft that is not finished, while a draft may', () => {
  const draft = withMistake('stages/ils.json', '"title":', '"draft": true, "adress": 1, "title":')
  expect(severitiesOf({ ...draft, 'stages/jhs.json': smallSite['stages/ils.json'] ?? '' })).toEqual([
    'index.json link-to-hidden-page error',
    'stages/ils.json unknown-field warning',
  ])
  const other = news({
    draft: true,
    sections: [{ type: 'text', title: 'A', content: 'B', action: { text: 'C', link: '/stages/ils' } }],
  })
  const rest = withMistake('index.json', '/stages/ils#fees', '/stages')
  const files = { ...other, ...rest, 'stages/jhs.json': smallSite['stages/ils.json'] ?? '' }
  const both = {
    ...files,
    'news.json': other['news.json'] ?? '',
    'stages/ils.json': draft['stages/ils.json'] ?? '',
  }
  expect(severitiesOf(both)).toEqual(['stages/ils.json unknown-field warning'])
})

test('a draft takes no address from what is published, whatever their names', () => {
  const files = {
    ...smallSite,
    'about.json': news({ draft: true, aliases: ['/stages'] })['news.json'] ?? '',
    '_posts/0.json': withFields('_posts/1.json', { draft: true })['_posts/1.json'] ?? '',
  }
  expect(severitiesOf(files)).toEqual([
    '_posts/0.json address-taken warning',
    'about.json address-taken warning',
  ])
  const site = siteFrom(files, smallContext, preview)
  expect([...site.leftOut].sort()).toEqual(['_posts/0.json', 'about.json'])
  expect(site.content?.posts.map(({ id }) => id).sort()).toEqual([1, 2])
})

test('a name that not every computer can keep is an error of a draft, too', () => {
  const { 'news.json': text = '', ...files } = news({ draft: true })
  expect(severitiesOf({ ...files, 'Our news.json': text })).toContain('Our news.json bad-file-name error')
})

test('a page for a day in the future goes live by itself, so what is wrong with it stays an error', () => {
  expect(severitiesOf(news({ publishOn: '2027-01-11', adress: 'x' }))).toEqual([
    'news.json unknown-field error',
  ])
})
