import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Names of this machine, under which a browser on it may call the studio. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** An answer that refuses a request. */
interface Refusal {
  status: number
  message: string
}

/**
 * Why a request to the studio is refused, if it is. Other sites that are open in the same browser can send requests here, too:
 * by a name that resolves to this machine (the host tells), or by a form or a script (the origin, the type and the token tell).
 * @param isCall whether it is a call of the API, which reads and writes documents
 */
export function refusalOf(request: IncomingMessage, token: string, isCall: boolean): Refusal | undefined {
  const host = request.headers.host ?? ''
  if (!isLoopback(host)) return { status: 403, message: 'The studio answers on this computer only.' }
  if (!isCall) return undefined
  if (request.method !== 'POST') return { status: 405, message: 'Calls of the studio are POST requests.' }
  if (request.headers.origin !== `http://${host}`)
    return { status: 403, message: 'Only the page of the studio can call it.' }
  const given = /^Bearer ?(.*)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
  // A tab whose page was opened by its plain address has the cookie alone.
  const isKnown = given === token || (request.headers.cookie ?? '').split(/;\s*/).includes(pairOf(token))
  if (!isKnown) return { status: 401, message: given === '' ? NO_TOKEN : OTHER_TOKEN }
  return undefined
}

/**
 * The cookie of a browser in which the whole address was opened once: after that, a bookmark of the plain address opens the studio.
 * All ports of a machine share their cookies, so each studio's has a name of its own. No script reads it, and no other site sends it.
 */
export const cookieOf = (token: string): string =>
  `${pairOf(token)}; Path=/_studio; Max-Age=31536000; HttpOnly; SameSite=Strict`

const pairOf = (token: string): string =>
  `studio-${createHash('sha256').update(token).digest('hex').slice(0, 16)}=${token}`

/** A tab in which only a part of the address was opened. */
const NO_TOKEN =
  'This address is not complete. Open the one that the studio printed in the terminal, with all that follows the sign #.'

/** A window of the studio of another site, or of one whose folder .cache was deleted. It may hold work. */
const OTHER_TOKEN =
  'This window belongs to another studio, which has ended. Copy what you have not saved yet to another place. Then open the address that the studio printed in the terminal.'

/** Whether a request says that its body is JSON. A form cannot send that type. */
export const isJson = (request: IncomingMessage): boolean =>
  /^application\/json\s*(?:;|$)/i.test(request.headers['content-type'] ?? '')

const isLoopback = (host: string): boolean => LOOPBACK.has(host.replace(/:\d+$/, '').toLowerCase())
