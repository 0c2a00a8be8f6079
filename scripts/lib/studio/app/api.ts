import type { CallName, Input, Output } from '../api.ts'

/** An answer of the studio that says what went wrong, in words for the author. */
export class StudioError extends Error {}

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

const token = readToken()

/** Calls the studio. @throws StudioError when it refuses, and when it is not there */
export async function call<N extends CallName>(name: N, input: Input<N>): Promise<Output<N>> {
  const response = await fetch(`/_studio/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(input),
  }).catch((cause: unknown) => {
    throw new StudioError('The studio does not answer. Is it still running in the terminal?', { cause })
  })
  const answer = await response.json()
  if (!response.ok) throw new StudioError(answer.error)
  // The server answers with what this call returns.
  return answer as Output<N>
}
