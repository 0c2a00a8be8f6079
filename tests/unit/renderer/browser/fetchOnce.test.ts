import { afterEach, expect, test, vi } from 'vitest'
import { fetchOnce } from '../../../../renderer/browser/fetchOnce.ts'

const asked: string[] = []

const network = async (url: string) => {
  asked.push(url)
  return Response.json({ name: url })
}

const offline = () => Promise.reject(new TypeError('Failed to fetch'))

afterEach(() => {
  asked.length = 0
})

test('a file is fetched once, however many ask for it, and each other one as well', async () => {
  vi.stubGlobal('fetch', network)
  const [first, second] = await Promise.all([fetchOnce('/a.json'), fetchOnce('/a.json')])
  expect(first).toEqual({ name: '/a.json' })
  expect(second).toBe(first)
  expect(await fetchOnce('/b.json')).toEqual({ name: '/b.json' })
  expect(asked).toEqual(['/a.json', '/b.json'])
})

test('that a server does not have it is said', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 404, statusText: 'Not Found' }))
  await expect(fetchOnce('/c.json')).rejects.toThrow('404 Not Found')
})

test('a fetch that failed is tried again', async () => {
  vi.stubGlobal('fetch', offline)
  await expect(fetchOnce('/d.json')).rejects.toThrow('Failed to fetch')
  vi.stubGlobal('fetch', network)
  expect(await fetchOnce('/d.json')).toEqual({ name: '/d.json' })
})
