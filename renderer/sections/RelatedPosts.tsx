import styled from '@emotion/styled'
import { useId } from 'react'
import type { SectionData } from '../../schema/data.ts'
import { media } from '../theme/tokens.ts'
import { Band, Grid, Wrap } from '../ui/Band.tsx'
import { PostCards, PostCardView } from '../ui/PostCardView.tsx'
import { Title } from '../ui/SectionHead.tsx'

/** The posts related to the one above; nothing when there are none. */
export default function RelatedPosts({ section, refs: { posts = [] } }: SectionData<'relatedPosts'>) {
  const id = useId()
  if (posts.length === 0) return null
  return (
    <Band id={section.id} aria-labelledby={id} ground="mint">
      <Wrap>
        <Columns>
          <Title id={id}>{section.title}</Title>
          <Cards>
            {posts.map(post => (
              <li key={post.id}>
                <PostCardView post={post} excerpt={cut(post.excerpt)} />
              </li>
            ))}
          </Cards>
        </Columns>
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

const Columns = styled(Grid)({
  rowGap: 36,
  '& > *': { gridColumn: '1 / -1' },
  [media.large]: { '& > :is(h1, h2)': { gridColumn: 'span 4' }, '& > ul': { gridColumn: '5 / -1' } },
})

/** Most posts have two related ones. */
const Cards = styled(PostCards)({ [media.large]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } })
