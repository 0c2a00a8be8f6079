import styled from '@emotion/styled'
import { useId } from 'react'
import type { PostCard, SectionData } from '../../schema/data.ts'
import { formatDate } from '../formatDate.ts'
import { color, media, size } from '../theme/tokens.ts'
import { Band, Grid, Wrap } from '../ui/Band.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Title } from '../ui/SectionHead.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { Subheading } from '../ui/Subheading.tsx'

/** The newest post, large; those before it as a list. */
export default function LatestPosts({ section, refs: { posts = [] } }: SectionData<'latestPosts'>) {
  const id = useId()
  const [newest, ...others] = posts
  return (
    <Band id={section.id} aria-labelledby={id}>
      <Wrap>
        <Head>
          <Title id={id}>{section.title}</Title>
          {section.action && <Action href={section.action.link}>{section.action.text}</Action>}
        </Head>
        <Grid>
          {newest && (
            <Newest>
              <Picture
                src={newest.featuredImage}
                alt={newest.featuredImageAlt ?? ''}
                sizes="(min-width: 43.75em) 56vw, 90vw"
              />
              <Words post={newest} />
            </Newest>
          )}
          {others.length > 0 && (
            <Others>
              {others.map(post => (
                <li key={post.id}>
                  <Words post={post} />
                </li>
              ))}
            </Others>
          )}
        </Grid>
      </Wrap>
    </Band>
  )
}

const Words = ({ post }: { post: PostCard }) => (
  <>
    <Byline>
      <time dateTime={post.date}>{formatDate(post.date)}</time>
      <span>{post.categories[0]}</span>
    </Byline>
    <Subheading>
      <Whole href={post.href}>{post.title}</Whole>
    </Subheading>
    <Excerpt>{post.excerpt}</Excerpt>
  </>
)

const Head = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '8px 32px',
  marginBottom: 'clamp(28px, 3.4vw, 48px)',
})

const Action = styled(SiteLink)({ display: 'inline-block', paddingBlock: 10, fontWeight: 600 })

const Newest = styled.article({
  position: 'relative',
  gridColumn: '1 / -1',
  '& img': { width: '100%', aspectRatio: '5 / 3', objectFit: 'cover', marginBottom: 20 },
  '& :is(h2, h3)': { fontSize: 'clamp(1.6875rem, 2.8vw, 2.625rem)', lineHeight: 1.08 },
  [media.medium]: { gridColumn: 'span 7' },
})

const Others = styled.ul({
  gridColumn: '1 / -1',
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

const Byline = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 16,
  marginBottom: 8,
  fontSize: size.small,
  color: color.soft,
})

/** A link whose target is all that stands around it. */
const Whole = styled.a({
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '3px solid currentColor', outlineOffset: 4 },
})

const Excerpt = styled.p({ marginTop: 10, maxWidth: '36rem', color: color.soft })
