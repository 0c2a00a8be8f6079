import styled from '@emotion/styled'
import { useId } from 'react'
import type { SectionData } from '../../schema/data.ts'
import { useHeadingLevel } from '../heading.tsx'
import { size } from '../theme/tokens.ts'
import { Band, Wrap } from '../ui/Band.tsx'
import { PostCards, PostCardView } from '../ui/PostCardView.tsx'
import { SectionHead } from '../ui/SectionHead.tsx'

/** Every post of the blog, newest first. */
export default function BlogList({ section, refs: { posts = [] } }: SectionData<'blogList'>) {
  const id = useId()
  const isFirst = useHeadingLevel() === 1
  return (
    <Band id={section.id} aria-labelledby={id}>
      <Wrap>
        <SectionHead id={id} title={section.title} description={section.description} />
        {posts.length === 0 && <Empty>There are no posts yet.</Empty>}
        {posts.length > 0 && (
          <PostCards>
            {posts.map((post, index) => (
              <li key={post.id}>
                <PostCardView post={post} excerpt={post.excerpt} hasByline isFirst={isFirst && index === 0} />
              </li>
            ))}
          </PostCards>
        )}
      </Wrap>
    </Band>
  )
}

const Empty = styled.p({ fontSize: size.lead })
