import type { BlogPost } from '../schema/data.ts'

/** Looks posts up. A fetch that fails is only logged: the blog then seems empty, and the next lookup tries again. */
export interface Blog {
  /** Every post, newest first. */
  allPosts(): Promise<BlogPost[]>
  /** The post of that number, if there is one. */
  postById(id: number): Promise<BlogPost | undefined>
  /** The posts whose numbers are in the list, newest first; numbers without a post are passed over. */
  postsByIds(ids: readonly number[]): Promise<BlogPost[]>
}

/**
 * The blog of the site that lies at `base`. The list of posts is fetched with the first lookup and kept.
 * @param base `/` or `/folder/`
 * @param fetchJson fetches and parses; rejects when either fails
 */
export function createBlog(base: string, fetchJson: (url: string) => Promise<unknown> = fetchAsJson): Blog {
  let request: Promise<BlogPost[] | undefined> | undefined

  const fetchPosts = async () => {
    try {
      // The build wrote the file from posts that it had validated.
      return (await fetchJson(`${base}blog/posts.json`)) as BlogPost[]
    } catch (error) {
      console.error(error)
      return undefined
    }
  }

  const allPosts = async () => {
    request ??= fetchPosts()
    const posts = await request
    if (!posts) request = undefined
    return posts ?? []
  }

  return {
    allPosts,
    postById: async id => (await allPosts()).find(post => post.id === id),
    postsByIds: async ids => (await allPosts()).filter(post => ids.includes(post.id)),
  }
}

async function fetchAsJson(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`)
  return response.json()
}
