import { useId } from 'react'
import type { SectionData } from '../../schema/data.ts'
import { Band, Wrap } from '../ui/Band.tsx'
import { PostCards, PostCardView } from '../ui/PostCardView.tsx'
import { SectionHead } from '../ui/SectionHead.tsx'

/** The posts related to the one above; nothing when there are none. */
export default function RelatedPosts({ section, refs: { posts = [] } }: SectionData<'relatedPosts'>) {
  const id = useId()
  if (posts.length === 0) return null
  return (
    <Band id={section.id} aria-labelledby={id} ground="mint">
      <Wrap>
        <SectionHead id={id} title={section.title} />
        <PostCards>
          {posts.map(post => (
            <li key={post.id}>
              <PostCardView post={post} excerpt={cut(post.excerpt)} />
            </li>
          ))}
        </PostCards>
      </Wrap>
    </Band>
  )
}

/** Section 9 of the specification, "Related post excerpt". In characters. */
const excerptLength = 80

function cut(text: string): string {
  const characters = [...text]
  return characters.length > excerptLength ? `${characters.slice(0, excerptLength).join('')}…` : text
}
