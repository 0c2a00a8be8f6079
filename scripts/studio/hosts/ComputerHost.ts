import { z } from 'zod'
import {
  base64Of,
  bytesOfBase64,
  type Host,
  type HostChanges,
  HostError,
  type HostStatus,
  type Listing,
} from './Host.ts'

/** What the page sends with each call to the server of this computer, which checks it. */
export const computerCalls = {
  list: z.strictObject({ head: z.string().max(100).optional() }),
  read: z.strictObject({ digests: z.array(z.string().max(100)).max(100_000) }),
  commit: z.strictObject({
    changes: z.array(z.tuple([z.string().max(1000), z.base64().nullable()])).max(100_000),
    head: z.string().max(100),
    message: z.string().max(20_000),
  }),
  status: z.strictObject({ path: z.string().max(1000).optional() }),
}

export type ComputerCall = keyof typeof computerCalls

const listing = z.object({
  head: z.string(),
  files: z.array(z.tuple([z.string(), z.object({ digest: z.string(), size: z.number() })])),
})
const contents = z.array(z.tuple([z.string(), z.string()]))
const committed = z.object({ head: z.string().optional() })
const version = z.object({
  head: z.string(),
  author: z.string(),
  at: z.string(),
  message: z.string(),
  before: z.string().exactOptional(),
})
const status = z.object({
  author: z.string().optional(),
  versions: z.array(version),
  isPublic: z.boolean(),
  live: z.enum(['building', 'live', 'failed', 'unknown']).optional(),
})
const refusal = z.object({
  failure: z.enum(['away', 'signedOut', 'refused', 'unapproved', 'busy', 'failed']),
  message: z.string(),
})

/** The site in a folder of this computer, behind the server that `npm run studio` starts. */
export class ComputerHost implements Host {
  readonly #address: string
  readonly #token: () => string

  /** @param address of the server's calls, without a slash at its end */
  constructor(address: string, token: () => string) {
    this.#address = address
    this.#token = token
  }

  async list(head?: string): Promise<Listing> {
    const found = await this.#call(listing, 'list', { head })
    return { head: found.head, files: new Map(found.files) }
  }

  async read(digests: readonly string[]): Promise<Map<string, Uint8Array>> {
    const found = await this.#call(contents, 'read', { digests: [...digests] })
    return new Map(found.map(([digest, content]) => [digest, bytesOfBase64(content)]))
  }

  async commit(changes: HostChanges, head: string, message: string): Promise<string | undefined> {
    const sent = [...changes].map(([path, content]): [string, string | null] => [
      path,
      content && base64Of(content),
    ])
    return (await this.#call(committed, 'commit', { changes: sent, head, message })).head
  }

  async status(path?: string): Promise<HostStatus> {
    const { author, live, ...found } = await this.#call(status, 'status', { path })
    return { ...found, ...(author !== undefined && { author }), ...(live && { live }) }
  }

  async #call<T, N extends ComputerCall>(
    answer: z.ZodType<T>,
    name: N,
    input: z.input<(typeof computerCalls)[N]>,
  ): Promise<T> {
    let response: Response
    let body: unknown
    try {
      response = await fetch(`${this.#address}/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${this.#token()}` },
        body: JSON.stringify(input),
      })
      body = await response.json()
    } catch (cause) {
      throw new HostError(
        'away',
        'The studio does not answer. Is it still running in the terminal? What you have changed is kept.',
        { cause },
      )
    }
    if (response.ok) return answer.parse(body)
    const { failure, message } = refusal.parse(body)
    throw new HostError(failure, message)
  }
}
