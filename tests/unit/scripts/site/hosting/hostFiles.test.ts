import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, onTestFinished, test } from 'vitest'
import { resolveSite } from '../../../../../schema/resolve/resolveSite.ts'
import { FilesIn } from '../../../../../scripts/lib/Files.ts'
import { type HostedSite, hostedSite } from '../../../../../scripts/site/hosting/HostedSite.ts'
import { commonHeaders, sharedPolicy, workerPolicy } from '../../../../../scripts/site/hosting/headers.ts'
import { targetOf, targets, writeHosting } from '../../../../../scripts/site/hosting/writeHosting.ts'
import { assets } from '../../../schema/resolve/school.ts'
import { contentOf, smallSite, withFields } from '../../../smallSite.ts'
import { filesIn } from '../../filesIn.ts'

const site: HostedSite = {
  hostname: 'school.example',
  base: '/',
  folder: '/home/me/work/dist',
  root: '/srv/site',
  policy: sharedPolicy(['https://forms.example.org']),
  addresses: ['/', '/about'],
  fallbacks: [{ prefix: '/about', file: '/about/index.html', status: 200 }],
}

const fileOf = (target: string, path: string, base = '/'): string => {
  const { within, beside } = targets[target] ?? {}
  const found = { ...within?.({ ...site, base }), ...beside?.({ ...site, base }) }[path]
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
})

test('Cloudflare: the worker’s policy takes the place of the other, and no rule hides a page', () => {
  const rules = parseHeaders(fileOf('cloudflare', '_headers'))
  expect(rules.get('/assets/pdf.worker*')).toEqual([
    ['! Content-Security-Policy', ''],
    ['Content-Security-Policy', workerPolicy],
  ])
  expect(fileOf('cloudflare', '_redirects')).toBe('')
})

test('CloudFront: the policy has each header once, where its API has a place for it', () => {
  const policy = JSON.parse(fileOf('s3', 'response-headers-policy.json'))
  const { SecurityHeadersConfig: named, CustomHeadersConfig: custom } = policy
  expect(named.StrictTransportSecurity).toEqual({
    Override: true,
    AccessControlMaxAgeSec: 31536000,
    IncludeSubdomains: false,
    Preload: false,
  })
  expect(named.ContentSecurityPolicy.ContentSecurityPolicy).toBe(site.policy)
  expect(custom.Quantity).toBe(custom.Items.length)
  expect(custom.Items.map(({ Header }: { Header: string }) => Header)).toEqual([
    'Cross-Origin-Opener-Policy',
    'Cross-Origin-Resource-Policy',
    'Permissions-Policy',
  ])
})

test.each([
  ['/', '/index.html'],
  ['/about', '/about/index.html'],
  ['/About/', '/about/index.html'],
  ['/stages/A-Level', '/stages/a-level/index.html'],
  ['/images/Mark.svg', '/images/Mark.svg'],
  ['/search/index.json', '/search/index.json'],
])('CloudFront: %s asks S3 for %s', (path, file) => {
  const code = fileOf('s3', 'viewer-request.js')
  expect(code.length).toBeLessThan(10_000)
  expect(runInNewContext(`${code}; handler({ request: { uri: ${JSON.stringify(path)} } }).uri`)).toBe(file)
})

test('S3 under a base: what CloudFront asks for is where the upload puts it', () => {
  const code = fileOf('s3', 'viewer-request.js', '/school/')
  const asked = runInNewContext(`${code}; handler({ request: { uri: '/school/About' } }).uri`)
  expect(asked).toBe('/school/about/index.html')
  expect(JSON.parse(fileOf('s3', 'custom-error-responses.json', '/school/')).Items[0].ResponsePagePath).toBe(
    '/school/404.html',
  )
  const places = fileOf('s3', 'upload.sh', '/school/').match(/s3:\/\/[^"]*/g)
  expect([...new Set(places)]).toEqual(['s3://$BUCKET/school/assets', 's3://$BUCKET/school/'])
  // The address of the site itself, without its slash.
  expect(runInNewContext(`${code}; handler({ request: { uri: '/school' } }).uri`)).toBe('/school/index.html')
  expect(runInNewContext(`${code}; handler({ request: { uri: '/schools' } }).uri`)).toBe('/schools')
})

test.each(Object.keys(targets))('%s: no file names the folder of the machine that built', target => {
  const { within, beside } = targets[target] ?? {}
  const texts = Object.values({ ...within?.(site), ...beside?.(site) })
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.join('')).not.toContain('/home/me')
})

test('S3: the upload names the type of every file itself', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'chalkline-upload-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [file, text] of Object.entries({
    // In place of the program: it notes what it is asked.
    'bin/aws': '#!/bin/sh\necho "$@" >> "$NOTES"\n',
    'dist/index.html': 'home',
    'dist/term.ics': 'BEGIN',
    'dist/assets/own-1.woff2': 'wOF2',
    'dist.hosting/upload.sh': fileOf('s3', 'upload.sh'),
  })) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text, { mode: 0o755 })
  }
  const notes = join(folder, 'notes')
  execFileSync('sh', [join(folder, 'dist.hosting/upload.sh')], {
    env: { PATH: `${join(folder, 'bin')}:${process.env.PATH}`, NOTES: notes, BUCKET: 'b', DISTRIBUTION: 'd' },
  })
  const asked = (await readFile(notes, 'utf8')).split('\n')
  const typeOf = (ending: string) =>
    asked.flatMap(line =>
      line.includes(`--include *.${ending} `) ? (/--content-type (.*?) --/.exec(line)?.[1] ?? '') : [],
    )
  expect(typeOf('woff2')).toEqual(['font/woff2'])
  expect(typeOf('ics')).toEqual(['text/calendar; charset=utf-8'])
  expect(typeOf('html')).toEqual(['text/html; charset=utf-8'])
  // Pages come after what they need.
  const at = (words: string) => asked.findIndex(line => line.includes(words))
  expect(at('*.woff2')).toBeLessThan(at('*.html'))
  expect(at('*.ics')).toBeLessThan(at('*.html'))
  expect(asked.find(line => line.includes('--delete'))).toMatch(/^s3 sync \S*dist s3:\/\/b\/ /)
})

