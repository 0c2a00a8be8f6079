// scripts/studio/app: the studio in the browser: list, page, form and dialogs. Asks the worker that holds the site by
// call.ts, and holds what an author has typed (state/) until the worker has it.

import { useEffect, useRef, useState } from 'react'
import type { SiteList } from '../site/documentCalls.ts'
import type { CallOutput } from '../worker/calls.ts'
import { call, onChange, onSignedOut, type StudioError } from './call.ts'
import { Dialog } from './dialog/Dialog.tsx'
import { readAccess } from './session.ts'
import { Shell } from './shell/Shell.tsx'
import { SignIn } from './signIn/SignIn.tsx'
import styles from './signIn/signIn.module.css'

/** The studio, once it knows the site. @param refusal what went wrong with a sign-in that has just ended */
export function App({ refusal }: { refusal?: string | undefined }) {
  const { list, failure, read } = useSite()
  const access = readAccess()
  const [isSignedOut, setSignedOut] = useState(false)
  useEffect(() => onSignedOut(() => setSignedOut(true)), [])
  useBrand(list?.brand)
  const done = () => {
    setSignedOut(false)
    read()
  }
  if (list)
    return (
      <>
        <Shell list={list} failure={failure} />
        {access && isSignedOut && (
          <Dialog title="Sign in again" onClose={() => setSignedOut(false)}>
            <SignIn access={access} onDone={done} />
          </Dialog>
        )}
      </>
    )
  if (access && isSignedOut)
    return (
      <main className={styles.page}>
        <h1>Sign in to change the website</h1>
        <SignIn access={access} refusal={refusal} onDone={done} />
      </main>
    )
  return <p role="status">{failure ?? 'The site is being read …'}</p>
}

/** Dresses the studio in the site's accent, and its headings in the site's typeface. */
function useBrand(brand: SiteList['brand']): void {
  const { accent, faces, display, weight } = brand ?? {}
  useEffect(() => {
    if (display === undefined) return
    const sheet = new CSSStyleSheet()
    const own = accent === undefined ? '' : `--accent: ${accent};`
    sheet.replaceSync(`${faces} :root { ${own} --display: ${display}; --display-weight: ${weight} }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
    }
  }, [accent, faces, display, weight])
}

/** What the studio knows of the site. */
interface SiteState {
  list: CallOutput<'list'> | undefined
  /** Why the site cannot be read. */
  failure: string | undefined
}

/** Milliseconds after which the worker is asked again, if the host did not answer. */
const PAUSE = 1000

/** Milliseconds without a change after which the list is read again: what is typed changes it with every letter. */
const SETTLED = 400

/** Loads the list of documents, and again whenever something changes. */
function useSite(): SiteState & { read(): void } {
  const [state, setState] = useState<SiteState>({ list: undefined, failure: undefined })
  const latest = useRef<() => void>(() => undefined)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const update = (change: Partial<SiteState>) => setState(previous => ({ ...previous, ...change }))
    const read = async () => {
      try {
        update({ list: await call('list', {}), failure: undefined })
      } catch (error) {
        const { message, failure } = error as StudioError // `call` throws nothing else
        update({ failure: message })
        // Without a sign-in the answer would be the same.
        if (failure !== 'signedOut' || !readAccess()) timer = setTimeout(read, PAUSE)
      }
    }
    latest.current = read
    read()
    const end = onChange(() => {
      clearTimeout(timer)
      timer = setTimeout(read, SETTLED)
    })
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [])
  return { ...state, read: () => latest.current() }
}
