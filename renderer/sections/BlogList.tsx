import type { SectionData } from '../../schema/model/viewModel.ts'
import { AssetsContext } from '../contexts/assets.tsx'
import { useHeadingLevel } from '../contexts/heading.tsx'
import { useWords } from '../contexts/useWords.ts'
import { usePosts } from '../hooks/usePosts.ts'
import { css } from '../theme/css.ts'
import { color, media, size } from '../theme/tokens.ts'
import { HeadedBand } from '../ui/HeadedBand.tsx'
import { PostCardView, postCards } from '../ui/PostCardView.tsx'

/** Every post of the blog or of one category, newest first. */
export default function BlogList({ section, refs }: SectionData<'blogList'>) {
  const { posts, pictures, isLoading } = usePosts(refs)
  const { loadingPosts } = useWords()
  const isFirst = useHeadingLevel() === 1
  return (
    <HeadedBand section={section}>
      <Categories refs={refs} />
      {isLoading && (
        <p className={waiting} role="status">
          {loadingPosts}
        </p>
      )}
      {posts.length > 0 && (
        <AssetsContext value={{ ...refs, pictures }}>
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
        </AssetsContext>
      )}
    </HeadedBand>
  )
}

/** A line of links to the pages of all categories. */
function Categories({ refs: { categories = [], categoryNames, listHref } }: Pick<SectionData, 'refs'>) {
  const words = useWords()
  if (categories.length === 0) return null
  const all = listHref ? [{ name: words.allPosts, href: listHref, isCurrent: !categoryNames }] : []
  return (
    <nav aria-label={words.categories}>
      <ul className={rail}>
        {[...all, ...categories].map(({ name, href, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Padding on either side of a name, in CSS pixels. */
const beside = 11

const rail = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  marginInline: -beside,
  marginBlockEnd: 'clamp(28px, 3.4vw, 48px)',
  [media.print]: { display: 'none' },
  '& li': { maxWidth: '100%' },
  '& a': {
    display: 'block',
    minWidth: 44,
    padding: `10px ${beside}px`,
    overflowWrap: 'anywhere',
    textDecoration: 'none',
  },
  '& a:hover': { textDecoration: 'underline' },
  '& [aria-current]': { paddingBlockEnd: 0, fontWeight: 650 },
  // As wide as the name.
  '& [aria-current]::after': {
    content: '""',
    display: 'block',
    marginBlockStart: 6,
    borderBlockStart: `4px solid ${color.accent}`,
  },
})

const waiting = css({ fontSize: size.lead })
