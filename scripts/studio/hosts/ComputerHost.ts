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

/** The content of a file: the text of a document, the bytes of another one in Base64, or null for one that is gone. */
export const fileContent = z
  .union([z.strictObject({ text: z.string() }), z.strictObject({ bytes: z.base64() })])
  .nullable()

/** The name or address of somebody. */
const line = z.string().trim().min(1).max(200)

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
  /** Says who publishes from this computer, where git does not know it. */
  identify: z.strictObject({ name: line, email: line }),
  /** What the folder holds that is not published. */
  changes: z.strictObject({}),
  /** Writes a file into the folder. `was`: the digest of what it held, as far as the page knows; null where there was none. */
  keep: z.strictObject({
    path: z.string().max(1000),
    content: fileContent,
    was: z.string().max(100).nullable(),
    /** From what the change began: a published text, or the digest of a file. */
    base: z.string().optional(),
  }),
  /** Gives a file of the folder back what is published. */
  giveBack: z.strictObject({ path: z.string().max(1000), was: z.string().max(100).nullable() }),
  /** Waits until something has changed since a revision, or for half a minute. */
  wait: z.strictObject({ since: z.number() }),
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

const revision = z.object({ revision: z.number() })

/** The server that `npm run studio` starts. */
export class Computer {
  readonly #address: string
  readonly #token: () => string

  /** @param address of the server's calls, without a slash at its end */
  constructor(address: string, token: () => string) {
    this.#address = address
    this.#token = token
  }

  /** @throws HostError */
  async ask<T, N extends ComputerCall>(
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
        'The studio does not answer. Is it still running in the terminal? What you write is kept in this window until it is started again.',
        { cause },
      )
    }
    if (response.ok) return answer.parse(body)
    const { failure, message } = refusal.parse(body)
    throw new HostError(failure, message)
  }
}

/** The site in a folder of this computer, as it is published from there. */
export class ComputerHost implements Host {
  readonly #computer: Computer

  constructor(computer: Computer) {
    this.#computer = computer
  }

  async list(head?: string): Promise<Listing> {
    const found = await this.#computer.ask(listing, 'list', { head })
    return { head: found.head, files: new Map(found.files) }
  }

  async read(digests: readonly string[]): Promise<Map<string, Uint8Array>> {
    const found = await this.#computer.ask(contents, 'read', { digests: [...digests] })
    return new Map(found.map(([digest, content]) => [digest, bytesOfBase64(content)]))
  }

  async commit(changes: HostChanges, head: string, message: string): Promise<string | undefined> {
    const sent = [...changes].map(([path, content]): [string, string | null] => [
      path,
      content && base64Of(content),
    ])
    return (await this.#computer.ask(committed, 'commit', { changes: sent, head, message })).head
  }

  async status(path?: string): Promise<HostStatus> {
    const { author, live, ...found } = await this.#computer.ask(status, 'status', { path })
    return { ...found, ...(author !== undefined && { author }), ...(live && { live }) }
  }

  async identify(author: { name: string; email: string }): Promise<void> {
    await this.#computer.ask(z.object({}), 'identify', author)
  }

  watch(onChange: () => void): () => void {
    let isOver = false
    const follow = async () => {
      let since = -1
      let wasAway = false
      while (!isOver)
        try {
          const found = await this.#computer.ask(revision, 'wait', { since })
          if (wasAway || (since !== -1 && found.revision !== since)) onChange()
          wasAway = false
          since = found.revision
        } catch {
          // A studio that was started again counts anew.
          since = -1
          wasAway = true
          await new Promise(resolve => setTimeout(resolve, PAUSE))
        }
    }
    follow()
    return () => {
      isOver = true
    }
  }
}

/** Milliseconds after which a studio that did not answer is asked again. */
const PAUSE = 1000
