import type { SectionData } from '../../schema/model/viewModel.ts'
import { useWords } from '../contexts/site.tsx'
import { css, cx } from '../theme/css.ts'
import { color, media, size, space } from '../theme/designTokens.ts'
import { Band, wrap } from '../ui/Band.tsx'
import { LitPicture } from '../ui/picture/LitPicture.tsx'
import { SiteLink, textLink } from '../ui/SiteLink.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { PostDate } from '../ui/text/Byline.tsx'
import { Heading } from '../ui/text/Heading.tsx'

/** Title, byline and categories of a post next to its picture, or a message that the post does not exist. */
export default function PostHero({ section, refs: { post, categories = [] } }: SectionData<'postHero'>) {
  const interfaceWords = useWords()
  if (post === undefined) return <Spinner />
  const back = (
    <SiteLink className={textLink} href={section.backLink}>
      {section.backText}
    </SiteLink>
  )
  if (!post) {
    return (
      <Band section={section} background="wall">
        <div className={missing}>
          <Heading className={titleClass}>{interfaceWords.postNotFound}</Heading>
          <p>{back}</p>
        </div>
      </Band>
    )
  }
  return (
    <Band className={cx(opening, post.featuredImage && withPicture)} section={section} background="wall">
      <div className={words}>
        {back}
        <Heading className={titleClass}>{post.title}</Heading>
        <p className={byline}>
          <PostDate date={post.date} />
          <span>{post.author}</span>
        </p>
        {categories.length > 0 && (
          <ul className={categoryList} aria-label={interfaceWords.categories}>
            {categories.map(({ name, href }) => (
              <li key={name}>{href ? <a href={href}>{name}</a> : name}</li>
            ))}
          </ul>
        )}
      </div>
      {post.featuredImage && (
        <div className={frame}>
          <LitPicture
            hasShadow
            isFilling
            src={post.featuredImage}
            alt={post.featuredImageAlt ?? ''}
            sizes="(min-width: 64em) 58vw, 100vw"
            isPriority
          />
        </div>
      )}
    </Band>
  )
}

const opening = css({ paddingBlock: 0 })

const withPicture = css({
  [media.large]: { display: 'grid', gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
})

const words = css({
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

const missing = css(wrap, { '& > p': { marginTop: 20 } })

const titleClass = css({
  '&:is(h1, h2)': { fontSize: 'clamp(2.375rem, 4.4vw, 4.25rem)', lineHeight: 1.02 },
})

const row = css({ display: 'flex', flexWrap: 'wrap', columnGap: 20, color: color.softOnDark })

// On telephones each has a line of its own: in one line, a typeface that arrives late would often begin another.
const byline = css(row, {
  flexDirection: 'column',
  marginTop: 28,
  fontSize: size.lead,
  [media.medium]: { flexDirection: 'row' },
})

const categoryList = css(row, {
  marginTop: 4,
  overflowWrap: 'anywhere',
  '& a': { display: 'inline-block', minWidth: 24, paddingBlock: 8, color: 'inherit' },
})

const frame = css({
  overflow: 'hidden',
  // The frame grows taller next to a long text. Its aspect ratio must not make it wider as well.
  alignSelf: 'stretch',
  width: '100%',
  aspectRatio: '5 / 3',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  [media.print]: { aspectRatio: 'auto', '& img': { width: '84mm', height: 'auto' } },
})
