import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { HostedSite } from '../../../../../scripts/site/hosting/HostedSite.ts'
import {
  commonHeaders,
  drawingPolicy,
  sharedPolicy,
  studioFilePolicy,
  workerPolicy,
} from '../../../../../scripts/site/hosting/headers.ts'
import { nginxConfig } from '../../../../../scripts/site/hosting/nginx.ts'
import { type Host, hasNginx, startNginx } from '../../../otherHosts.ts'
import { scratchFolder } from '../../../scratchFolder.ts'
import { writeSite } from '../../servedSite.ts'

const files = {
  'index.html': 'home',
  '404.html': 'no such page',
  'about/index.html': 'about',
  'search/index.json': '{"base":"/"}',
  'about/history/index.html': 'history',
  'Offerings/Care/index.html': 'care',
  'offerings/care/index.html': 'care',
  'blog/_missing/index.html': 'no such post',
  'blog/1/index.html': 'post 1',
  'price$list/index.html': 'prices',
  'a$host/index.html': 'of a host',
  "it's(b);c/index.html": 'of a quote',
  'images/Mark.svg': '<svg/>',
  'assets/shared/a-B3xk_92a.jpg': 'of a feed',
  'assets/app-B3xk_92a.js': 'plain',
  'assets/app-B3xk_92a.js.br': 'brotli',
  'assets/pdf.worker.min-B3xk_92a.mjs': 'worker',
  'site.webmanifest': '{}',
  'studio/index.html': 'studio',
  'studio/assets/app-B3xk_92a.js': 'studio',
  'calendar.ics': 'BEGIN',
  '.secret': 'secret',
  _redirects: 'rules',
  _headers: 'rules',
}

const folder = scratchFolder()
beforeAll(async () => {
  await writeSite(folder, files)
  await writeFile(join(folder, 'assets/app-B3xk_92a.js.gz'), gzipSync('gzipped'))
})

const siteAt = (base: string, hostname = 'school.example'): HostedSite => ({
  hostname,
  base,
  root: folder,
  hasStudio: true,
  policy: sharedPolicy(['mailto:']),
  addresses: [
    '/',
    '/about',
    '/about/history',
    '/blog/1',
    '/offerings/care',
    '/price$list',
    '/a$host',
    "/it's(b);c",
  ],
  fallbacks: [
    { prefix: '/about', file: '/about/index.html', status: 200 },
    { prefix: '/blog', file: '/blog/_missing/index.html', status: 404 },
  ],
})

const startSite = (base = '/'): Promise<Host> =>
  startNginx(folder, listen => nginxConfig(siteAt(base), listen))

