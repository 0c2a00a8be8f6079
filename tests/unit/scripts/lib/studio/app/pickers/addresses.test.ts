import { expect, test } from 'vitest'
import {
  destinationOf,
  outsideAddress,
} from '../../../../../../../scripts/lib/studio/app/pickers/addresses.ts'
import type { ListedDocument } from '../../../../../../../scripts/lib/studio/listDocuments.ts'

test.each([
  ['https://www.ges.gov.gh/dates', 'https://www.ges.gov.gh/dates'],
  [' www.ges.gov.gh ', 'https://www.ges.gov.gh'],
  ['facebook.com/school', 'https://facebook.com/school'],
  ['office@school.org', 'mailto:office@school.org'],
  ['+233 30 (123) 45-67', 'tel:+233301234567'],
  ['mailto:office@school.org', 'mailto:office@school.org'],
  ['school fees', undefined],
  ['fees.', undefined],
  ['javascript:alert(1)', undefined],
  ['2027', undefined],
  ['', undefined],
])('"%s" means the address %s', (words, address) => {
  expect(outsideAddress(words)).toBe(address)
})

const page = (route: string, title: string): ListedDocument => ({
  ...{ file: `${route}.json`, kind: 'page', title, route },
  ...{ absence: undefined, isDraft: false, isScheduled: false, problems: [], isUnsaved: false, savedAt: 0 },
})
const documents = [page('/', 'Home'), page('/stages/ils', 'Lower Secondary')]

test.each([
  ['/', 'The page Home'],
  ['/stages/ILS/', 'The page Lower Secondary'],
  ['/stages/ils#fees', 'A place on the page Lower Secondary'],
  ['#fees', 'A place on this page'],
  ['#', 'Leads nowhere yet'],
  ['https://www.ges.gov.gh', 'Another website'],
  ['mailto:office@school.org', 'An email'],
  ['tel:+233301234567', 'A telephone call'],
  ['/docs/FEES.pdf', 'A PDF document'],
  ['/nowhere', ''],
  ['', ''],
])('%s is explained as "%s"', (address, words) => {
  expect(destinationOf(address, documents)).toBe(words)
})
