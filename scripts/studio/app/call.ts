import type { HostFailure } from '../hosts/Host.ts'
import type { CallInput, CallName, CallOutput } from '../worker/calls.ts'
import { workerAddress } from '../worker/sharedWorker.ts'
import type { Answer, Keeping, Request } from '../worker/worker.ts'
import { forgetToken, keepToken, readToken } from './session.ts'

/** What went wrong, in words for the author. */
export class StudioError extends Error {
  /** Of the host, if it is one of its. */
  readonly failure: HostFailure | undefined

  constructor(message: string, failure?: HostFailure) {
    super(message)
    this.failure = failure
  }
}

const waiting = new Map<number, { resolve(output: unknown): void; reject(error: StudioError): void }>()
const listeners = new Set<() => void>()
const keepers = new Set<(keeping: Keeping) => void>()
const gates = new Set<() => void>()
let revision = 0
let last = 0
let port: MessagePort | undefined

/** The worker that holds the site. All windows of a browser share it; where browsers have none to share, a window has its own. */
function connect(): MessagePort {
  const worker = new ('SharedWorker' in window ? SharedWorker : Worker)(workerAddress, { type: 'module' })
  worker.addEventListener('error', () => {
    // Its script could not be loaded: nothing would ever answer.
    for (const { reject } of waiting.values()) reject(new StudioError(UNLOADED, 'away'))
    waiting.clear()
    port = undefined
  })
  const found = 'port' in worker ? worker.port : portOf(worker)
  found.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    if ('revision' in data) {
      for (const keeper of keepers) keeper(data)
      if (data.revision !== revision) for (const listener of listeners) listener()
      revision = data.revision
      return
    }
    const call = waiting.get(data.id)
    waiting.delete(data.id)
    if ('message' in data) {
      if (data.failure === 'signedOut') for (const gate of gates) gate()
      call?.reject(new StudioError(data.message, data.failure))
    } else call?.resolve(data.output)
  })
  found.start()
  found.postMessage({ token: readToken() } satisfies Request)
  return found
}

const UNLOADED =
  'A part of the studio could not be loaded. Is it still running in the terminal? It is tried again.'

function portOf(worker: Worker): MessagePort {
  const { port1, port2 } = new MessageChannel()
  worker.postMessage(null, [port2])
  return port1
}

/** Asks the worker. @throws StudioError when it refuses, and when the host does not answer */
export function call<N extends CallName>(name: N, input: CallInput<N>): Promise<CallOutput<N>> {
  port ??= connect()
  const id = ++last
  const answer = new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }))
  port.postMessage({ id, name, input } satisfies Request)
  // The worker answers with what this call returns.
  return answer as Promise<CallOutput<N>>
}

/** Calls back after each change of the site, whoever made it. @returns a function that ends it */
export function onChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Calls back with whether everything is kept, whenever that may have changed. @returns a function that ends it */
export function onKeeping(keeper: (keeping: Keeping) => void): () => void {
  keepers.add(keeper)
  return () => keepers.delete(keeper)
}

/** Calls back when the host does not know this author, or not any more. @returns a function that ends it */
export function onSignedOut(gate: () => void): () => void {
  gates.add(gate)
  return () => gates.delete(gate)
}

/** Tells the host who asks. @throws StudioError where it does not take the token, which is then forgotten */
export async function signIn(token: string, isLasting: boolean): Promise<void> {
  keepToken(token, isLasting)
  port ??= connect()
  port.postMessage({ token } satisfies Request)
  try {
    await call('signedIn', {})
  } catch (error) {
    forgetToken()
    throw error
  }
}

/** Forgets the token in all windows of this browser. What is not published stays in the browser. */
export function signOut(): void {
  forgetToken()
  port?.postMessage({ token: null } satisfies Request)
  location.reload()
}

/**
 * Whether this window has the site. Browsers without shared workers give it to one window at a time: two would write over each
 * other.
 */
export function isAlone(): Promise<boolean> {
  if ('SharedWorker' in window) return Promise.resolve(true)
  return new Promise(resolve => {
    navigator.locks.request('chalkline-studio', { ifAvailable: true }, lock => {
      resolve(lock !== null)
      // Until the window goes.
      return lock ? new Promise(() => undefined) : undefined
    })
  })
}
