import { useEffect, useState } from 'react'
import type { BlogPost, Picture, PostCard, Refs } from '../../schema/data.ts'
import { blogOf } from '../blog.ts'
import { useSite } from '../site.tsx'

interface Posts {
  posts: readonly PostCard[]
  pictures: Readonly<Record<string, Picture>>
  isLoading: boolean
}

/** The posts that came with the page, else every post of the blog, looked up. When that fails there are none. */
export function usePosts({ posts, pictures }: Refs): Posts {
  const { base } = useSite()
  const [found, setFound] = useState(() => (posts ? undefined : blogOf(base).knownPosts()))
  const isKnown = (posts ?? found) !== undefined

  useEffect(() => {
    if (isKnown) return
    let isWanted = true
    blogOf(base)
      .allPosts()
      .then(all => isWanted && setFound(all))
    return () => {
      isWanted = false
    }
  }, [base, isKnown])

  if (posts) return { posts, pictures, isLoading: false }
  return { posts: found ?? [], pictures: found ? picturesOf(found) : pictures, isLoading: !found }
}

const picturesOf = (posts: readonly BlogPost[]): Record<string, Picture> =>
  Object.fromEntries(posts.map(post => [post.featuredImage, post.picture]))
