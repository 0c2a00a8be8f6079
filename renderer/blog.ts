import type { BlogPost } from '../schema/data.ts'

/** Looks posts up. A fetch that fails is only logged: the blog then seems empty, and the next lookup tries again. */
export interface Blog {
  /** Every post, newest first. */
  allPosts(): Promise<BlogPost[]>
  /** The same where they have been fetched already; nothing where not. */
  knownPosts(): BlogPost[] | undefined
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
  let known: BlogPost[] | undefined

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
    known = await request
    if (!known) request = undefined
    return known ?? []
  }

  return {
    allPosts,
    knownPosts: () => known,
    postById: async id => (await allPosts()).find(post => post.id === id),
    postsByIds: async ids => (await allPosts()).filter(post => ids.includes(post.id)),
  }
}

const blogs = new Map<string, Blog>()

/** The blog of the site that lies at `base`, the same for as long as the document stands. */
export function blogOf(base: string): Blog {
  const blog = blogs.get(base) ?? createBlog(base)
  blogs.set(base, blog)
  return blog
}

// In development a post was saved.
import.meta.hot?.on('chalkline:content', () => blogs.clear())

async function fetchAsJson(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`)
  return response.json()
}
