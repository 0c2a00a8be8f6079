import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BareRepository } from './BareRepository.ts'
import type { Described } from './describedBy.ts'
import { Requests } from './Requests.ts'

export const TOKEN = 'token_of_ama_123'

/** A request, as a forge gets it. */
export interface Asked {
  /** Method and path behind the version of the interface, as they were sent. */
  what: string
  query: URLSearchParams
  accept: string | undefined
  // biome-ignore lint/suspicious/noExplicitAny: what a host sends is what is tested
  body: any
}

export interface ForgeAnswer {
  status?: number
  /** Bytes as they are, all else as JSON. */
  body?: unknown
  headers?: Record<string, string>
}

/** Method and path → what answers it. `REPO` is the repository's address, `*` a digest, `**` a path. */
export type Routes = Record<string, (asked: Asked, found: string) => ForgeAnswer>

/** A kind of forge. */
export interface ForgeKind {
  /** Of its interface. */
  version: string
  /** Of the repository, behind the version. */
  address: string
  routes(repository: BareRepository, requests: Requests): Routes
  described: Described
}

/** A forge of the tests. */
export interface ForgeServer {
  api: string
  repository: BareRepository
  requests: Requests
  /** What was asked for: methods, addresses and bodies. */
  asked: string[]
  /** What was sent or answered otherwise than the forge has published it. */
  faults: string[]
  /** Answers instead of the forge, ends the connection, or does something before the forge answers. */
  intercept?: ((asked: Asked) => ForgeAnswer | 'drop' | undefined) | undefined
  close(): void
}

export async function serveForge(
  { version, address, routes: routesOf, described }: ForgeKind,
  repository: BareRepository,
  port = 0,
): Promise<ForgeServer> {
  const requests = new Requests(repository)
  const routes = Object.entries(routesOf(repository, requests)).map(([key, answer]) => {
    const path = key.replace('REPO', address).replace('**', '(.+)').replace(/\/\*/, '/(\\w+)')
    return [new RegExp(`^${path}$`), answer, key] as const
  })
  const server = createServer(async (request, response) => {
    // Forges let every page ask.
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader(
      'access-control-expose-headers',
      'link, retry-after, x-ratelimit-remaining, x-ratelimit-reset',
    )
    if (request.method === 'OPTIONS') {
      response.writeHead(204, {
        'access-control-allow-headers': '*, authorization',
        'access-control-allow-methods': '*',
      })
      response.end()
      return
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString()
    forge.asked.push(`${request.method} ${request.url} ${text}`)
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://forge')
    const what = `${request.method} ${pathname.replace(`/api/${version}`, '')}`
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    const asked: Asked = {
      what,
      query,
      accept: request.headers.accept,
      body: isForm ? new URLSearchParams(text) : text && JSON.parse(text),
    }
    const [pattern, answer, call = ''] = routes.find(([path]) => path.test(what)) ?? []
    const note = (fault: string | undefined) => fault !== undefined && forge.faults.push(fault)
    if (text && pattern) note(described(call, 'body', asked.body))
    const isSignedIn = request.headers.authorization === `Bearer ${TOKEN}`
    const own = forge.intercept?.(asked) ?? (isSignedIn ? undefined : { status: 401 })
    if (own === 'drop') return request.socket.destroy()
    const found = decodeURIComponent(pattern?.exec(what)?.[1] ?? '')
    const { status = 200, body = {}, headers } = own ?? answer?.(asked, found) ?? NOT_FOUND
    const isText = !(body instanceof Uint8Array)
    if (!own && status < 300 && isText) note(described(call, 'answer', body))
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(isText ? JSON.stringify(body) : body)
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/${version}`
  const forge: ForgeServer = {
    api,
    repository,
    requests,
    asked: [],
    faults: [],
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
  return forge
}

export const NOT_FOUND: ForgeAnswer = { status: 404, body: { message: 'Not Found' } }

/** Whether a request makes the branch move. */
export const publishes = ({ what }: Asked): boolean =>
  /^PATCH |^POST .*(?:repository\/commits|contents)$/.test(what)
