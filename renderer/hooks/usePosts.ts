import { useEffect, useState } from 'react'
import type { Picture, PostCard, Refs } from '../../schema/data.ts'
import { createBlog } from '../blog.ts'
import { useSite } from '../site.tsx'

interface Posts {
  posts: readonly PostCard[]
  pictures: Readonly<Record<string, Picture>>
  isLoading: boolean
}

/** The posts that came with the page, else every post of the blog, looked up. When that fails there are none. */
export function usePosts({ posts, pictures }: Refs): Posts {
  const { base } = useSite()
  const isKnown = posts !== undefined
  const [found, setFound] = useState<Posts>({ posts: posts ?? [], pictures, isLoading: !isKnown })

  useEffect(() => {
    if (isKnown) return
    let isWanted = true
    createBlog(base)
      .allPosts()
      .then(all => {
        if (!isWanted) return
        const byPath = Object.fromEntries(all.map(post => [post.featuredImage, post.picture]))
        setFound({ posts: all, pictures: byPath, isLoading: false })
      })
    return () => {
      isWanted = false
    }
  }, [base, isKnown])

  return found
}
