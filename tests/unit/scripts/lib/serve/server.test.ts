import { rename, rm, symlink, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commonHeaders } from '../../../../../scripts/site/hosting/headers.ts'
import { type ServedSite, serveSite, writeSite } from '../../servedSite.ts'

const files = {
  'index.html': 'home',
  'about/index.html': 'about',
  'offerings/Services/index.html': 'services',
  'offerings/services/index.html': 'services',
  'search/index.json': '{}',
  'blog/_missing/index.html': 'no such post',
  'blog/1/index.html': 'post 1',
  '404.html': 'no such page',
  'images/Mark.svg': '<svg/>',
  'a page/index.html': 'spaces',
  '.secret': 'secret',
  '.well-known/security.txt': 'Contact',
  'docs/fees.pdf': '0123456789',
  'assets/app-B3xk_92a.js': 'plain',
  'assets/app-B3xk_92a.js.br': 'brotli',
  _redirects:
    '# unknown addresses\n/about/*  /about/index.html  200\n/blog/*  /blog/_missing/index.html  404\n',
}

let site: ServedSite
beforeAll(async () => {
  site = await serveSite(files)
  await writeFile(join(site.scratch, 'outside.txt'), 'outside')
  await symlink(join(site.scratch, 'outside.txt'), join(site.scratch, 'dist/link.txt'))
  await symlink(site.scratch, join(site.scratch, 'dist/folder'))
})
afterAll(() => site[Symbol.asyncDispose]())

describe('addresses', () => {
  it.each([
    ['/', 200, 'home'],
    ['/?utm=1', 200, 'home'],
    ['/about', 200, 'about'],
    ['/about/', 200, 'about'],
    ['/About', 200, 'about'],
    ['/ABOUT/?x#y', 200, 'about'],
    ['//about//', 200, 'about'],
    ['/about/index.html', 200, 'about'],
    ['/Offerings/SERVICES', 200, 'services'],
    ['/search/index.json', 200, '{}'],
    ['/search/Site.json', 404, 'no such page'],
    ['/a%20page', 200, 'spaces'],
    ['http://elsewhere.test/about', 200, 'about'],
    ['/.well-known/security.txt', 200, 'Contact'],
    ['/nothing', 404, 'no such page'],
    ['/images', 404, 'no such page'],
    ['/offerings/nothing', 404, 'no such page'],
    ['/images/Mark.svg/', 404, 'no such page'],
    ['/images/mark.svg', 404, 'no such page'],
    ['/about/nothing', 200, 'about'],
    ['/About/deep/down', 200, 'about'],
    ['/blog/99', 404, 'no such post'],
    ['/blog/1', 200, 'post 1'],
    ['/aboutness', 404, 'no such page'],
    ['/about/nothing.json', 200, 'about'],
    ['/Blog/99/', 404, 'no such post'],
  ])('R-RTE-2, R-RTE-12: %s answers %i', async (path, status, body) => {
    const response = await site.get(path)
    expect([response.statusCode, await text(response)]).toEqual([status, body])
  })

  it('serves a site under a base, and nothing else', async () => {
    // As a build writes them: prefixes in lower case.
    const rules =
      '/school/about/*  /School/about/index.html  200\n/school/blog/*  /School/blog/_missing/index.html  404\n'
    await using below = await serveSite({ ...files, _redirects: rules }, { base: '/School/' })
    const paths = ['/School', '/School/', '/School/About', '/School/about/x', '/about', '/Schoolyard', '/']
    const answers = await Promise.all(paths.map(async path => text(await below.get(path))))
    expect(answers).toEqual(['home', 'home', 'about', 'about', ...Array(3).fill('no such page')])
    expect(await text(await below.get('/School/blog/99'))).toBe('no such post')
  })

  it('says in plain text that nothing is there when the site has no page for it', async () => {
    await using bare = await serveSite({ 'index.html': 'home' })
    const response = await bare.get('/x')
    expect([response.statusCode, await text(response)]).toEqual([404, '404 Not Found\n'])
  })
})

