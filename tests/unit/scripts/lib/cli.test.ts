import { expect, test } from 'vitest'
import { baseOf, originOf } from '../../../../scripts/lib/cli.ts'
import { unusableFolder } from '../../../../scripts/lib/unusableFolder.mjs'
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

test.each([
  ['/home/ama/Website #2/chalkline', 'Rename "Website #2", for example to "Website 2".'],
  ['/home/ama/what?/chalkline', 'Rename "what?", for example to "what".'],
  ['C:\\Users\\Ama\\##\\chalkline', 'Rename "##", for example to "website".'],
])('a project in %s cannot work, and one line says so', (path, words) => {
  expect(unusableFolder(path)).toContain(words)
  expect(unusableFolder(path)).not.toContain('\n')
})

test.each(['/home/ama/my site', '/home/ama/50% off', '/home/été 学校/[x] (1)'])(
  'a project in %s works',
  path => {
    expect(unusableFolder(path)).toBeUndefined()
  },
)
