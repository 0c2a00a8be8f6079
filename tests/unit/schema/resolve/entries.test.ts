import { expect, test } from 'vitest'
import { leavesOf } from '../../../../schema/model/entries.ts'
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

test('no page gets lost: one whose parent is elsewhere, or below another page itself, is in the first level', () => {
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
