import type { PostCard } from '../../schema/model/post.ts'
import type { SectionData } from '../../schema/model/viewModel.ts'
import { css } from '../theme/css.ts'
import { color, corner, media, size } from '../theme/designTokens.ts'
import { stretchedLink } from '../theme/styles.ts'
import { Band, grid, Title, wrap } from '../ui/Band.tsx'
import { LitPicture } from '../ui/picture/LitPicture.tsx'
import { ActionLink } from '../ui/SiteLink.tsx'
import { Byline } from '../ui/text/Byline.tsx'
import { Subheading } from '../ui/text/Subheading.tsx'

/** The newest post, large, and the previous ones as a list. */
export default function LatestPosts({ section, refs: { posts = [] } }: SectionData<'latestPosts'>) {
  const [newest, ...others] = posts
  return (
    <Band section={section}>
      <div className={wrap}>
        <div className={head}>
          <Title>{section.title}</Title>
          <ActionLink action={section.action} />
        </div>
        <div className={grid}>
          {newest && (
            <article className={newestPost}>
              {newest.featuredImage && (
                <LitPicture
                  hasShadow
                  src={newest.featuredImage}
                  alt={newest.featuredImageAlt ?? ''}
                  sizes="(min-width: 43.75em) 56vw, 90vw"
                />
              )}
              <Words post={newest} />
            </article>
          )}
          {others.length > 0 && (
            <ul className={otherPosts}>
              {others.map(post => (
                <li key={post.id}>
                  <Words post={post} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Band>
  )
}

const Words = ({ post }: { post: PostCard }) => (
  <>
    <Byline date={post.date}>{post.categories[0]}</Byline>
    <Subheading>
      <a className={titleLink} href={post.href}>
        {post.title}
      </a>
    </Subheading>
    <p className={excerpt}>{post.excerpt}</p>
  </>
)

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '8px 32px',
  marginBottom: 'clamp(28px, 3.4vw, 48px)',
})

const newestPost = css({
  position: 'relative',
  '& img': {
    width: '100%',
    borderRadius: corner,
    aspectRatio: '5 / 3',
    objectFit: 'cover',
    marginBottom: 20,
  },
  '& :is(h2, h3)': { fontSize: 'clamp(1.6875rem, 2.8vw, 2.625rem)', lineHeight: 1.08 },
  [media.medium]: { gridColumn: 'span 7' },
  [media.print]: { '& img': { width: '44mm' } },
})

const otherPosts = css({
  marginTop: 44,
  '& > li': { position: 'relative', padding: '20px 0 40px', borderTop: `1.5px solid ${color.ink}` },
  '& :is(h2, h3)': { fontSize: 'clamp(1.5rem, 1.9vw, 1.75rem)', lineHeight: 1.16 },
  [media.medium]: {
    gridColumn: '8 / -1',
    marginTop: 0,
    display: 'grid',
    alignContent: 'start',
    paddingInlineStart: 'clamp(0px, 3vw, 48px)',
  },
})

const titleLink = css({
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  ...stretchedLink(4),
})

const excerpt = css({ marginTop: 10, maxWidth: size.measure, color: color.soft })
