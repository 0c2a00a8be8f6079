import type { SectionData } from '../../schema/model/viewModel.ts'
import { css } from '../theme/css.ts'
import { media } from '../theme/designTokens.ts'
import { Band, grid, Title } from '../ui/Band.tsx'
import { PostCardView, postCards } from '../ui/PostCardView.tsx'

/** The posts related to the one above. Renders nothing if there are none. */
export default function RelatedPosts({ section, refs: { posts = [] } }: SectionData<'relatedPosts'>) {
  if (posts.length === 0) return null
  return (
    <Band section={section} background="tint" columns={columns}>
      <Title>{section.title}</Title>
      <ul className={cards}>
        {posts.map(post => (
          <li key={post.id}>
            <PostCardView post={post} excerpt={cut(post.excerpt)} />
          </li>
        ))}
      </ul>
    </Band>
  )
}

/** Section 9 of the specification, "Related post excerpt". In characters. */
const excerptLength = 80

function cut(text: string): string {
  const characters = [...text]
  return characters.length > excerptLength ? `${characters.slice(0, excerptLength).join('')}…` : text
}

const columns = css(grid, {
  rowGap: 36,
  [media.large]: { '& > :is(h1, h2)': { gridColumn: 'span 4' }, '& > ul': { gridColumn: '5 / -1' } },
})

/** Most posts have two related ones. */
const cards = css(postCards, { [media.large]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } })
