import styled from '@emotion/styled'
import { useId } from 'react'
import type { SectionData } from '../../schema/data.ts'
import { formatDate } from '../formatDate.ts'
import { Heading } from '../heading.tsx'
import { color, media, size, space } from '../theme/tokens.ts'
import { Band, Wrap } from '../ui/Band.tsx'
import { Picture } from '../ui/Picture.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { Spinner } from '../ui/Spinner.tsx'

/** What a post is called and when it was written, beside its picture; or that there is no such post. */
export default function PostHero({ section, refs: { post } }: SectionData<'postHero'>) {
  const id = useId()
  if (post === undefined) return <Spinner />
  const back = <Back href={section.backLink}>{section.backText}</Back>
  if (!post) {
    return (
      <Band id={section.id} aria-labelledby={id} ground="wall">
        <Missing>
          <Title id={id}>Blog post not found</Title>
          <p>{back}</p>
        </Missing>
      </Band>
    )
  }
  return (
    <Opening id={section.id} aria-labelledby={id} ground="wall">
      <Words>
        {back}
        <Title id={id}>{post.title}</Title>
        <Byline>
          <time dateTime={post.date}>{formatDate(post.date)}</time>
          <span>{post.author}</span>
        </Byline>
        {post.categories.length > 0 && (
          <Categories aria-label="Categories">
            {post.categories.map(category => (
              <li key={category}>{category}</li>
            ))}
          </Categories>
        )}
      </Words>
      <Frame>
        <Picture
          src={post.featuredImage}
          alt={post.featuredImageAlt ?? ''}
          sizes="(min-width: 64em) 58vw, 100vw"
          isFirst
        />
      </Frame>
    </Opening>
  )
}

const Opening = styled(Band)({
  paddingBlock: 0,
  [media.large]: { display: 'grid', gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
})

const Words = styled.div({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  padding: `20px ${space.margin} 44px`,
  '& > :is(h1, h2)': { marginTop: 'auto', paddingTop: 36 },
  [media.large]: {
    paddingInlineStart: `calc(${space.margin} + max(0px, (100vw - ${space.contentWidth}) / 2))`,
    paddingInlineEnd: 32,
    paddingBlockEnd: 56,
  },
})

const Missing = styled(Wrap)({ '& > p': { marginTop: 20 } })

const Back = styled(SiteLink)({ display: 'inline-block', paddingBlock: 10, fontWeight: 600 })

const Title = styled(Heading)({
  '&:is(h1, h2)': { fontSize: 'clamp(2.375rem, 4.4vw, 4.25rem)', lineHeight: 1.02 },
})

const Byline = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 20,
  marginTop: 28,
  fontSize: size.lead,
  color: color.softOnDark,
})

const Categories = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 20,
  marginTop: 4,
  color: color.softOnDark,
})

const Frame = styled.div({
  // Beside long words it grows in height, and its width stays.
  width: '100%',
  aspectRatio: '5 / 3',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
})
