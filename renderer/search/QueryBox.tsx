import { useState } from 'react'
import { navigate, useSearch } from 'wouter/use-browser-location'
import { SearchBox } from './SearchBox.tsx'

/** The box of the page that searches, with the query of the address. */
export default function QueryBox() {
  const asked = new URLSearchParams(useSearch({ ssrSearch: '' })).get('q') ?? ''
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
