import type { z } from 'zod'
import { HostError, type HostFailure } from './Host.ts'

export interface ForgeOptions {
  /** As the forge writes it: `our-school/website`; on GitLab with all groups that it is in. */
  repository: string
  branch: string
  /** What the author has signed in with. It is sent in the header `Authorization`, and is nowhere else. */
  token(): string | undefined
  /** Address of the REST interface, without a slash at its end. */
  api?: string
  /** The folders of the repository that are `pages` and `public`. What is outside of both is neither listed nor written. */
  folders?: { pages: string; public: string }
  /** Milliseconds after which an answer is given up: a minute. Files get five times as much, and what is sent 10 kB a second. */
  patience?: number
}

/** What a request has besides its address. */
interface RequestOptions {
  method?: 'POST' | 'PATCH' | 'PUT'
  query?: Record<string, string | number>
  body?: unknown
  accept?: string
  /** What is said of an address that does not exist. */
  missing?: string
}

/** What a forge has answered. */
export interface Reply {
  bytes: Uint8Array
  headers: Headers
}

/** Asks a forge, and says what it refuses in words for authors. */
export abstract class ForgeClient {
  protected readonly name: string
  protected readonly api: string
  protected readonly repository: string
  protected readonly branch: string
  readonly #token: () => string | undefined
  readonly #patience: number

  /** @param name of the forge, as authors know it */
  constructor(name: string, options: ForgeOptions & { api: string }) {
    this.name = name
    this.api = options.api
    this.repository = options.repository
    this.branch = options.branch
    this.#token = () => options.token()
    this.#patience = options.patience ?? 60_000
  }

  protected get isSignedIn(): boolean {
    return this.#token() !== undefined
  }

  /** @param path below the address of the REST interface, encoded */
  protected async ask<T>(schema: z.ZodType<T>, path: string, request?: RequestOptions): Promise<T> {
    return this.parse(schema, (await this.request(this.api + path, request)).bytes)
  }

  /** Asks the GraphQL interface, which forges keep next to the REST one. */
  protected async query<T>(schema: z.ZodType<T>, query: string, variables: object): Promise<T> {
    const address = `${this.api.replace(/\/v\d+$/, '')}/graphql`
    return this.parse(
      schema,
      (await this.request(address, { method: 'POST', body: { query, variables } })).bytes,
    )
  }

  protected parse<T>(schema: z.ZodType<T>, bytes: Uint8Array): T {
    let value: unknown
    try {
      value = JSON.parse(new TextDecoder().decode(bytes))
    } catch {
      throw hostError(
        'away',
        `Something else than ${this.name} answers. Perhaps this network wants you to sign in first: open any website, then try again.`,
      )
    }
    const found = schema.safeParse(value)
    if (!found.success)
      throw hostError(
        'failed',
        `${this.name} answers in a way that the studio does not know. Try again later.`,
      )
    return found.data
  }

