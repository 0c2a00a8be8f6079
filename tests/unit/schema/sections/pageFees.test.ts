import { expect, test } from 'vitest'
import { resolvePage } from '../../../../schema/resolve/resolvePage.ts'
import { contentOf, pageAt, smallSite } from '../../smallSite.ts'
import { assets, refsIn } from '../resolve/school.ts'

const fees = {
  type: 'fees',
  id: 'ils',
  title: 'ILS at {school}',
  page: '/Stages/ILS/',
  currency: 'GHS',
  validFrom: '2026-09-01',
  terms: [{ name: 'First term' }, { name: 'Second term' }],
  classes: [{ name: 'Year 7', amounts: [100, 120] }, { name: 'Year 8' }],
}

const feesPage = (...sections: object[]) =>
  JSON.stringify({ title: 'Fees', description: 'What it costs.', sections })

const ils = JSON.parse(smallSite['stages/ils.json'] ?? '')

const files = {
  ...smallSite,
  'index.json': (smallSite['index.json'] ?? '').replace('/stages/ils#fees', '/fees'),
  'stages/ils.json': JSON.stringify({ ...ils, sections: [{ type: 'pageFees', title: 'What it costs' }] }),
}

function feesAtIls(sections: readonly object[]) {
  const content = contentOf({ ...files, 'fees.json': feesPage(...sections) })
  return refsIn(resolvePage(content, pageAt(content, '/stages/ils'), assets), 'pageFees').fees
}

test('a page shows the fees of each section that names it, and leads to that section', () => {
  const whole = {
    ...fees,
    id: undefined,
    title: 'The whole year',
    terms: [{ name: 'Year' }],
    classes: [{ name: 'Year 7', amounts: [200] }],
  }
  expect(
    feesAtIls([fees, { ...fees, page: '/stages', id: 'all' }, { ...fees, page: undefined, id: 'b' }, whole]),
  ).toEqual([
    {
      title: 'ILS at Harbour View School',
      href: '/school/fees#ils',
      currency: 'GHS',
      terms: ['First term', 'Second term'],
      classes: [{ name: 'Year 7', amounts: [100, 120] }, { name: 'Year 8' }],
    },
    {
      title: 'The whole year',
      href: '/school/fees',
      currency: 'GHS',
      terms: ['Year'],
      classes: [{ name: 'Year 7', amounts: [200] }],
    },
  ])
})

test('fees that visitors do not see are shown nowhere', () => {
  const text = { type: 'text', title: 'Fees', content: 'Ask.' }
  expect(feesAtIls([text, { ...fees, hidden: true }])).toEqual([])
})
