import { afterEach, expect, test, vi } from 'vitest'
import { createBlog, getBlog } from '../../../../renderer/hooks/fetchPosts.ts'
import type { BlogPost } from '../../../../schema/model/viewModel.ts'

afterEach(() => vi.restoreAllMocks())

test('R-BLG-3: all posts, newest first, come from one fetch below the base', async () => {
  const fetchJson = vi.fn(async (_: string): Promise<unknown> => posts)
  const blog = createBlog('/school/blog', fetchJson)
  const [first, second] = await Promise.all([blog.allPosts(), blog.allPosts()])
  expect(first.map(({ id }) => id)).toEqual([3, 2, 1])
  expect(second).toEqual(first)
  await blog.postById(1)
  expect(fetchJson.mock.calls).toEqual([['/school/blog/posts.json']])
})

test('R-BLG-3: one post by its id, and nothing for an id without a post', async () => {
  const blog = createBlog('/blog', async () => posts)
  expect((await blog.postById(2))?.title).toBe('Post 2')
  expect(await blog.postById(99)).toBeUndefined()
  expect(await blog.postById(Number.NaN)).toBeUndefined()
})

test('R-BLG-3: the posts whose ids are in a list', async () => {
  const blog = createBlog('/blog', async () => posts)
  const idsOf = async (ids: number[]) => (await blog.postsByIds(ids)).map(({ id }) => id)
  expect(await idsOf([1, 3])).toEqual([3, 1])
  expect(await idsOf([2, 99, 2])).toEqual([2])
  expect(await idsOf([])).toEqual([])
})

test('R-BLG-4: a failed fetch is logged once, finds no posts, and the next lookup fetches again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const failure = new Error('offline')
  const fetchJson = vi.fn(async (_: string): Promise<unknown> => posts).mockRejectedValueOnce(failure)
  const blog = createBlog('/blog', fetchJson)
  expect(await Promise.all([blog.allPosts(), blog.postById(1), blog.postsByIds([1])])).toEqual([
    [],
    undefined,
    [],
  ])
  expect(logged.mock.calls).toEqual([[failure]])
  expect(await blog.allPosts()).toHaveLength(3)
})

test('R-BLG-4: an answer that is not a success counts as a failed fetch', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('[]', { status: 503, statusText: 'Busy' }))
  expect(await createBlog('/blog').allPosts()).toEqual([])
  expect(logged.mock.calls).toEqual([[new Error('/blog/posts.json: 503 Busy')]])
})

test('R-BLG-3: posts that have been fetched are available at once', async () => {
  const blog = createBlog('/blog', async () => posts)
  expect(blog.cachedPosts()).toBeUndefined()
  await blog.allPosts()
  expect(blog.cachedPosts()?.map(({ id }) => id)).toEqual([3, 2, 1])
})

test('R-BLG-3: there is one blog for a base', () => {
  expect(getBlog('/blog')).toBe(getBlog('/blog'))
  expect(getBlog('/school/blog')).not.toBe(getBlog('/blog'))
})

const posts = [3, 2, 1].map(
  (id): BlogPost => ({
    id,
    title: `Post ${id}`,
    excerpt: 'Something happened.',
    content: ['It happened.'],
    picture: { src: '/images/placeholder.svg', width: 900, height: 640 },
    featuredImage: '/images/placeholder.svg',
    images: [],
    date: `2025-04-0${id}`,
    author: 'The team',
    categories: ['News'],
    relatedPosts: [],
    href: `/blog/${id}`,
  }),
)
