import styled from '@emotion/styled'
import type { PostCard } from '../../schema/data.ts'
import { formatDate } from '../formatDate.ts'
import { color, media, size, space } from '../theme/tokens.ts'
import { Hidden } from './Hidden.ts'
import { Picture } from './Picture.tsx'
import { Subheading } from './Subheading.tsx'

interface PostCardViewProps {
  post: PostCard
  /** The excerpt, or as much of it as is shown. */
  excerpt: string
  /** Whether date and author are shown. */
  hasByline?: boolean
  /** Whether it is among the first things on its page. */
  isFirst?: boolean
}

/** A post in a list: the whole card leads to it. */
export const PostCardView = ({ post, excerpt, hasByline = false, isFirst = false }: PostCardViewProps) => (
  <Card>
    <Frame>
      <Picture
        src={post.featuredImage}
        alt={post.featuredImageAlt ?? ''}
        sizes="(min-width: 64em) 30vw, (min-width: 43.75em) 45vw, 90vw"
        isFirst={isFirst}
      />
    </Frame>
    {hasByline && (
      <Byline>
        <time dateTime={post.date}>{formatDate(post.date)}</time>
        <span>{post.author}</span>
      </Byline>
    )}
    <Title>{post.title}</Title>
    <Excerpt>{excerpt}</Excerpt>
    <ReadMore href={post.href}>
      Read More<Hidden> about {post.title}</Hidden>
    </ReadMore>
  </Card>
)

/** Cards in one, two or three columns, by width. */
export const PostCards = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `56px ${space.gutter}`,
  '& > li': { display: 'grid' },
  [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.large]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
})

const Card = styled.article({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
})

const Frame = styled.div({
  width: '100%',
  marginBottom: 20,
  '& img': { width: '100%', aspectRatio: '5 / 3', objectFit: 'cover' },
})

const Byline = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 16,
  marginBottom: 8,
  fontSize: size.small,
  color: color.soft,
})

const Title = styled(Subheading)({ fontSize: 'clamp(1.5rem, 2vw, 1.875rem)', lineHeight: 1.12 })

const Excerpt = styled.p({ marginTop: 12, maxWidth: '30rem', color: color.soft })

const ReadMore = styled.a({
  marginTop: 'auto',
  paddingBlock: '12px 8px',
  fontWeight: 600,
  // The target is the whole card.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '3px solid currentColor', outlineOffset: 6 },
})
