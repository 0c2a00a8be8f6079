import type { CallInput, CallName, CallOutput } from '../host/calls.ts'
import type { FileKind } from '../site/addedFile.ts'

/** What went wrong, in words for the author. */
export class StudioError extends Error {
  /** Whether the studio is not there for this window: what is written waits until it is. */
  readonly isAway: boolean

  constructor(message: string, { isAway = false, ...options }: ErrorOptions & { isAway?: boolean } = {}) {
    super(message, options)
    this.isAway = isAway
  }
}

const TOKEN = 'chalkline-studio-token'

/** The token of the address that the studio printed. It leaves the address bar, and stays for a reload of this tab. */
function readToken(): string {
  const fromAddress = location.hash.slice(1)
  if (fromAddress) {
    sessionStorage.setItem(TOKEN, fromAddress)
    history.replaceState(null, '', location.pathname)
  }
  return sessionStorage.getItem(TOKEN) ?? ''
}

let token: string | undefined

/** Calls the studio. @throws StudioError when it refuses, and when it is not there */
export async function call<N extends CallName>(name: N, input: CallInput<N>): Promise<CallOutput<N>> {
  // The server answers with what this call returns.
  return (await (
    await request(`api/${name}`, 'application/json', JSON.stringify(input))
  ).json()) as CallOutput<N>
}

/** Makes a call that is answered although the window is closing. Browsers take up to 64 KB for that. */
export function callWhileClosing<N extends CallName>(name: N, input: CallInput<N>): void {
  // No caller is left to report a failure to.
  request(`api/${name}`, 'application/json', JSON.stringify(input), { keepalive: true }).catch(
    () => undefined,
  )
}

/** What is said of a file that is added. */
interface Addition {
  kind: FileKind
  /** What it belongs to, for its name. */
  about: string
  /** The document whose place it takes. */
  replace?: string
}

/**
 * Adds a file to the site.
 * @param signal ends the upload. Nothing is stored then
 * @returns its path, as documents write it
 * @throws StudioError when it is none that the site can have, or cannot be stored
 */
export async function addFile(
  file: File,
  addition: Addition,
  signal?: AbortSignal,
): Promise<{ path: string }> {
  const words = new URLSearchParams({ name: file.name, ...addition })
  const answer = await request(`files?${words}`, 'application/octet-stream', file, { signal: signal ?? null })
  return (await answer.json()) as { path: string } // as above
}

/** Downloads a file that the studio makes. @throws StudioError when it cannot be made */
export async function download(name: 'downloadSite'): Promise<void> {
  const response = await request(`api/${name}`, 'application/json', '{}')
  const [, file = ''] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  const content = await response.blob().catch((cause: unknown) => {
    throw new StudioError('The download broke off. Try again.', { cause })
  })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = file
  link.click()
  // Once the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

async function request(
  path: string,
  type: string,
  body: string | Blob,
  options: Pick<RequestInit, 'keepalive' | 'signal'> = {},
): Promise<Response> {
  token ??= readToken()
  const response = await fetch(`/_studio/${path}`, {
    method: 'POST',
    headers: { 'content-type': type, authorization: `Bearer ${token}` },
    body,
    ...options,
  }).catch((cause: unknown) => {
    throw new StudioError(
      'The studio does not answer. Is it still running in the terminal? What you write stays in this window until it is started again.',
      { cause, isAway: true },
    )
  })
  if (!response.ok) throw new StudioError((await response.json()).error, { isAway: response.status === 401 })
  return response
}
