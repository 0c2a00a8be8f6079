import type { BlogPost } from '../../schema/model/viewModel.ts'

/** Looks posts up. A failed fetch is only logged: the lookup then finds no posts, and the next one fetches again. */
export interface Blog {
  /** Every post, newest first. */
  allPosts(): Promise<BlogPost[]>
  /** The result of the last fetch; undefined before one has succeeded. */
  cachedPosts(): BlogPost[] | undefined
  /** Undefined when no post has this id. */
  postById(id: number): Promise<BlogPost | undefined>
  /** The posts with these ids, newest first. Unknown ids are ignored. */
  postsByIds(ids: readonly number[]): Promise<BlogPost[]>
}

/**
 * Creates the blog at an address. The first lookup fetches the list of posts, and later ones share it.
 * @param address `/blog`, with the base of the site
 * @param fetchJson fetches and parses a file; rejects when either fails
 */
export function createBlog(
  address: string,
  fetchJson: (url: string) => Promise<unknown> = fetchAsJson,
): Blog {
  let request: Promise<BlogPost[] | undefined> | undefined
  let cached: BlogPost[] | undefined

  const fetchPosts = async () => {
    try {
      // The build wrote the file from this type.
      return (await fetchJson(`${address}/posts.json`)) as BlogPost[]
    } catch (error) {
      console.error(error)
      return undefined
    }
  }

  const allPosts = async () => {
    request ??= fetchPosts()
    cached = await request
    if (!cached) request = undefined
    return cached ?? []
  }

  return {
    allPosts,
    cachedPosts: () => cached,
    postById: async id => (await allPosts()).find(post => post.id === id),
    postsByIds: async ids => (await allPosts()).filter(post => ids.includes(post.id)),
  }
}

const blogs = new Map<string, Blog>()

/** The blog at an address, one for the whole document. */
export function getBlog(address: string): Blog {
  const blog = blogs.get(address) ?? createBlog(address)
  blogs.set(address, blog)
  return blog
}

// The development server sends this event when a post is saved.
import.meta.hot?.on('chalkline:content', () => blogs.clear())

async function fetchAsJson(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`)
  return response.json()
}