describe('what must not be served', () => {
  it.each([
    '/.secret',
    '/_redirects',
    '/link.txt',
    '/folder/outside.txt',
    '/outside.txt',
    '//outside.txt',
    '/blog/..;/outside.txt',
    '/....//outside.txt',
    '/%252e%252e/outside.txt',
    '/con',
    '/NUL.html',
    '/index.html::$DATA',
  ])('%s is not found', async path => {
    const answer = await site.get(path)
    expect([answer.statusCode, (await text(answer)).startsWith('no such')]).toEqual([404, true])
  })

  it.each([
    '/../outside.txt',
    '/about/../../outside.txt',
    '/%2e%2e/outside.txt',
    '/%2e%2e%2foutside.txt',
    '/..%2foutside.txt',
    '/index.html%00',
    '/%c0%ae%c0%ae/outside.txt',
    '/%u002e%u002e/outside.txt',
    'file:///etc/passwd',
    '/about%2findex.html',
    '/..%5coutside.txt',
    '/about\\..\\outside.txt',
    '/about%00.html',
    '/%',
    '/%zz',
    '/%c3%28',
    '*',
  ])('%s is a bad request', async path => {
    expect(await rawStatus(`GET ${path} HTTP/1.1`)).toBe(400)
    expect((await site.get('/')).statusCode).toBe(200)
  })

  it('refuses to be written to', async () => {
    const response = await site.get('/', { method: 'POST' })
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD'])
  })
})

it('goes on with the new site when a build replaces the folder, and fails nobody meanwhile', async () => {
  await using live = await serveSite({ 'index.html': 'old', '404.html': 'none' })
  const place = (name: string) => join(live.scratch, name)
  expect(await text(await live.get('/'))).toBe('old')
  await writeSite(place('next'), { 'index.html': 'new', 'more/index.html': 'more' })

  const ask = () => Array.from({ length: 40 }, () => live.get('/'))
  const before = ask()
  await rename(place('dist'), place('previous'))
  const between = ask()
  await rename(place('next'), place('dist'))
  await rm(place('previous'), { recursive: true })

  const answers = await Promise.all([...before, ...between])
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(await text(await live.get('/'))).toBe('new')
  expect(await text(await live.get('/MORE'))).toBe('more')
})

/** The status for a request line that no client library would send. */
async function rawStatus(line: string): Promise<number> {
  const socket = connect(site.port, '127.0.0.1')
  socket.end(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  return Number((await text(socket)).split(' ')[1])
}

describe('headers', () => {
  it.each([
    ['/about', 'text/html; charset=utf-8', 'no-cache'],
    ['/search/index.json', 'application/json; charset=utf-8', 'no-cache'],
    ['/assets/app-B3xk_92a.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/docs/fees.pdf', 'application/pdf', 'no-cache'],
    ['/nothing', 'text/html; charset=utf-8', 'no-cache'],
  ])('%s is %s, kept as %s, with the headers of production', async (path, type, caching) => {
    const { headers } = await site.get(path)
    expect([headers['content-type'], headers['cache-control']]).toEqual([type, caching])
    for (const [name, value] of Object.entries(commonHeaders))
      expect([name, headers[name.toLowerCase()]]).toEqual([name, value])
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  it('R-PDF-7: sends a part of a file, and says when there is no such part', async () => {
    const ask = (range: string) => site.get('/docs/fees.pdf', { headers: { range } })
    const part = await ask('bytes=2-4')
    expect([part.statusCode, part.headers['content-range'], await text(part)]).toEqual([
      206,
      'bytes 2-4/10',
      '234',
    ])
    expect((await ask('bytes=10-')).statusCode).toBe(416)
  })

  it('answers 304 to those who have the page, but never with status 404', async () => {
    const statusOf = async (path: string) => {
      const { etag = '' } = (await site.get(path)).headers
      return (await site.get(path, { headers: { 'if-none-match': etag, range: 'bytes=0-1' } })).statusCode
    }
    expect([await statusOf('/about'), await statusOf('/nothing')]).toEqual([304, 404])
  })

  it('sends what the build has compressed to those who take it', async () => {
    const ask = async (headers: Record<string, string>) => {
      const response = await site.get('/assets/app-B3xk_92a.js', { headers })
      return [response.headers['content-encoding'], response.headers['content-type'], await text(response)]
    }
    const type = 'text/javascript; charset=utf-8'
    expect(await ask({ 'accept-encoding': 'gzip, br' })).toEqual(['br', type, 'brotli'])
    expect(await ask({ 'accept-encoding': 'gzip, br;q=0' })).toEqual([undefined, type, 'plain'])
  })
})

it('goes on when a visitor leaves in the middle of a file', async () => {
  await using big = await serveSite({ 'index.html': 'home', 'big.bin': 'x'.repeat(20_000_000) })
  for (let visitor = 0; visitor < 3; visitor++) (await big.get('/big.bin')).destroy()
  expect(await text(await big.get('/'))).toBe('home')
})
