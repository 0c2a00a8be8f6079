import type { PostCard } from '../../schema/model/post.ts'
import { useWords } from '../contexts/site.tsx'
import { css } from '../theme/css.ts'
import { color, corner, media, size, space } from '../theme/designTokens.ts'
import { stretchedLink } from '../theme/styles.ts'
import { VisuallyHidden } from '../theme/visuallyHidden.tsx'
import { LitPicture } from './picture/LitPicture.tsx'
import { Byline } from './text/Byline.tsx'
import { fillWords } from './text/language.ts'
import { Subheading } from './text/Subheading.tsx'

interface PostCardViewProps {
  post: PostCard
  /** The excerpt, possibly shortened. */
  excerpt: string
  /** Whether to show date and author. */
  hasByline?: boolean
  /** Whether it is near the top of its page, so that its picture loads eagerly and with high priority. */
  isPriority?: boolean
}

/** A post in a list. The whole card is its link. */
export function PostCardView({ post, excerpt, hasByline = false, isPriority = false }: PostCardViewProps) {
  const words = useWords()
  return (
    <article className={card}>
      {/* Without a picture, its frame holds the place, so that the titles of a row are in one line. */}
      <div className={frame}>
        {post.featuredImage && (
          <LitPicture
            hasShadow
            src={post.featuredImage}
            alt={post.featuredImageAlt ?? ''}
            sizes="(min-width: 64em) 30vw, (min-width: 43.75em) 45vw, 90vw"
            isPriority={isPriority}
          />
        )}
      </div>
      {hasByline && <Byline date={post.date}>{post.author}</Byline>}
      <Subheading className={titleClass}>{post.title}</Subheading>
      <p className={excerptClass}>{excerpt}</p>
      <a className={readMore} href={post.href}>
        {words.readMore}
        <VisuallyHidden> {fillWords(words.aboutThis, { name: post.title })}</VisuallyHidden>
      </a>
    </article>
  )
}

/** The class of a list of cards, in one, two or three columns by the window's width. */
export const postCards = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `56px ${space.gutter}`,
  '& > li': { display: 'grid' },
  [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.large]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [media.print]: { '& > li': { display: 'block' } },
})

const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
})

const frame = css({
  borderRadius: corner,
  overflow: 'hidden',
  width: '100%',
  marginBottom: 20,
  '&:empty': { aspectRatio: '5 / 3', background: color.tint },
  '& img': { width: '100%', aspectRatio: '5 / 3', objectFit: 'cover' },
  [media.print]: { '& img': { width: '44mm' } },
})

const titleClass = css({ fontSize: 'clamp(1.5rem, 2vw, 1.875rem)', lineHeight: 1.12 })

const excerptClass = css({ marginTop: 12, maxWidth: size.measure, color: color.soft })

const readMore = css({
  marginTop: 'auto',
  paddingBlock: '12px 8px',
  fontWeight: 600,
  ...stretchedLink(6),
})
