import { useState } from 'react'
import { navigate, useSearch } from 'wouter/use-browser-location'
import type { SearchTopic } from '../../schema/model/viewModel.ts'
import { useWords } from '../contexts/useWords.ts'
import { useHydrated } from '../hooks/useHydrated.ts'
import { SearchBox } from '../search/SearchBox.tsx'
import { css } from '../theme/css.ts'
import { color, media, size, space } from '../theme/tokens.ts'
import { Band } from '../ui/Band.tsx'
import { third, wrap } from '../ui/grid.ts'
import { restoreStaticHtml } from './staticHtml.ts'

/** The same object on every render: React would replace the HTML whenever it is given another one. */
const STATIC_HTML = { __html: '' }

/** The page that searches, and lists all pages. @param topics absent where the list is prerendered */
export default function SearchScreen({ topics }: { topics: SearchTopic[] | undefined }) {
  const words = useWords()
  return (
    <>
      <Band background="paper">
        <div className={wrap}>
          <h1 className={title} tabIndex={-1}>
            {words.search}
          </h1>
          {useHydrated() && (
            <div className={column}>
              <QueryBox />
            </div>
          )}
        </div>
      </Band>
      {topics ? (
        <div data-section="topics">
          <Topics topics={topics} />
        </div>
      ) : (
        <div
          ref={element => restoreStaticHtml(element, 0)}
          data-section="topics"
          suppressHydrationWarning
          dangerouslySetInnerHTML={STATIC_HTML}
        />
      )}
    </>
  )
}

/** The box, with the query of the address. Only a browser with JavaScript can search. */
function QueryBox() {
  const asked = new URLSearchParams(useSearch()).get('q') ?? ''
  // Another query in the address, as after going back, replaces what is in the box.
  return <OwnBox key={asked} asked={asked} />
}

function OwnBox({ asked }: { asked: string }) {
  const [query, setQuery] = useState(asked)
  return (
    <SearchBox
      query={query}
      onQuery={setQuery}
      onSubmit={text =>
        navigate(`${window.location.pathname}?q=${encodeURIComponent(text)}`, { replace: true })
      }
    />
  )
}

function Topics({ topics }: { topics: SearchTopic[] }) {
  const { allPages } = useWords()
  return (
    <Band>
      <div className={wrap}>
        <h2 className={listTitle}>{allPages}</h2>
        <div className={columns}>
          {topics.map(topic => (
            <section key={topic.title + topic.links[0]?.path}>
              <h3>{topic.title}</h3>
              <ul className={list}>
                {topic.links.map(({ label, path }) => (
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
  )
}

const title = css({ marginBlockEnd: 28, fontSize: size.h2, lineHeight: 1.04 })

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
