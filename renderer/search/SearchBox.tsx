import { useEffect, useId, useState } from 'react'
import { useSearch } from 'wouter/use-browser-location'
import { fetchJson } from '../browser/fetchOnce.ts'
import { useSite, useWords } from '../contexts/site.tsx'
import { button } from '../theme/button.ts'
import { css } from '../theme/css.ts'
import { color, corner, size } from '../theme/designTokens.ts'
import { ModalDialog } from '../ui/ModalDialog.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { phoneUrl } from '../ui/text/contact.tsx'
import { fillWords } from '../ui/text/language.ts'
import { ResultList } from './ResultList.tsx'
import { type Found, SiteSearch } from './SiteSearch.ts'

export const SearchDialog = ({ onClose }: { onClose: () => void }) => (
  <ModalDialog title={useWords().search} onClose={onClose}>
    <div data-content>
      <SearchBox onFollow={onClose} />
    </div>
  </ModalDialog>
)

/** The box of the page that searches, with the query of the address: another one there, as after going back, replaces it. */
export default function QueryBox() {
  const query = new URLSearchParams(useSearch({ ssrSearch: '' })).get('q') ?? ''
  return <SearchBox key={query} initial={query} />
}

interface SearchBoxProps {
  initial?: string
  /** Closes the dialog around the box, which gets the focus. */
  onFollow?: () => void
}

/** The box of the search above its results, or above other ways to an answer. */
export function SearchBox({ initial = '', onFollow }: SearchBoxProps) {
  const { base } = useSite()
  const words = useWords()
  const id = useId()
  const [typed, setTyped] = useState(initial)
  const query = typed.trim()
  const answer = useAnswer(query)
  const count = answer?.results.length ?? 0
  const status = () => {
    if (!answer) return ''
    if (!answer.search) return words.searchFailed
    return fillWords(count > 0 ? words.searchResults : words.searchNone, { count, query: answer.query })
  }
  return (
    <>
      <search>
        <form className={form} action={`${base}search`}>
          <label htmlFor={id}>{words.searchLabel}</label>
          <div className={row}>
            <input
              ref={input => {
                // A dialog that opens goes by the attribute, which React does not write.
                if (onFollow) input?.setAttribute('autofocus', '')
              }}
              className={box}
              id={id}
              // In some browsers a box of the type "search" would keep Escape from the dialog.
              type="text"
              name="q"
              autoComplete="off"
              enterKeyHint="search"
              value={typed}
              onChange={event => setTyped(event.target.value)}
            />
            <button className={button.dark} type="submit">
              {words.search}
            </button>
          </div>
        </form>
      </search>
      <p className={statusClass} role="status">
        {status()}
      </p>
      {answer?.search && count > 0 && (
        <ResultList {...answer} terms={answer.search.terms} onFollow={onFollow} />
      )}
      {answer && count === 0 && <EmptyAnswer onFollow={onFollow} />}
    </>
  )
}

/** Where a visitor gets an answer without the search: somebody to ask, and the pages that most visitors look for. */
function EmptyAnswer({ onFollow }: Pick<SearchBoxProps, 'onFollow'>) {
  const { base, contact, shortcuts = [] } = useSite()
  const { allPages, callPhone } = useWords()
  return (
    <ul className={ways}>
      <li>
        <a href={phoneUrl(contact.phone)}>{fillWords(callPhone, { phone: contact.phone })}</a>
      </li>
      {[...shortcuts, { label: allPages, path: `${base}search` }].map(({ label, path }) => (
        <li key={label + path}>
          <SiteLink href={path} onClick={onFollow}>
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

interface Answer {
  query: string
  results: Found[]
  /** Absent where the index could not be loaded. */
  search?: SiteSearch
}

/** The answer to a query. The one before stays until it is there. */
function useAnswer(query: string): Answer | undefined {
  const { base } = useSite()
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    let isCurrent = true
    const find = async (): Promise<Answer | undefined> => {
      // The index is loaded while the visitor types the first letters.
      const search = await openSearch(base)
      const results = await search.find(query)
      return results && { query, results, search }
    }
    // The files of the index are gone when the site was published anew: its new index is opened then.
    const retry = () => {
      opened.delete(base)
      return find()
    }
    find()
      .catch(retry)
      .catch(() => (query === '' ? undefined : { query, results: [] }))
      .then(found => isCurrent && setAnswer(found))
    return () => {
      isCurrent = false
    }
  }, [query, base])
  return answer
}

const opened = new Map<string, Promise<SiteSearch>>()

function openSearch(base: string): Promise<SiteSearch> {
  const search = opened.get(base) ?? SiteSearch.open(name => fetchJson(`${base}search/${name}.json`))
  opened.set(base, search)
  return search
}

const form = css({ '& > label': { display: 'block', marginBlockEnd: 8, fontWeight: 600 } })

const row = css({ display: 'flex', gap: 8, '& > button': { flex: 'none' } })

const box = css({
  flex: 1,
  // A text box has a width of its own.
  minWidth: 0,
  minHeight: 56,
  padding: '12px 16px',
  border: `1.5px solid ${color.ink}`,
  borderRadius: corner,
  background: color.paper,
  color: color.ink,
  font: 'inherit',
  fontSize: size.lead,
})

const statusClass = css({
  marginBlock: 12,
  color: color.soft,
  fontSize: size.small,
  '&:empty': { margin: 0 },
})

const ways = css({
  borderBlockStart: `1.5px solid ${color.ink}`,
  '& > li': { borderBlockEnd: `1px solid ${color.line}` },
  '& a': { display: 'flex', alignItems: 'center', minHeight: 48, fontWeight: 600 },
})
