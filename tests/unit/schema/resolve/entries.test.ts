import { expect, test } from 'vitest'
import { leavesOf, shown, stagesOf } from '../../../../schema/model/entries.ts'
import { entriesForLinks, entriesOf } from '../../../../schema/resolve/resolvePage.ts'
import { contentOf } from '../../smallSite.ts'
import { assets, files, site, stage } from './school.ts'

const stages = () => entriesOf(site(), assets, '/stages', '/stages/jhs')

test('a folder is listed in the order of its numbers, then of its addresses; children stand below their parent', () => {
  expect(stages().map(({ name, children }) => [name, ...children.map(child => child.name)])).toEqual([
    ['ILS'],
    ['A Level'],
    ['Secondary', 'JHS', 'SHS'],
    ['Zebra'],
  ])
  expect(leavesOf(stages()).map(({ name }) => name)).toEqual(['ILS', 'A Level', 'JHS', 'SHS', 'Zebra'])
  expect(entriesOf(site(), assets, '/nowhere', undefined)).toEqual([])
})

test('no page gets lost: one whose parent is elsewhere, or below another page itself, stands in the first level', () => {
  const more = {
    ...files,
    'stages/apart.json': stage('Apart', { order: 5, parent: '/blog' }),
    'stages/third.json': stage('Third', { order: 6, parent: '/stages/jhs' }),
  }
  const entries = entriesOf(contentOf(more), assets, '/stages', undefined)
  expect(entries.map(({ name, children }) => [name, ...children.map(child => child.name)])).toEqual([
    ['ILS'],
    ['A Level'],
    ['Secondary', 'JHS', 'SHS'],
    ['Zebra'],
    ['Apart'],
    ['Third'],
  ])
})

test('an entry has all that a list can show of its page', () => {
  expect(stages()[2]).toMatchObject({
    name: 'Secondary',
    description: 'Secondary of Harbour View School',
    icon: 'users',
    link: '/school/stages/secondary',
    content: ['All of Harbour View School.'],
    isCurrent: false,
  })
  expect(stages()[2]?.children).toEqual([
    {
      name: 'JHS',
      description: 'JHS of Harbour View School',
      icon: 'users',
      link: '/school/stages/jhs',
      content: [],
      light: 'noon',
      isCurrent: true,
      children: [],
      requirements: [['A form of Harbour View School'], ['A pen']],
    },
    {
      name: 'SHS',
      description: 'SHS of Harbour View School',
      icon: 'users',
      link: '/school/stages/shs',
      content: [],
      image: '/images/hero.svg',
      isCurrent: false,
      children: [],
    },
  ])
})

test('a list takes along what it shows and no more', () => {
  const [jhs] = stages()[2]?.children ?? []
  expect(shown(jhs ? [jhs] : [])).toEqual([{ name: 'JHS', link: '/school/stages/jhs' }])
  expect(shown(jhs ? [jhs] : [], ['light', 'image'])).toEqual([
    { name: 'JHS', link: '/school/stages/jhs', light: 'noon' },
  ])
  expect(stagesOf(jhs ? [jhs] : [])).toEqual([
    {
      name: 'JHS',
      description: 'JHS of Harbour View School',
      icon: 'users',
      link: '/school/stages/jhs',
      content: [],
      light: 'noon',
      children: [],
    },
  ])
})

test('of linked pages those are listed that have a summary', () => {
  const links = ['/Stages/JHS', '/stages/unlisted', '/stages/ils/', '/nowhere', 'https://elsewhere.example/']
  expect(
    entriesForLinks(site(), assets, links).map(({ name, isCurrent, children }) => [
      name,
      isCurrent,
      children,
    ]),
  ).toEqual([
    ['JHS', false, []],
    ['ILS', false, []],
  ])
})
