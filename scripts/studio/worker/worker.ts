// scripts/studio/worker: the site that an author edits, in a worker that all windows of a browser share. In come the
// calls of the page (calls.ts), out go documents, pages and what is wrong with them. Alone it talks to the host.

import { HostError, type HostFailure } from '../hosts/Host.ts'
import type { StudioSite } from '../site/StudioSite.ts'
import { type CallInput, type CallName, type CallOutput, calls } from './calls.ts'

/** What a page sends. */
export type Request =
  /** The secret by which the host knows the author; empty for a window that has none, null for one that signs all out. */
  { token: string | null } | { id: number; name: CallName; input: unknown }

/** What it gets. */
export type Answer =
  | { id: number; output: unknown }
  | { id: number; message: string; failure: HostFailure | undefined }
  | Keeping

/** What is said to all windows after each change. */
export interface Keeping {
  /** Grows when something has changed that pages or lists show. */
  revision: number
  /** Whether everything that was changed is kept. */
  isKept: boolean
  /** Why it could not be kept. */
  failure: string | undefined
}

/** Opens the site. */
export type OpenSite = (token: () => string, announce: () => void) => Promise<StudioSite>

/** Answers the windows of the studio on one site. @returns takes another window */
export function serve(openSite: OpenSite): (port: MessagePort) => void {
  const pages = new Set<MessagePort>()
  let token: string | null = ''
  let opening: Promise<StudioSite> | undefined
  let site: StudioSite | undefined
  let revision = 0
  let announced: StudioSite['site'] | undefined

  function announce(): void {
    if (site?.site !== announced) revision++
    announced = site?.site
    const { isKept = true, failure } = site?.workspace ?? {}
    const keeping: Keeping = { revision, isKept, failure: failure?.message }
    for (const page of pages) page.postMessage(keeping satisfies Answer)
  }

  async function open(): Promise<StudioSite> {
    // The next call tries again.
    opening ??= openSite(() => token ?? '', announce).catch((error: unknown) => {
      opening = undefined
      throw error
    })
    site = await opening
    return site
  }

  async function answer<N extends CallName>(name: N, input: CallInput<N>): Promise<CallOutput<N>> {
    // What the site was before stays open: its changes are kept.
    if (token === null) throw new HostError('signedOut', 'You have signed out.')
    const studio = await open()
    // Each call takes its own input; the pairing is lost in the union of all calls.
    type Run = (studio: StudioSite, input: CallInput<N>) => CallOutput<N> | Promise<CallOutput<N>>
    const run = calls[name] as unknown as Run
    const before = studio.site
    const output = await run(studio, input)
    if (studio.site !== before) announce()
    return output
  }

  return port => {
    pages.add(port)
    port.addEventListener('message', async ({ data }: MessageEvent<Request>) => {
      if ('token' in data) {
        if (data.token !== '') token = data.token
        return
      }
      const { id, name, input } = data
      try {
        const output = await answer(name, input as CallInput<typeof name>)
        port.postMessage({ id, output } satisfies Answer)
      } catch (error) {
        port.postMessage({ id, ...failed(error) } satisfies Answer)
      }
    })
    port.start()
  }
}

function failed(error: unknown): { message: string; failure: HostFailure | undefined } {
  if (error instanceof HostError) return { message: error.message, failure: error.failure }
  if (error instanceof Error && error.name === 'UsageError')
    return { message: error.message, failure: undefined }
  console.error(error)
  const message = 'The studio has failed. What you have changed is kept. Load this page again.'
  return { message, failure: undefined }
}
