import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { createRoot } from 'react-dom/client'
import { navigate, useSearch } from 'wouter/use-browser-location'
import { IslandSiteProvider } from '../contexts/SiteProvider.tsx'
import { useSite } from '../contexts/site.tsx'
import { useWords } from '../contexts/useWords.ts'
import type { IslandSite } from '../islandSite.ts'
import { button } from '../theme/button.ts'
import { css } from '../theme/css.ts'
import { color, corner, size } from '../theme/designTokens.ts'
import { ModalDialog } from '../ui/ModalDialog.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { phoneUrl } from '../ui/text/contactUrls.ts'
import { fillWords } from '../ui/text/fillWords.ts'
import { groupResults, ResultList } from './ResultList.tsx'
import { type Found, SiteSearch } from './SiteSearch.ts'
import type { Terms } from './terms.ts'

let closeLast = () => {}

/** Shows the search over the page, in a React root of its own. @param visit navigates to an address */
export function showSearch(site: IslandSite, visit: (address: string) => void): void {
  // A dialog that Escape has just closed is still there: the browser sends its close event later.
  closeLast()
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  closeLast = () => {
    root.unmount()
    host.remove()
  }
  root.render(
    <IslandSiteProvider site={site}>
      <SearchDialog onClose={closeLast} onVisit={visit} />
    </IslandSiteProvider>,
  )
}

interface SearchDialogProps {
  onClose: () => void
  /** Navigates to an address. */
  onVisit: (address: string) => void
}

export function SearchDialog({ onClose, onVisit }: SearchDialogProps) {
  const { base } = useSite()
  const { search } = useWords()
  const [query, setQuery] = useState('')
  const submit = (asked: string) => {
    onClose()
    onVisit(`${base}search?q=${encodeURIComponent(asked)}`)
  }
  return (
    <ModalDialog title={search} onClose={onClose}>
      <div className={content}>
        <SearchBox query={query} onQuery={setQuery} isFirst onFollow={onClose} onSubmit={submit} />
      </div>
    </ModalDialog>
  )
}

/** The box of the page that searches, with the query of the address: another one there, as after going back, replaces it. */
export default function QueryBox() {
  const asked = new URLSearchParams(useSearch({ ssrSearch: '' })).get('q') ?? ''
  return <OwnBox key={asked} asked={asked} />
}

function OwnBox({ asked }: { asked: string }) {
  const [query, setQuery] = useState(asked)
  const submit = (text: string) =>
    navigate(`${window.location.pathname}?q=${encodeURIComponent(text)}`, { replace: true })
  return <SearchBox query={query} onQuery={setQuery} onSubmit={submit} />
}

interface SearchBoxProps {
  query: string
  onQuery: (query: string) => void
  /** Whether the box gets the focus when the dialog around it opens. */
  isFirst?: boolean
  /** Called when a result is followed. */
  onFollow?: () => void
  /** Called on Enter where no result is chosen. */
  onSubmit: (query: string) => void
}

