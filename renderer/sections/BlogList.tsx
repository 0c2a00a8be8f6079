import styled from '@emotion/styled'
import { useId } from 'react'
import type { SectionData } from '../../schema/data.ts'
import { useHeadingLevel } from '../heading.tsx'
import { usePosts } from '../hooks/usePosts.ts'
import { RefsProvider } from '../refs.tsx'
import { size } from '../theme/tokens.ts'
import { Band, Wrap } from '../ui/Band.tsx'
import { PostCards, PostCardView } from '../ui/PostCardView.tsx'
import { SectionHead } from '../ui/SectionHead.tsx'

/** Every post of the blog, newest first. */
export default function BlogList({ section, refs }: SectionData<'blogList'>) {
  const { posts, pictures, isLoading } = usePosts(refs)
  const id = useId()
  const isFirst = useHeadingLevel() === 1
  return (
    <Band id={section.id} aria-labelledby={id}>
      <Wrap>
        <SectionHead id={id} title={section.title} description={section.description} />
        {isLoading && <Waiting role="status">Loading blog posts...</Waiting>}
        {posts.length > 0 && (
          <RefsProvider refs={{ ...refs, pictures }}>
            <PostCards>
              {posts.map((post, index) => (
                <li key={post.id}>
                  <PostCardView
                    post={post}
                    excerpt={post.excerpt}
                    hasByline
                    isFirst={isFirst && index === 0}
                  />
                </li>
              ))}
            </PostCards>
          </RefsProvider>
        )}
      </Wrap>
    </Band>
  )
}

const Waiting = styled.p({ fontSize: size.lead })
