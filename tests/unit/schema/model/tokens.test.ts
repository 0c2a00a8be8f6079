import { expect, test } from 'vitest'
import { site as siteSchema } from '../../../../schema/model/site.ts'
import { fillTokens, tokensIn } from '../../../../schema/model/tokens.ts'
import { smallSite } from '../../smallSite.ts'

const site = siteSchema.parse(JSON.parse(smallSite['_site.json'] ?? ''))

test.each([
  ['Welcome to {school}.', 'Welcome to Harbour View School.'],
  ['{school}, {address}', 'Harbour View School, 1 Harbour Road, Accra'],
  ['Write to {email}!', 'Write to office@harbourview.org!'],
  // A number that is read as one stays on one line.
  ['Ring {phone}.', 'Ring +233\u00a030\u00a0123\u00a04567.'],
  ['{school}{school}', 'Harbour View SchoolHarbour View School'],
  ['Nothing to fill in', 'Nothing to fill in'],
  ['{fax}, {}, { school }, {School}, {toString}', '{fax}, {}, { school }, {School}, {toString}'],
])('"%s" is read as "%s"', (text, filled) => {
  expect(fillTokens(text, site)).toBe(filled)
})

test.each([
  ['Nothing in braces', []],
  ['{school} and {fax}', ['school', 'fax']],
  ['{}, {one two}, {12}, {School', []],
])('the words in braces of "%s"', (text, names) => {
  const found = tokensIn(text)
  expect(found.map(({ name }) => name)).toEqual(names)
  for (const { name, at } of found) expect(text.substr(at.index, at.length)).toBe(`{${name}}`)
})