/** The box of the search with its results: a combobox (WAI-ARIA) whose options are links. */
export function SearchBox({ query, onQuery, isFirst, onFollow, onSubmit }: SearchBoxProps) {
  const { base } = useSite()
  const words = useWords()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const state = useResults(query)
  const [chosen, setChosen] = useState({ index: -1, query: '' })
  // The results of another query may come late: what was chosen before is another one then.
  const active = chosen.query === state.query ? chosen.index : -1
  const setActive = (index: number) => setChosen({ index, query: state.query })
  const groups = groupResults(state.results)
  const count = state.results.length

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && count > 0) {
      event.preventDefault()
      // One more place than results: none is chosen there.
      const next = ((active + 1 + step + count + 1) % (count + 1)) - 1
      setActive(next)
      list.current?.querySelectorAll('[role="option"]')[next]?.scrollIntoView({ block: 'nearest' })
    }
    // Else it empties the box first, in some browsers.
    if (event.key === 'Escape' && active >= 0) {
      event.preventDefault()
      setActive(-1)
    } else if (event.key === 'Escape' && query === '') {
      // In Safari a box of this type keeps the key from the dialog around it.
      event.preventDefault()
      // Else it would take the next key, as in ModalDialog.tsx.
      event.currentTarget.blur()
      event.currentTarget.closest('dialog')?.close()
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const chosen = list.current?.querySelectorAll<HTMLElement>('[role="option"]')[active]
    if (chosen) chosen.click()
    else if (query.trim() !== '') onSubmit(query.trim())
  }
  const follow = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onFollow?.()
  }

  const hasNothing = state.query !== '' && !state.hasFailed && count === 0
  const status = () => {
    if (state.query === '' || state.hasFailed) return ''
    return count > 0
      ? fillWords(words.searchResults, { count })
      : fillWords(words.searchNone, { query: state.query })
  }

  return (
    <>
      <search>
        <form className={form} action={`${base}search`} onSubmit={submit}>
          <label htmlFor={`${id}box`}>{words.searchLabel}</label>
          <div className={row}>
            <input
              ref={input => {
                // A dialog that opens goes by the attribute, which React does not write.
                if (isFirst) input?.setAttribute('autofocus', '')
              }}
              className={box}
              id={`${id}box`}
              type="search"
              name="q"
              role="combobox"
              aria-expanded={count > 0}
              aria-controls={`${id}list`}
              aria-autocomplete="list"
              aria-activedescendant={active >= 0 ? `${id}option-${active}` : undefined}
              autoComplete="off"
              enterKeyHint="search"
              value={query}
              onChange={event => {
                setActive(-1)
                onQuery(event.target.value)
              }}
              onKeyDown={move}
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
      {hasNothing && <EmptyAnswer onFollow={onFollow} />}
      {state.hasFailed && (
        <p className={statusClass} role="alert">
          {words.searchFailed} <a href={`${base}search`}>{words.allPages}</a>
        </p>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the options are links, and Enter in the box clicks them */}
      <div ref={list} id={`${id}list`} role="listbox" aria-label={words.search} onClick={follow}>
        <ResultList groups={groups} query={state.query} terms={state.terms} active={active} idPrefix={id} />
      </div>
    </>
  )
}

/** Where a visitor gets an answer whose words no page has: somebody to ask, and the pages that most visitors look for. */
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

interface SearchState {
  /** What the results answer. */
  query: string
  results: Found[]
  terms?: Terms
  hasFailed?: true
}

const nothing: SearchState = { query: '', results: [] }

const opened = new Map<string, Promise<SiteSearch>>()

/** The index, fetched once. */
function openSearch(base: string): Promise<SiteSearch> {
  const search = opened.get(base) ?? SiteSearch.open(name => fetchJson(`${base}search/${name}.json`))
  opened.set(base, search)
  return search
}

async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  return (await response.json()) as T // as the build wrote it
}

/** The results of a query. Those of the query before stay until they are there. */
function useResults(typed: string): SearchState {
  const { base } = useSite()
  const [state, setState] = useState(nothing)
  const query = typed.trim()
  useEffect(() => {
    let isCurrent = true
    const answer = async (): Promise<SearchState> => {
      // The index comes while the visitor types the first letters.
      const search = await openSearch(base)
      return search.asks(query) ? { query, results: await search.find(query), terms: search.terms } : nothing
    }
    // The files of the index have gone when the site was published anew: its new index is opened then.
    const again = () => {
      opened.delete(base)
      return answer()
    }
    const failed = (): SearchState => (query === '' ? nothing : { query, results: [], hasFailed: true })
    answer()
      .catch(again)
      .catch(failed)
      .then(state => isCurrent && setState(state))
    return () => {
      isCurrent = false
    }
  }, [query, base])
  return state
}

const content = css({ flex: 1, overflowY: 'auto', overscrollBehavior: 'contain', padding: 20 })

const form = css({
  '& > label': { display: 'block', marginBlockEnd: 8, fontWeight: 600 },
})

const row = css({
  display: 'flex',
  gap: 8,
  '& > button': { flex: 'none' },
})

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
