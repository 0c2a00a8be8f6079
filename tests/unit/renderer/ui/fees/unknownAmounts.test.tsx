import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SiteProvider } from '../../../../../renderer/contexts/site.tsx'
import Fees from '../../../../../renderer/sections/Fees.tsx'
import PageFees from '../../../../../renderer/sections/PageFees.tsx'
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
    rows: [...html.matchAll(/<tr.*?<\/tr>/g)].slice(1).map(([row]) => wordsOf(row)),
    rest: wordsOf(html.replace(/<table.*?<\/table>/g, '')),
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