  /** @throws HostError unless the forge does what it is asked for */
  protected async request(
    address: string,
    { method, query, body, accept = JSON_TYPE, missing }: RequestOptions = {},
  ): Promise<Reply> {
    const token = this.#token()
    // The error of `fetch` about such a header would contain it.
    if (token !== undefined && !/^[!-~]+$/.test(token))
      throw hostError(
        'signedOut',
        `This is no token of ${this.name}. Copy it again, from its first letter to its last.`,
      )
    const url = new URL(address)
    for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, String(value))
    const text = body === undefined ? undefined : JSON.stringify(body)
    let answer: Response
    let bytes: Uint8Array
    try {
      answer = await fetch(url, {
        method: method ?? 'GET',
        headers: {
          accept,
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(text !== undefined && { 'content-type': JSON_TYPE }),
        },
        ...(text !== undefined && { body: text }),
        // GitHub lets browsers keep answers for a minute, in which a head is not the latest.
        cache: 'no-store',
        credentials: 'omit',
        // Another address never gets the token.
        redirect: 'manual',
        referrerPolicy: 'no-referrer',
        signal: AbortSignal.timeout(
          this.#patience * (accept === JSON_TYPE ? 1 : 5) + Math.ceil((text?.length ?? 0) / 10),
        ),
      })
      bytes = new Uint8Array(await answer.arrayBuffer())
    } catch {
      throw hostError('away', `${this.name} does not answer. Check whether you are online, then try again.`)
    }
    if (answer.ok) return { bytes, headers: answer.headers }
    if (answer.status === 404 && missing !== undefined) throw new HostError('failed', missing)
    throw this.#refusal(answer, messageIn(bytes))
  }

  #refusal({ status, type, headers }: Response, said: string): HostError {
    const forge = this.name
    const isLimited = headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after')
    if (status === 401) return hostError('signedOut', `Your sign-in at ${forge} has ended. Sign in again.`)
    if (status === 429 || (status === 403 && (isLimited || /rate limit/i.test(said))))
      return hostError('busy', `${forge} takes nothing more for now. Try again ${whenFree(headers)}.`)
    if (status >= 500 || status === 408)
      return hostError('away', `${forge} has a fault of its own. Try again in some minutes.`)
    if (type === 'opaqueredirect' || (status >= 300 && status < 400))
      return hostError(
        'refused',
        `“${this.repository}” has another address at ${forge} now. Ask who looks after the website.`,
      )
    if (PROTECTED.test(said)) return this.protectedError()
    if (status === 403)
      return hostError(
        'refused',
        `${forge} does not let you do this. Ask who looks after the website to let you change “${this.repository}”.`,
      )
    if (status === 404)
      return hostError(
        'refused',
        `${forge} shows you no “${this.repository}” with a branch “${this.branch}”. Sign in as somebody who may change it, or ask who looks after the website.`,
      )
    const words = said.replaceAll(this.#token() ?? '\0', '…').slice(0, 200)
    return hostError(
      'failed',
      `${forge} does not take this (${status}${words && `: ${words}`}). Ask who looks after the website.`,
    )
  }

  protected protectedError(): HostError {
    return hostError(
      'unapproved',
      `Nothing was published: “${this.branch}” is protected, so a colleague must approve it first. Ask for approval.`,
    )
  }
}

/** The studio keeps what was changed, whatever a host does. */
export const hostError = (failure: HostFailure, words: string): HostError =>
  new HostError(failure, `${words} What you have changed is kept.`)

const JSON_TYPE = 'application/json'

/** What forges say of a branch that not everybody may write to. */
export const PROTECTED =
  /protected (?:branch|ref)|reference update failed|rule violation|pull request|approving review|status check/i

/** When requests are taken again, to the minute. */
function whenFree(headers: Headers): string {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  const reset = Number(headers.get('x-ratelimit-reset') ?? Number.NaN) * 1000
  const at = Number.isNaN(seconds) ? reset : Date.now() + seconds * 1000
  return Number.isNaN(at) ? 'in some minutes' : `from ${clock.format(Math.ceil(at / 60_000) * 60_000)} on`
}

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })

/** The sentence of a refusal. */
function messageIn(bytes: Uint8Array): string {
  try {
    const { message } = JSON.parse(new TextDecoder().decode(bytes))
    return typeof message === 'string' ? message : ''
  } catch {
    return ''
  }
}

/** What not everybody may ask for. */
export async function unlessRefused<T>(answer: Promise<T>): Promise<T | undefined> {
  return answer.catch(refusal => {
    if (refusal instanceof HostError && refusal.failure === 'refused') return undefined
    throw refusal
  })
}

/** Waits for what not everybody may do, such as to approve what is one's own. */
export async function allowed(answer: Promise<unknown>): Promise<void> {
  await answer.catch(refusal => {
    if (!(refusal instanceof HostError) || !['refused', 'failed', 'unapproved'].includes(refusal.failure))
      throw refusal
  })
}