describe.skipIf(!hasNginx())('nginx with the configuration that a build writes for it', () => {
  let host: Host
  beforeAll(async () => {
    host = await startSite()
  })
  afterAll(() => host?.[Symbol.asyncDispose]())

  it.each([
    ['/', 200, 'home'],
    ['/about', 200, 'about'],
    ['/about/', 200, 'about'],
    ['/ABOUT', 200, 'about'],
    ['/About/History/', 200, 'history'],
    ['/offerings/CARE', 200, 'care'],
    ['/about/index.html', 200, 'about'],
    ['/search/index.json', 200, '{"base":"/"}'],
    ['/about/nothing', 200, 'about'],
    ['/About/deep/down', 200, 'about'],
    ['/about/nothing.json', 200, 'about'],
    ['/search/nothing.json', 404, 'no such page'],
    ['/blog/1', 200, 'post 1'],
    ['/blog/99', 404, 'no such post'],
    ['/Blog/99/', 404, 'no such post'],
    ['/aboutness', 404, 'no such page'],
    ['/nothing', 404, 'no such page'],
    ['/price$list', 200, 'prices'],
    ['/PRICE$LIST/', 200, 'prices'],
    ['/A$HOST', 200, 'of a host'],
    ["/IT'S(B);C", 200, 'of a quote'],
    ['/images/mark.svg', 404, 'no such page'],
    ['/.secret', 404, 'no such page'],
    ['/_redirects', 404, 'no such page'],
    ['/_headers', 404, 'no such page'],
    ['/about/.secret/x', 404, 'no such page'],
  ])('%s answers %i', async (path, status, body) => {
    const answer = await get(host, path)
    expect([answer.statusCode, await text(answer)]).toEqual([status, body])
  })

  it.each(['/', '/about/nothing', '/nothing', '/blog/99', '/images/Mark.svg', '/search/index.json'])(
    '%s is sent with every header, once',
    async path => {
      const { rawHeaders } = await get(host, path)
      for (const [header, value] of Object.entries(commonHeaders)) {
        const sent = rawHeaders.filter((_, at) => at % 2 === 1 && sameName(rawHeaders[at - 1], header))
        expect([header, ...sent]).toEqual([header, value])
      }
    },
  )

  it('other sites may show what feeds name', async () => {
    const { headers } = await get(host, '/assets/shared/a-B3xk_92a.jpg')
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  })

  it.each([
    ['/', siteAt('/').policy],
    ['/ABOUT', siteAt('/').policy],
    ['/nothing', siteAt('/').policy],
    ['/images/Mark.svg', drawingPolicy],
    ['/studio/', studioFilePolicy],
    ['/studio/assets/app-B3xk_92a.js', studioFilePolicy],
    ['/assets/pdf.worker.min-B3xk_92a.mjs', workerPolicy],
  ])('%s has its policy', async (path, policy) => {
    expect((await get(host, path)).headers['content-security-policy']).toBe(policy)
  })

  it.each([
    ['/', 'text/html', 'no-cache'],
    ['/nothing', 'text/html', 'no-cache'],
    ['/assets/gone-B3xk_92a.js', 'text/html', 'no-cache'],
    ['/search/index.json', 'application/json', 'no-cache'],
    ['/site.webmanifest', 'application/manifest+json', 'no-cache'],
    ['/assets/app-B3xk_92a.js', 'text/javascript', 'public, max-age=31536000, immutable'],
    ['/assets/pdf.worker.min-B3xk_92a.mjs', 'text/javascript', 'public, max-age=31536000, immutable'],
  ])('%s is %s, kept as %s', async (path, type, caching) => {
    const { headers } = await get(host, path)
    expect([headers['content-type']?.split(';')[0], headers['cache-control']]).toEqual([type, caching])
  })

  it('sends what the build has compressed to those who take it', async () => {
    const path = '/assets/app-B3xk_92a.js'
    const plain = await get(host, path)
    expect([plain.headers['content-encoding'], await text(plain)]).toEqual([undefined, 'plain'])
    const zipped = await get(host, path, { 'accept-encoding': 'gzip' })
    expect([zipped.headers['content-encoding'], zipped.headers['content-type']?.split(';')[0]]).toEqual([
      'gzip',
      'text/javascript',
    ])
    expect(zipped.headers.vary).toMatch(/accept-encoding/i)
  })

  it('answers 304 to those who have the page', async () => {
    const { headers } = await get(host, '/about')
    const again = await get(host, '/about', { 'if-none-match': headers.etag ?? '' })
    expect(again.statusCode).toBe(304)
  })

  it('serves a site under a base, and nothing else', async () => {
    await using below = await startSite('/School/')
    const paths = ['/School/', '/School', '/School/ABOUT', '/School/about/x', '/School/blog/9', '/about']
    const answers = await Promise.all(paths.map(path => get(below, path)))
    expect(await Promise.all(answers.map(async answer => [answer.statusCode, await text(answer)]))).toEqual([
      [200, 'home'],
      [200, 'home'],
      [200, 'about'],
      [200, 'about'],
      [404, 'no such post'],
      [404, 'no such page'],
    ])
  })
})

describe.skipIf(!hasNginx())('two sites on one nginx', () => {
  it('answer as each would alone, and nginx has nothing to object to', async () => {
    const long = `/${'a-long-address-'.repeat(12)}end`
    const first: HostedSite = { ...siteAt('/', 'first.example'), addresses: ['/', '/about', long] }
    const second: HostedSite = {
      ...siteAt('/', 'second.example'),
      addresses: ['/', '/blog/1'],
      fallbacks: [],
    }
    const config = (listen: string) => [first, second].map(site => nginxConfig(site, listen)).join('\n')
    await using host = await startNginx(folder, config)
    const statuses = await Promise.all(
      [
        ['first.example', '/ABOUT'],
        ['first.example', '/about/xyz'],
        ['second.example', '/about/xyz'],
        ['second.example', '/BLOG/1'],
        ['first.example', '/BLOG/1'],
      ].map(async ([name = '', path = '']) => (await get(host, path, { host: name })).statusCode),
    )
    expect(statuses).toEqual([200, 200, 404, 200, 404])
    const scratch = scratchFolder(onTestFinished)
    await writeFile(
      join(scratch, 'nginx.conf'),
      `error_log stderr; pid "${scratch}/pid"; events {} http { include /etc/nginx/mime.types; ${config('127.0.0.1:1')} }`,
    )
    const { stderr } = spawnSync('nginx', ['-t', '-c', join(scratch, 'nginx.conf')], { encoding: 'utf8' })
    expect(stderr).toContain('syntax is ok')
    expect(stderr).not.toMatch(/\[(?:warn|emerg)\]/)
  })
})

const sameName = (name: string | undefined, other: string) => name?.toLowerCase() === other.toLowerCase()

/** Sends the path as it is given; fetch would tidy it and take what is compressed. */
function get({ origin }: Host, path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(origin, { path, headers, agent: false }, resolve).on('error', reject).end()
  })
}
