import { useEffect, useState } from 'react'
import type { PostCard } from '../../schema/model/post.ts'
import type { BlogPost, Picture, ResolvedAssets } from '../../schema/model/viewModel.ts'
import { useSite } from '../contexts/site.tsx'
import { getBlog } from './fetchPosts.ts'

interface Posts {
  posts: readonly PostCard[]
  pictures: Readonly<Record<string, Picture>>
  isLoading: boolean
}

/**
 * The posts in the page's data, otherwise all posts of the blog, or those of the category whose page it is, fetched. There are
 * none if that fails.
 */
export function usePosts({ allPosts: posts, categoryNames, pictures }: ResolvedAssets): Posts {
  const { blog = '' } = useSite()
  const [fetched, setFetched] = useState(() => (posts ? undefined : getBlog(blog).cachedPosts()))
  const hasPosts = (posts ?? fetched) !== undefined

  useEffect(() => {
    if (hasPosts) return
    let isCurrent = true
    getBlog(blog)
      .allPosts()
      .then(all => isCurrent && setFetched(all))
    return () => {
      isCurrent = false
    }
  }, [blog, hasPosts])

  if (posts) return { posts, pictures, isLoading: false }
  const shown = (fetched ?? []).filter(
    ({ categories }) => !categoryNames || categories.some(name => categoryNames.includes(name)),
  )
  return { posts: shown, pictures: fetched ? picturesOf(shown) : pictures, isLoading: !fetched }
}

const picturesOf = (posts: readonly BlogPost[]): Record<string, Picture> =>
  Object.fromEntries(posts.map(post => [post.featuredImage, post.picture]))
