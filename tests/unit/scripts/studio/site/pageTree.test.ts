import { expect, test } from 'vitest'
import type { ListedDocument } from '../../../../../scripts/studio/site/listDocuments.ts'
import { type Branch, pageTree } from '../../../../../scripts/studio/site/pageTree.ts'

const document = (kind: ListedDocument['kind'], file: string, route: string) => ({
  ...{ kind, file, route },
  title: file,
})

const documents = [
  document('site', '_site.json', '/'),
  document('page', 'index.json', '/'),
  document('page', 'about.json', '/about'),
  document('page', 'history.json', '/about/history'),
  document('page', 'zebra.json', '/about/zebra'),
  document('page', 'deep.json', '/about/history/1950/deep'),
  document('page', 'fees.json', '/admissions/fees'),
  document('page', 'news.json', '/news'),
  document('template', 'news/[id].json', '/news'),
  document('post', '_posts/2.json', '/news/2'),
  document('post', '_posts/10.json', '/news/10'),
  document('page', 'privacy.json', '/privacy'),
]

const navigation = [
  { label: 'News', path: '/news' },
  {
    label: 'About',
    path: '/About/',
    subMenu: [
      { label: 'Zebra', path: '/about/zebra#stripes' },
      { label: 'Fees', path: '/admissions/fees' },
      { label: 'Gone', path: '/gone' },
    ],
  },
  { label: 'Elsewhere', path: 'https://example.org', subMenu: 'no list' },
]

const written = (branches: readonly Branch[]): unknown[] =>
  branches.map(({ file, children }) => (children.length > 0 ? [file, ...written(children)] : file))

test('documents stand as the menu has them, then below the page above them; the rest is apart', () => {
  const { menu, others } = pageTree(documents, navigation)
  expect(written(menu)).toEqual([
    'index.json',
    ['news.json', 'news/[id].json', '_posts/10.json', '_posts/2.json'],
    ['about.json', 'zebra.json', 'fees.json', ['history.json', 'deep.json']],
  ])
  expect(written(others)).toEqual(['privacy.json'])
})

test('every document but the one of the site is in exactly one place, whatever the menu is', () => {
  const loops = [
    { path: '/about', subMenu: [{ path: '/about' }, { path: '/' }, { path: '/about/history' }] },
    { path: '/about/history', subMenu: [{ path: '/about' }] },
  ]
  for (const menu of [navigation, loops, undefined, 'no menu', [{}]]) {
    const tree = pageTree(documents, menu)
    const files = written([...tree.menu, ...tree.others]).flat(Number.POSITIVE_INFINITY)
    expect(files.sort()).toEqual(
      documents
        .slice(1)
        .map(({ file }) => file)
        .sort(),
    )
  }
})
