import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { calendarDay } from '../../../../scripts/lib/calendarDay.ts'
import { baseOf, originOf } from '../../../../scripts/lib/cli.ts'
import { commandLine, ownFolders, withFolders } from '../../../../scripts/lib/commandLine.ts'
import { dayOf } from '../../../../scripts/lib/today.ts'

import { UsageError } from '../../../../scripts/lib/usageError.ts'

test.each([
  ['', '/'],
  ['/', '/'],
  ['school', '/school/'],
  ['//a//b.c/', '/a/b.c/'],
  ['/my-repo/', '/my-repo/'],
])('--base %j means %j', (option, base) => {
  expect(baseOf(option)).toBe(base)
})

test.each(['../x', '/../x/', '/a/./b', '/a/..', '...', 'a b', '/x?y', '/ü/', '%2e%2e', 'a\\b'])(
  '--base %j is refused, since nothing would be found there',
  option => {
    expect(() => baseOf(option)).toThrow(UsageError)
  },
)

test.each([
  ['https://www.example.org', 'https://www.example.org'],
  ['https://www.example.org/', 'https://www.example.org'],
  ['HTTPS://WWW.Example.ORG', 'https://www.example.org'],
  ['http://localhost:4173', 'http://localhost:4173'],
  ['https://example.org:50443', 'https://example.org:50443'],
  ['https://[::1]:8080', 'https://[::1]:8080'],
])('--origin %j means %j', (option, origin) => {
  expect(originOf(option)).toBe(origin)
})

test.each([
  'https://x;y',
  'https://u:p@x',
  'https://u@x.org',
  'https://x<b>',
  'https://x y',
  'https://x.org/folder',
  'https://x.org?a',
  'https://x..org',
  'https://.org',
  'https://x.org:99999',
  'https://$(id).org',
  "https://x'y.org",
  'ftp://x.org',
  'x.org',
])('--origin %j is refused in one sentence', option => {
  expect(() => originOf(option)).toThrow(
    new UsageError(`"${option}" is not an origin. Write it as https://www.example.org.`),
  )
})

test('a day begins when it begins where the organisation is', () => {
  expect(calendarDay(new Date('2027-01-10T23:30:00Z'), 'Africa/Lagos')).toBe('2027-01-11')
  expect(calendarDay(new Date('2027-01-10T23:59:59Z'))).toBe('2027-01-10')
  expect(calendarDay(new Date('2027-01-11T00:00:00Z'))).toBe('2027-01-11')
})

test.each(['2027-02-30', '11/01/2027', 'tomorrow', '2027-1-1', ''])('--today "%s" is no day', option => {
  expect(() => dayOf(option, '')).toThrow(`"${option}" is no day. Write it as 2026-11-21: year, month, day.`)
})

const site = { pages: '../my-site/pages', public: '../my-site/public' }

test('a command for the project’s own site has no folders, and one for another site has them', () => {
  expect(commandLine('migrate', ownFolders)).toBe('npm run migrate')
  expect(commandLine('start', { pages: relative(process.cwd(), ownFolders.pages) })).toBe('npm start')
  expect(commandLine('start', site)).toBe('npm start -- --pages ../my-site/pages --public ../my-site/public')
  expect(commandLine('migrate', { pages: site.pages }, ['--write'])).toBe(
    'npm run migrate -- --write --pages ../my-site/pages',
  )
  const spaced = join(process.cwd(), 'our site/pages')
  expect(commandLine('validate', { pages: spaced })).toBe('npm run validate -- --pages "our site/pages"')
})

test('the commands that a message names are those for the folders of the site', () => {
  const advice = 'Run "npm run migrate", which shows what changes, and then "npm run migrate -- --write".'
  expect(withFolders(advice, ownFolders)).toBe(advice)
  expect(withFolders(advice, site)).toBe(
    'Run "npm run migrate -- --pages ../my-site/pages --public ../my-site/public", which shows what changes, and then "npm run migrate -- --write --pages ../my-site/pages --public ../my-site/public".',
  )
  expect(withFolders('Run "npm run lint", and "npm test".', site)).toBe('Run "npm run lint", and "npm test".')
})
