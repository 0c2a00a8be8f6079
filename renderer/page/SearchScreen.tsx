import type { SearchTopic } from '../../schema/model/viewModel.ts'
import { useWords } from '../contexts/site.tsx'
import { css } from '../theme/css.ts'
import { color, media, size, space } from '../theme/designTokens.ts'
import { Band, third, titleClass, wrap } from '../ui/Band.tsx'
import { Island, inSection } from '../ui/Island.tsx'

/** The page that searches, and lists all pages. Only a browser with JavaScript can search: there the box is an island without HTML. */
export function SearchScreen({ topics }: { topics: readonly SearchTopic[] }) {
  const { search, allPages } = useWords()
  return (
    <>
      <Band background="paper">
        <div className={wrap}>
          <h1 className={title} tabIndex={-1}>
            {search}
          </h1>
          <div className={column}>
            <Island className={inSection} name="searchBox" hydrate="now" data={{ props: {} }} />
          </div>
        </div>
      </Band>
      <Band>
        <div className={wrap} data-section="topics">
          <h2 className={listTitle}>{allPages}</h2>
          <div className={columns}>
            {topics.map(({ title, links }) => (
              <section key={title + links[0]?.path}>
                <h3>{title}</h3>
                <ul className={list}>
                  {links.map(({ label, path }) => (
                    <li key={path}>
                      <a href={path}>{label}</a>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
      </Band>
    </>
  )
}

const title = css(titleClass, { marginBlockEnd: 28 })

/** As wide as two of the three columns of the list below. */
const column = css({ [media.wide]: { width: `calc(2 * ${third} + ${space.gutter})` } })

const listTitle = css({ marginBlockEnd: 32, fontSize: size.h3 })

const list = css({
  '& > li': { borderBlockEnd: `1px solid ${color.line}` },
  '& a': { display: 'flex', alignItems: 'center', minHeight: 44, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
})

const columns = css({
  display: 'grid',
  gap: `40px ${space.gutter}`,
  [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& h3': { paddingBlockEnd: 8, borderBlockEnd: `1.5px solid ${color.ink}`, fontSize: '1.25rem' },
})
