import { expect, test } from 'vitest'
import { resolvePage } from '../../../../schema/resolve/resolvePage.ts'
import { contentOf, pageAt, withFields, withFiles } from '../../smallSite.ts'
import { assets, files, refsIn, stage } from './school.ts'

/** What the first section of a page at /visit refers to. */
const refsOf = (section: Record<string, unknown>, from: Record<string, string> = files) =>
  resolved(section, from)?.refs

/** The first section of a page at /visit. */
const resolved = (section: Record<string, unknown>, from: Record<string, string>) =>
  visit(section, from).sections[0]

function visit(section: Record<string, unknown>, from: Record<string, string> = files) {
  const page = { title: 'Visit', description: 'Visit us.', header: 'overlay', sections: [section] }
  const all = contentOf({ ...from, 'visit.json': JSON.stringify(page) }, withFiles(['/docs/fees.pdf']))
  return resolvePage(all, pageAt(all, '/visit'), assets)
}
const names = (list: readonly { name: string }[] = []) => list.map(({ name }) => name)

test.each([
  ['top', ['ILS', 'A Level', 'Secondary', 'Zebra']],
  ['leaves', ['ILS', 'A Level', 'JHS', 'SHS', 'Zebra']],
  ['all', ['ILS', 'A Level', 'Secondary', 'JHS', 'SHS', 'Zebra']],
  [undefined, ['ILS', 'A Level', 'Secondary', 'JHS', 'SHS', 'Zebra']],
])('cards of pages that show %s', (show, expected) => {
  const refs = refsOf({ type: 'pageCards', title: 'Stages', from: '/stages', ...(show && { show }) })
  expect(names(refs?.entries)).toEqual(expected)
  expect(refs?.entries?.at(-2)).toEqual(
    show === 'top'
      ? {
          name: 'Secondary',
          link: '/school/stages/secondary',
          description: 'Secondary of Harbour View School',
          isCurrent: false,
        }
      : {
          name: 'SHS',
          link: '/school/stages/shs',
          description: 'SHS of Harbour View School',
          image: '/images/hero.svg',
          isCurrent: false,
        },
  )
  expect(refs?.entries?.find(({ name }) => name === 'JHS')?.light).toBe(show === 'top' ? undefined : 'noon')
  expect(Object.keys(refs?.pictures ?? {})).toEqual(show === 'top' ? [] : ['/images/hero.svg'])
})

test('an overview of requirements has those of each stage, in its light', () => {
  const refs = refsOf({ type: 'requirementsOverview', title: 'Bring', from: '/stages' })
  expect(refs?.entries).toEqual([
    { name: 'ILS', link: '/school/stages/ils' },
    { name: 'A Level', link: '/school/stages/alevel' },
    {
      name: 'JHS',
      link: '/school/stages/jhs',
      light: 'noon',
      requirements: [['A form of Harbour View School'], ['A pen']],
    },
    { name: 'SHS', link: '/school/stages/shs' },
    { name: 'Zebra', link: '/school/stages/zebra' },
  ])
})

test('each choice of a form takes what there is to choose from its own folder', () => {
  const select = (name: string, optionsFrom: string) => ({
    name,
    label: 'Which?',
    kind: 'select',
    optionsFrom,
  })
  const folders = [select('stage', '/stages'), select('next', '/stages'), select('club', '/clubs')]
  const form = {
    type: 'form',
    title: 'Ask',
    fields: [{ name: 'name', label: 'Name', kind: 'text' }, ...folders],
    submitText: 'Send',
    subject: 'A question',
    successMessage: 'Thank you.',
  }
  const found = resolved(form, { ...files, 'clubs/chess.json': stage('Chess', { order: 1 }) })
  const stages = ['ILS', 'A Level', 'JHS', 'SHS', 'Zebra']
  expect(found?.refs).toEqual({ pictures: {}, icons: {}, files: {} })
  expect(found?.section).toMatchObject({
    fields: [
      { name: 'name' },
      { name: 'stage', options: stages },
      { name: 'next', options: stages },
      { name: 'club', options: ['Chess'] },
    ],
  })
})

test('a calendar has its file beside its page', () => {
  const term = { name: 'First term', start: '2026-09-08', end: '2026-12-11', events: [] }
  const calendar = { type: 'calendar', title: 'Terms', downloadText: 'Add', terms: [term] }
  expect(refsIn(visit(calendar), 'calendar').calendarHref).toBe('/school/visit/calendar.ics')
  const home = contentOf(withFields('index.json', { sections: [calendar] }))
  expect(refsIn(resolvePage(home, pageAt(home, '/'), assets), 'calendar').calendarHref).toBe(
    '/school/calendar.ics',
  )
})

test('a document comes with its size', () => {
  const refs = refsOf({ type: 'prospectus', title: 'Fees', buttonText: 'See', pdfUrl: '/docs/fees.pdf' })
  expect(refs?.files).toEqual({ '/docs/fees.pdf': { href: '/school/docs/fees.pdf', size: 100 } })
})

test('posts are listed newest first, as many as are asked for', () => {
  const ids = (posts: readonly { id: number }[] = []) => posts.map(({ id }) => id)
  expect(ids(refsOf({ type: 'blogList', title: 'Blog' })?.posts)).toEqual([2, 1])
  expect(ids(refsOf({ type: 'latestPosts', title: 'News', count: 1 })?.posts)).toEqual([2])
  expect(Object.keys(refsOf({ type: 'latestPosts', title: 'News', count: 1 })?.pictures ?? {})).toEqual([
    '/images/hero.svg',
  ])
})

test('ways forward show the light of the pages to which they lead', () => {
  const way = (stage: string, link?: string) => ({ stage, description: 'On.', ...(link && { link }) })
  const items = [way('JHS', '/stages/jhs'), way('Work'), way('Blog', '/blog')]
  expect(refsOf({ type: 'pathForward', title: 'On', items })?.entries).toEqual([
    { name: 'JHS', link: '/school/stages/jhs', light: 'noon' },
  ])
})

test('an icon comes with its shape', () => {
  const items = [{ icon: 'sprout', title: 'Together', description: 'In small groups.' }]
  expect(refsOf({ type: 'learningApproaches', title: 'How', items })?.icons).toEqual({
    sprout: '<path d="sprout"/>',
  })
})
