import type { SectionData } from '../../schema/model/viewModel.ts'
import { useHeadingLevel } from '../contexts/heading.tsx'
import { useWords } from '../contexts/site.tsx'
import { css } from '../theme/css.ts'
import { media } from '../theme/designTokens.ts'
import { HeadedBand } from '../ui/Band.tsx'
import { LinkRail, linkRail, mark, railPadding } from '../ui/columns/LinkRail.tsx'
import { PostCardView, postCards } from '../ui/PostCardView.tsx'

/** Every post of the blog or of one category, newest first. */
export default function BlogList({ section, refs }: SectionData<'blogList'>) {
  const { posts } = refs
  const isFirst = useHeadingLevel() === 1
  return (
    <HeadedBand section={section}>
      <Categories refs={refs} />
      {posts.length > 0 && (
        <ul className={postCards}>
          {posts.map((post, index) => (
            <li key={post.id}>
              <PostCardView
                post={post}
                excerpt={post.excerpt}
                hasByline
                isPriority={isFirst && index === 0}
              />
            </li>
          ))}
        </ul>
      )}
    </HeadedBand>
  )
}

/** A line of links to the pages of all categories. */
function Categories({
  refs: { categories, categoryNames, listHref },
}: Pick<SectionData<'blogList'>, 'refs'>) {
  const words = useWords()
  if (categories.length === 0) return null
  const all = listHref ? [{ name: words.allPosts, href: listHref, isCurrent: !categoryNames }] : []
  return (
    <nav aria-label={words.categories}>
      <LinkRail className={categoryRail} links={[...all, ...categories]} />
    </nav>
  )
}

const categoryRail = css(linkRail, {
  // On a telephone the last name of a full row would change rows with the typeface.
  columnGap: 2,
  marginBlockEnd: 'clamp(28px, 3.4vw, 48px)',
  [media.print]: { display: 'none' },
  '& a': { padding: `10px ${railPadding}px`, overflowWrap: 'anywhere' },
  '& [aria-current]': { paddingBlockEnd: 0 },
  '& [aria-current]::after': { ...mark, marginBlockStart: 6 },
})
