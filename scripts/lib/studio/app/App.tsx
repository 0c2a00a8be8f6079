import { Shell } from './shell/Shell.tsx'
import { useSite } from './state/useSite.ts'

/** The studio, once it knows the site. */
export function App() {
  const { forms, list, failure } = useSite()
  if (forms && list) return <Shell forms={forms} list={list} failure={failure} />
  return <p role="status">{failure ?? 'The site is being read …'}</p>
}
