import type { IncomingMessage, ServerResponse } from 'node:http'
import type { z } from 'zod'
import { isJson, refusalOf } from '../host/guard.ts'
import { type ComputerCall, computerCalls } from '../hosts/ComputerHost.ts'
import { base64Of, bytesOfBase64, type Host, HostError, type HostFailure } from '../hosts/Host.ts'

/** The most bytes of a call: the photographs of a whole term, published at once. */
const MOST = 400_000_000

/** What each call of the page does with the host of this computer. */
const calls: {
  [N in ComputerCall]: (host: Host, input: z.infer<(typeof computerCalls)[N]>) => Promise<unknown>
} = {
  list: async (host, { head: asked }) => {
    const { head, files } = await host.list(asked)
    return { head, files: [...files] }
  },
  read: async (host, { digests }) =>
    [...(await host.read(digests))].map(([digest, content]) => [digest, base64Of(content)]),
  commit: async (host, { changes, head, message }) => {
    const bytes = new Map(
      changes.map(([path, content]) => [path, content === null ? null : bytesOfBase64(content)]),
    )
    return { head: await host.commit(bytes, head, message) }
  },
  status: (host, { path }) => host.status(path),
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
  host: Host,
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
  const input = computerCalls[name].safeParse(await readBody(request))
  if (!input.success) return send(response, 400, failed('failed', 'This call is not understood.'))
  // Each call takes what its own schema has just accepted; the pairing is lost in the union of all calls.
  const call = calls[name] as (host: Host, input: unknown) => Promise<unknown>
  try {
    send(response, 200, await call(host, input.data))
  } catch (error) {
    if (error instanceof HostError) return send(response, 422, failed(error.failure, error.message))
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