test('every host says what it cannot do, and an unknown one is answered with the names of all', () => {
  for (const { cannot } of Object.values(targets)) expect(cannot.length).toBeGreaterThan(0)
  expect(() => targetOf('apache')).toThrow(
    'There is no target "apache". Choose nginx, caddy, netlify, cloudflare, github-pages, s3.',
  )
  expect(() => targetOf('toString')).toThrow('There is no target')
})

test.each(['$(touch x)', '`id`', '"$HOME"', "it's", 'a b', '{path}', '$uri', '-x'])(
  'a folder named %s is a word of the upload and of the configurations, and nothing else',
  name => {
    const found = { ...site, folder: `/srv/${name}`, root: `/srv/${name}` }
    const upload = targets.s3?.beside?.(found)['upload.sh'] ?? ''
    const words = execFileSync('sh', ['-c', `aws() { printf '%s\\n' "$3"; }\n${upload}`], {
      encoding: 'utf8',
      // There is no such folder here.
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, BUCKET: 'b', DISTRIBUTION: 'd' },
    }).split('\n')
    // Beside the folder of the script, which the shell calls "." here.
    expect(words.slice(0, 2)).toEqual([`./../${name}`, '--distribution-id'])
    const caddy = targets.caddy?.beside?.(found).Caddyfile ?? ''
    expect(caddy).toContain(`root * "${found.root.replace(/["{}]/g, '\\$&')}"`)
    const nginx = targets.nginx?.beside?.(found)['chalkline.conf'] ?? ''
    const [, root = ''] = /^ *root (".*");$/m.exec(nginx) ?? []
    expect(root.replace(/\$\{chalkline_\w+_dollar\}/g, '').includes('$')).toBe(false)
  },
)

async function hosted(target: string, files: Readonly<Record<string, string | Uint8Array>>) {
  const folder = await mkdtemp(join(tmpdir(), 'chalkline-hosted-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const out = join(folder, 'dist')
  const release = new FilesIn(out)
  for (const [path, content] of Object.entries(files)) await release.write(path, content)
  return { out, told: await writeHosting(target, { ...site, folder: out, fallbacks: [] }, release) }
}

const pages = { 'index.html': 'home', 'about/index.html': 'about', 'about/team/index.html': 'team' }

test.each(['github-pages', 'netlify', 'cloudflare'])(
  '%s redirects to the address with a slash where a page is a folder alone, so each page lies beside its folder, too',
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

test.each(['nginx', 'caddy', 's3'])(
  '%s is told to answer without a redirect, and gets each page once',
  async target => {
    const { out } = await hosted(target, pages)
    expect([...filesIn(out).keys()].filter(file => file.endsWith('.html')).sort()).toEqual(
      Object.keys(pages).sort(),
    )
  },
)

test.each([
  ['cloudflare', 26, 'a file may have 25 MiB, and this one has 26'],
  ['github-pages', 101, 'a file may have 100 MiB, and this one has 101'],
])('%s: a file of %i MiB, for which it would refuse the whole site, is told', async (target, size, words) => {
  const { told } = await hosted(target, { ...pages, 'docs/book.pdf': new Uint8Array(size * 2 ** 20) })
  expect(told.filter(line => line.includes('docs/book.pdf'))).toEqual([expect.stringContaining(words)])
  const { told: toldOfLess } = await hosted(target, {
    ...pages,
    'docs/book.pdf': new Uint8Array(20 * 2 ** 20),
  })
  expect(toldOfLess.join('')).not.toContain('docs/book.pdf')
})

test('R-RTE-12: hosts learn every address that answers in any letter case: of pages, aliases, posts, categories and the search', () => {
  const addressesOf = (files: Readonly<Record<string, string>>) => {
    const content = contentOf(files)
    return hostedSite(resolveSite(content, assets), content, '/srv/site').addresses
  }
  const own = ['/', '/blog', '/blog/1', '/blog/2', '/blog/category/news', '/home', '/stages', '/stages/ils']
  expect(addressesOf(smallSite)).toEqual([...own.slice(0, 6), '/search', ...own.slice(6)])
  expect(addressesOf(withFields('_site.json', { search: { off: true } }))).toEqual(own)
})
