import { text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServedSite, serveSite } from '../../servedSite.ts'

const LONG = '<p>The harbour lies to the south.</p>'.repeat(100)
const DIGITS = '0123456789'

const files = {
  'about/index.html': 'about',
  'search/index.json': '{}',
  'stages/ils/index.html': LONG,
  'docs/fees.pdf': DIGITS,
  'docs/empty.pdf': '',
  'assets/app-B3xk_92a.js': 'export {}',
  'assets/ready-B3xk_92a.css': LONG,
  'assets/ready-B3xk_92a.css.br': 'compressed beforehand',
  'images/school-building.avif': '',
  'calendar.ics': '',
  'worker.mjs': '',
  'site.webmanifest': '{}',
  'decoder.wasm': '',
}

let site: ServedSite
beforeAll(async () => {
  site = await serveSite(files)
})
afterAll(() => site[Symbol.asyncDispose]())

describe('headers', () => {
  it.each([
    ['/about', 'text/html; charset=utf-8', 'no-cache'],
    ['/search/index.json', 'application/json; charset=utf-8', 'no-cache'],
    ['/assets/app-B3xk_92a.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/images/school-building.avif', 'image/avif', 'no-cache'],
    ['/worker.mjs', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
    ['/calendar.ics', 'text/calendar; charset=utf-8', 'no-cache'],
    ['/decoder.wasm', 'application/wasm', 'no-cache'],
    ['/docs/fees.pdf', 'application/pdf', 'no-cache'],
  ])('%s is %s, kept as %s', async (path, type, caching) => {
    const { headers } = await site.get(path)
    expect([headers['content-type'], headers['cache-control']]).toEqual([type, caching])
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('answers HEAD with the headers of GET and no body', async () => {
    const [head, whole] = [
      await site.get('/docs/fees.pdf', { method: 'HEAD' }),
      await site.get('/docs/fees.pdf'),
    ]
    expect(await text(head)).toBe('')
    expect({ ...head.headers, date: '' }).toEqual({ ...whole.headers, date: '' })
  })

  it('answers 304 to whoever has the same bytes', async () => {
    const etag = (await site.get('/about')).headers.etag ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    const statuses = [etag, `"x", W/${etag}`, '*', '"x"'].map(
      async tag => (await site.get('/about', { headers: { 'if-none-match': tag } })).statusCode,
    )
    expect(await Promise.all(statuses)).toEqual([304, 304, 304, 200])
  })
})

describe('byte ranges', () => {
  it.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=-99', 206, DIGITS, 'bytes 0-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=3-1', 200, DIGITS, undefined],
    ['bytes=0-1,4-5', 200, DIGITS, undefined],
    ['bytes=-', 200, DIGITS, undefined],
    ['lines=1-2', 200, DIGITS, undefined],
  ])('R-PDF-7: %s answers %i', async (range, status, body, contentRange) => {
    const response = await site.get('/docs/fees.pdf', { headers: { range } })
    expect([response.statusCode, await text(response)]).toEqual([status, body])
    expect(response.headers['content-range']).toBe(contentRange)
    expect(response.headers['accept-ranges']).toBe('bytes')
  })

  it('R-PDF-7: no part of an empty file can be had', async () => {
    expect((await site.get('/docs/empty.pdf', { headers: { range: 'bytes=0-' } })).statusCode).toBe(416)
  })

  it('R-PDF-7: sends the whole when the part would belong to another state of the file', async () => {
    const etag = (await site.get('/docs/fees.pdf')).headers.etag ?? ''
    const statusFor = async (ifRange: string) =>
      (await site.get('/docs/fees.pdf', { headers: { range: 'bytes=0-3', 'if-range': ifRange } })).statusCode
    expect([await statusFor(etag), await statusFor('"old"')]).toEqual([206, 200])
  })
})

describe('compression', () => {
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync }

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, *;q=0.5', 'gzip'],
  ] as const)('sends to a client that accepts "%s" %s', async (accepted, coding) => {
    const response = await site.get('/stages/ILS', { headers: { 'accept-encoding': accepted } })
    expect([response.headers['content-encoding'], response.headers.vary]).toEqual([coding, 'Accept-Encoding'])
    const bytes = Buffer.concat(await response.toArray())
    expect(Number(response.headers['content-length'])).toBe(bytes.byteLength)
    expect(decoders[coding](bytes).toString()).toBe(LONG)
  })

  it.each(['', 'identity', 'br;q=0, gzip;q=0'])(
    'sends plain bytes to a client that accepts "%s"',
    async accepted => {
      const response = await site.get('/stages/ILS', { headers: { 'accept-encoding': accepted } })
      expect([response.headers['content-encoding'], await text(response)]).toEqual([undefined, LONG])
    },
  )

  it('gives each coding a tag of its own', async () => {
    const codings = ['br', 'gzip', 'identity']
    const tags = codings.map(
      async coding =>
        (await site.get('/stages/ils', { headers: { 'accept-encoding': coding } })).headers.etag,
    )
    expect(new Set(await Promise.all(tags)).size).toBe(3)
  })

  it('takes what the build has compressed already', async () => {
    const response = await site.get('/assets/ready-B3xk_92a.css', { headers: { 'accept-encoding': 'br' } })
    expect(response.headers['content-type']).toBe('text/css; charset=utf-8')
    expect(await text(response)).toBe('compressed beforehand')
  })

  it('leaves alone what is compressed by its nature, and parts', async () => {
    const ask = (path: string, headers = {}) =>
      site.get(path, { headers: { 'accept-encoding': 'br', ...headers } })
    expect((await ask('/docs/fees.pdf')).headers['content-encoding']).toBeUndefined()
    const part = await ask('/stages/ils', { range: 'bytes=0-2' })
    expect([part.headers['content-encoding'], await text(part)]).toEqual([undefined, '<p>'])
  })
})
