import type { SectionData } from '../../schema/model/viewModel.ts'
import { AssetsContext } from '../contexts/assets.tsx'
import { useHeadingLevel } from '../contexts/heading.tsx'
import { useWords } from '../contexts/useWords.ts'
import { usePosts } from '../hooks/usePosts.ts'
import { css } from '../theme/css.ts'
import { size } from '../theme/tokens.ts'
import { HeadedBand } from '../ui/HeadedBand.tsx'
import { PostCardView, postCards } from '../ui/PostCardView.tsx'

/** Every post of the blog, newest first. */
export default function BlogList({ section, refs }: SectionData<'blogList'>) {
  const { posts, pictures, isLoading } = usePosts(refs)
  const { loadingPosts } = useWords()
  const isFirst = useHeadingLevel() === 1
  return (
    <HeadedBand section={section}>
      {isLoading && (
        <p className={waiting} role="status">
          {loadingPosts}
        </p>
      )}
      {posts.length > 0 && (
        <AssetsContext value={{ ...refs, pictures }}>
          <ul className={postCards}>
            {posts.map((post, index) => (
              <li key={post.id}>
                <PostCardView
                  post={post}
                  excerpt={post.excerpt}
                  hasByline
                  isPriority={isFirst && index === 0}
                />
              </li>
            ))}
          </ul>
        </AssetsContext>
      )}
    </HeadedBand>
  )
}

const waiting = css({ fontSize: size.lead })
