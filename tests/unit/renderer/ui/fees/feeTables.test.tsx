import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SiteProvider } from '../../../../../renderer/contexts/site.tsx'
import Fees from '../../../../../renderer/sections/Fees.tsx'
import PageFees from '../../../../../renderer/sections/PageFees.tsx'
import { tableLayout } from '../../../../../renderer/ui/table/tableLayout.ts'
import { siteData } from '../../siteData.ts'

const refs = { pictures: {}, icons: {}, files: {} }

/** The words of each row of the tables, and of what is outside of them. */
function shown(section: ReactNode) {
  const html = renderToString(<SiteProvider site={siteData}>{section}</SiteProvider>)
  const wordsOf = (part: string) =>
    part
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  return {
    rows: [...html.matchAll(/<tr.*?<\/tr>/gs)].slice(1).map(([row]) => wordsOf(row)),
    rest: wordsOf(html.replace(/<table.*?<\/table>/gs, '')),
    html,
  }
}

const classes = [
  { name: 'Lower sixth', amounts: [2400, 2500] },
  { name: 'Upper sixth' },
  { name: 'Third sixth' },
  { name: 'Evening class', note: 'Only in January.' },
]
const fees = {
  title: 'Fees',
  currency: 'GHS',
  validFrom: '2026-09-01',
  terms: [{ name: 'One' }, { name: 'Two' }],
}

test('several classes without an amount are one sentence below the table, and one with a note stays a row', () => {
  const { rows, rest } = shown(<Fees section={{ type: 'fees', ...fees, classes }} refs={refs} />)
  expect(rows).toHaveLength(2)
  expect(rows[1]).toMatch(/^Evening class Only in January\. Ask the office/)
  expect(rest).toContain('Upper sixth and Third sixth Ask the office: +233 30 123 4567')
})

test('a single class without an amount stays in the table', () => {
  const { rows, rest } = shown(
    <Fees section={{ type: 'fees', ...fees, classes: classes.slice(0, 2) }} refs={refs} />,
  )
  expect(rows[1]).toMatch(/^Upper sixth Ask the office/)
  expect(rest).not.toContain('Ask the office')
})

const pageFees = {
  type: 'pageFees',
  title: 'What it costs',
  ask: { text: 'Ask for the fees of Year 7', link: '/apply?stage=year-7#enquiry' },
} as const

test('a page without known fees has one sentence and the button to a form, and no table', () => {
  const asked = {
    ...fees,
    href: '/fees#a',
    terms: ['One'],
    classes: [{ name: 'Year 7' }, { name: 'Year 8' }],
  }
  for (const found of [[], [asked]]) {
    const { html, rest } = shown(<PageFees section={pageFees} refs={{ ...refs, fees: found }} />)
    expect(html).not.toContain('<table')
    expect(rest.match(/Ask the office/g)).toHaveLength(1)
    expect(html).toMatch(/<a [^>]*href="\/apply\?stage=year-7#enquiry"[^>]*>Ask for the fees of Year 7<\/a>/)
  }
})

test('a page with known fees has no such button', () => {
  const known = { ...fees, href: '/fees#a', terms: ['One'], classes: [{ name: 'Year 7', amounts: [900] }] }
  const { rows, rest } = shown(<PageFees section={pageFees} refs={{ ...refs, fees: [known] }} />)
  expect(rows).toEqual(['Year 7 GHS 900 a year'])
  expect(rest).not.toContain('Ask for')
})

test('a class that pays the same each term is one line, and the due dates of all classes are one, too', () => {
  const terms = [
    { name: 'One', due: '2026-08-25' },
    { name: 'Two', due: '2027-01-04' },
  ]
  const even = [
    { name: 'Year 7', amounts: [900, 900] },
    { name: 'Year 8', amounts: [1000.5, 1000.5] },
  ]
  const section = { type: 'fees', ...fees, terms, classes: even } as const
  const { rows, rest, html } = shown(<Fees section={section} refs={refs} />)
  expect(rows).toEqual(['Year 7 900 1,800', 'Year 8 1,000.50 2,001'])
  expect(rest.replaceAll('\u00a0', ' ')).toContain('due by 25 August 2026 and 4 January 2027')
  expect(html.match(/due by/g)).toHaveLength(1)
})

test.each([
  ['pair', ['Admission, once, within two weeks of our long letter', 'GHS 700 to 1,350']],
  ['numbers', ['Kindergarten 1, 3 to 4 years', '6,900', '20,700']],
  ['medium', ['Kindergarten 1, 3 to 4 years', '6,900', '6,900', '6,900', '20,700']],
] as const)('a name with its amounts is laid out as %s', (layout, cells) => {
  const columns = cells.map((_, index) => ({
    label: 'GHS',
    align: index > 0 ? ('right' as const) : undefined,
  }))
  expect(tableLayout(columns, [{ cells }])).toBe(layout)
})
