import type { IncomingMessage, ServerResponse } from 'node:http'
import type { z } from 'zod'
import { diskFailure } from '../../lib/diskFailure.ts'
import { UsageError } from '../../lib/usageError.ts'
import { type ComputerCall, computerCalls } from '../hosts/ComputerHost.ts'
import { base64Of, bytesOfBase64, type Host, HostError, type HostFailure } from '../hosts/Host.ts'
import type { CheckoutFolder, FolderChange } from './CheckoutFolder.ts'
import type { Author } from './gitTrees.ts'
import { cookieOf, isJson, refusalOf } from './guard.ts'

/** The most bytes of a call: the photographs of a whole term, published at once. */
const MOST = 400_000_000

/** The site of this computer, as its server offers it to the page. */
export interface Served {
  host: Host
  /** The folder that keeps what is not published. Absent where the browser keeps it. */
  folder?: CheckoutFolder
  /** Says who publishes from here. */
  identify(author: Author): Promise<void>
  /** Resolves once something has changed since a revision, or after half a minute, with the revision of then. */
  wait(since: number): Promise<number>
}

/** What each call of the page does. */
const calls: {
  [N in ComputerCall]: (served: Served, input: z.infer<(typeof computerCalls)[N]>) => Promise<unknown>
} = {
  list: async ({ host, folder }, { head: asked }) => {
    const { head, files } = await host.list(asked)
    if (asked === undefined) await folder?.follow()
    return { head, files: [...files] }
  },
  read: async ({ host }, { digests }) =>
    [...(await host.read(digests))].map(([digest, content]) => [digest, base64Of(content)]),
  commit: async ({ host, folder }, { changes, head, message }) => {
    const bytes = new Map(
      changes.map(([path, content]): [string, Uint8Array | null] => [
        path,
        content === null ? null : bytesOfBase64(content),
      ]),
    )
    const published = await host.commit(bytes, head, message)
    await folder?.follow()
    return { head: published }
  },
  status: ({ host }, { path }) => host.status(path),
  identify: ({ identify }, author) => identify(author),
  changes: async ({ folder }) =>
    ((await folder?.changes()) ?? []).map(({ content, ...change }) => ({
      ...change,
      content: sent(content),
    })),
  keep: async ({ folder }, { path, content, was, base }) => ({
    digest: await folder?.keep(path, received(content), was, base),
  }),
  giveBack: async ({ folder }, { path, was }) => ({ digest: await folder?.giveBack(path, was) }),
  wait: async ({ wait }, { since }) => ({ revision: await wait(since) }),
}

const sent = (content: FolderChange['content']) =>
  content === null ? null : typeof content === 'string' ? { text: content } : { bytes: base64Of(content) }

const received = (content: z.infer<typeof computerCalls.keep>['content']): FolderChange['content'] =>
  content === null ? null : 'text' in content ? content.text : bytesOfBase64(content.bytes)

/** What works with the folder or with git comes one after the other. */
let turn: Promise<unknown> = Promise.resolve()

function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const next = turn.then(task, task)
  turn = next.catch(() => undefined)
  return next
}

const isCall = (name: string): name is ComputerCall => Object.hasOwn(calls, name)

/**
 * Answers a call of the studio's page.
 * @param name the last part of its address
 * @param token the secret that only pages of this studio know
 */
export async function answerHost(
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
  served: Served,
  token: string,
): Promise<void> {
  const refused = refusalOf(request, token, true)
  if (refused)
    return send(
      response,
      refused.status,
      failed(refused.status === 401 ? 'signedOut' : 'refused', refused.message),
    )
  if (!isCall(name)) return send(response, 404, failed('failed', 'There is no such call.'))
  if (!isJson(request)) return send(response, 415, failed('failed', 'Calls of the studio are JSON.'))
  if (name === 'list') response.setHeader('set-cookie', cookieOf(token))
  const input = computerCalls[name].safeParse(await readBody(request))
  if (!input.success) return send(response, 400, failed('failed', 'This call is not understood.'))
  // Each call takes what its own schema has just accepted; the pairing is lost in the union of all calls.
  const call = calls[name] as (served: Served, input: unknown) => Promise<unknown>
  try {
    const run = () => call(served, input.data)
    send(response, 200, (await (name === 'wait' ? run() : inTurn(run))) ?? {})
  } catch (error) {
    if (error instanceof HostError) return send(response, 422, failed(error.failure, error.message))
    const words = error instanceof UsageError ? error.message : diskFailure(error)
    if (words !== undefined) return send(response, 422, failed('refused', words))
    // A fault of ours is printed where an engineer sees it.
    console.error(error)
    send(
      response,
      500,
      failed(
        'failed',
        'The studio has failed. Nothing was lost. Show whoever looks after the website the terminal: it says more.',
      ),
    )
  }
}

const failed = (failure: HostFailure, message: string) => ({ failure, message })

/** @returns undefined for a body that is no JSON, or too long */
async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size <= MOST) parts.push(part)
  }
  if (size > MOST) return undefined
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts)))
  } catch {
    return undefined
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    .end(JSON.stringify(body))
}
