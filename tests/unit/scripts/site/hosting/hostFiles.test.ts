import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { resolveSite } from '../../../../../schema/resolve/resolveSite.ts'
import { FilesIn } from '../../../../../scripts/lib/Files.ts'
import { type HostedSite, hostedSite } from '../../../../../scripts/site/hosting/HostedSite.ts'
import { commonHeaders, sharedPolicy, workerPolicy } from '../../../../../scripts/site/hosting/headers.ts'
import { targetOf, targets, writeHosting } from '../../../../../scripts/site/hosting/writeHosting.ts'
import { assets } from '../../../schema/resolve/school.ts'
import { scratchFolder } from '../../../scratchFolder.ts'
import { contentOf, smallSite, withFields } from '../../../smallSite.ts'
import { filesIn } from '../../filesIn.ts'

const site: HostedSite = {
  hostname: 'school.example',
  base: '/',
  root: '/srv/site',
  hasStudio: true,
  policy: sharedPolicy(['https://forms.example.org']),
  addresses: ['/', '/about'],
  fallbacks: [{ prefix: '/about', file: '/about/index.html', status: 200 }],
}

const fileOf = (target: string, path: string, other: Partial<HostedSite> = {}): string => {
  const { within, ofAdministrator } = targets[target] ?? {}
  const found = { ...within?.({ ...site, ...other }), ...ofAdministrator?.({ ...site, ...other }) }[path]
  if (found === undefined) throw new Error(`${target} writes no ${path}`)
  return found
}

/** Reads `_headers` as the documentation of both hosts has it: a path, then indented lines `Name: value` or `! Name`. */
function parseHeaders(text: string): Map<string, [string, string][]> {
  const rules = new Map<string, [string, string][]>()
  let current: [string, string][] = []
  for (const line of text.split('\n').filter(line => line !== '')) {
    expect(line.length).toBeLessThanOrEqual(2000)
    if (line.startsWith('/')) {
      current = []
      rules.set(line, current)
    } else {
      const [, name, value = ''] = /^ {2}(! [\w-]+|[\w-]+)(?:: (\S.*))?$/.exec(line) ?? []
      expect(name, line).toBeDefined()
      current.push([name ?? '', value])
    }
  }
  expect(rules.size).toBeLessThanOrEqual(100)
  return rules
}

test('Netlify: every header with everything, hashed files for good', () => {
  const rules = parseHeaders(fileOf('netlify', '_headers'))
  expect(Object.fromEntries(rules.get('/*') ?? [])).toEqual({
    ...commonHeaders,
    'Content-Security-Policy': site.policy,
  })
  expect(rules.get('/assets/*')).toEqual([['Cache-Control', 'public, max-age=31536000, immutable']])
  expect(rules.get('/assets/shared/*')).toEqual([['Cross-Origin-Resource-Policy', 'cross-origin']])
})

test('Cloudflare: the worker’s policy takes the place of the other, and no rule hides a page', () => {
  const rules = parseHeaders(fileOf('cloudflare', '_headers'))
  expect(rules.get('/assets/pdf.worker*')).toEqual([
    ['! Content-Security-Policy', ''],
    ['Content-Security-Policy', workerPolicy],
  ])
  expect(rules.get('/assets/shared/*')).toEqual([
    ['! Cross-Origin-Resource-Policy', ''],
    ['Cross-Origin-Resource-Policy', 'cross-origin'],
  ])
  expect(fileOf('cloudflare', '_redirects')).toBe('')
})

test('every host says what it cannot do, and an unknown one is answered with the names of all', () => {
  for (const { cannot } of Object.values(targets)) expect(cannot.length).toBeGreaterThan(0)
  expect(() => targetOf('caddy')).toThrow(
    'There is no target "caddy". Choose nginx, netlify, cloudflare, github-pages.',
  )
  expect(() => targetOf('toString')).toThrow('There is no target')
})

test.each(['$(touch x)', '`id`', '"$HOME"', "it's", 'a b', '{path}', '$uri', '-x'])(
  'a folder named %s is a word of the configuration of nginx, and nothing else',
  name => {
    const nginx = fileOf('nginx', 'chalkline.conf', { root: `/srv/${name}` })
    const [, root = ''] = /^ *root (".*");$/m.exec(nginx) ?? []
    expect(root).not.toBe('')
    expect(root.replace(/\$\{chalkline_\w+_dollar\}/g, '').includes('$')).toBe(false)
  },
)

async function hosted(target: string, files: Readonly<Record<string, string | Uint8Array>>) {
  const folder = scratchFolder(onTestFinished)
  const out = join(folder, 'dist')
  const release = new FilesIn(out)
  for (const [path, content] of Object.entries(files)) await release.write(path, content)
  return { out, reported: await writeHosting(target, { ...site, fallbacks: [] }, release, out) }
}

const pages = { 'index.html': 'home', 'about/index.html': 'about', 'about/team/index.html': 'team' }

test.each(['github-pages', 'netlify', 'cloudflare'])(
  '%s redirects to the address with a slash where a page is a folder alone, so each page is next to its folder, too',
  async target => {
    const { out } = await hosted(target, {
      ...pages,
      'own/index.html': 'a page',
      'own.html': 'of the author',
    })
    expect(await readFile(join(out, 'about.html'), 'utf8')).toBe('about')
    expect(await readFile(join(out, 'about/team.html'), 'utf8')).toBe('team')
    expect(await readFile(join(out, 'own.html'), 'utf8')).toBe('of the author')
  },
)

test('nginx is configured to answer without a redirect, and gets each page once', async () => {
  const { out } = await hosted('nginx', pages)
  expect([...filesIn(out).keys()].filter(file => file.endsWith('.html')).sort()).toEqual(
    Object.keys(pages).sort(),
  )
})

test.each([
  ['cloudflare', 26, 'a file may have 25 MiB, and this one has 26'],
  ['github-pages', 101, 'a file may have 100 MiB, and this one has 101'],
])(
  '%s: a file of %i MiB, for which it would refuse the whole site, is reported',
  async (target, size, words) => {
    const { reported } = await hosted(target, { ...pages, 'docs/book.pdf': new Uint8Array(size * 2 ** 20) })
    expect(reported.filter(line => line.includes('docs/book.pdf'))).toEqual([expect.stringContaining(words)])
    const less = await hosted(target, { ...pages, 'docs/book.pdf': new Uint8Array(20 * 2 ** 20) })
    expect(less.reported.join('')).not.toContain('docs/book.pdf')
  },
)

test('R-RTE-12: hosts learn every address that answers in any letter case: of pages, aliases, posts, categories and the search', () => {
  const addressesOf = (files: Readonly<Record<string, string>>) => {
    const content = contentOf(files)
    return hostedSite(resolveSite(content, assets), content).addresses
  }
  const own = ['/', '/blog', '/blog/1', '/blog/2', '/blog/category/news', '/home', '/stages', '/stages/ils']
  expect(addressesOf(smallSite)).toEqual([...own.slice(0, 6), '/search', ...own.slice(6)])
  expect(addressesOf(withFields('_site.json', { search: { off: true } }))).toEqual(own)
})
