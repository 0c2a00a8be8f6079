import { cpSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished } from 'vitest'
import type { HostChanges } from '../../../../../scripts/studio/hosts/Host.ts'
import { scratchFolder } from '../../../scratchFolder.ts'
import { BareRepository } from './BareRepository.ts'
import { FILES } from './hostSuite.ts'

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

/** A forge of the tests. */
export interface ForgeServer {
  api: string
  repository: BareRepository
  /** What was asked for: methods, addresses and bodies. */
  asked: string[]
  /** Answers instead of the forge, ends the connection, or does something before the forge answers. */
  intercept?: ((asked: Asked) => ForgeAnswer | 'drop' | undefined) | undefined
  close(): void
}

/**
 * A forge with `FILES` in the folders `pages-json` and `public` of a repository, and with others. It ends with the test, and
 * then has seen the token in no address and no body.
 */
export async function startForge(
  version: string,
  address: string,
  routesOf: (repository: BareRepository) => Routes,
): Promise<ForgeServer> {
  const folder = scratchFolder(onTestFinished)
  cpSync(template(), folder, { recursive: true })
  const repository = new BareRepository(folder)
  const routes = Object.entries(routesOf(repository)).map(([key, answer]) => {
    const path = key.replace('REPO', address).replace('**', '(.+)').replace(/\/\*/, '/(\\w+)')
    return [new RegExp(`^${path}$`), answer] as const
  })
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString()
    forge.asked.push(`${request.method} ${request.url} ${text}`)
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://forge')
    const what = `${request.method} ${pathname.replace(`/api/${version}`, '')}`
    const asked: Asked = { what, query, accept: request.headers.accept, body: text && JSON.parse(text) }
    const isSignedIn = request.headers.authorization === `Bearer ${TOKEN}`
    const own = forge.intercept?.(asked) ?? (isSignedIn ? undefined : { status: 401 })
    if (own === 'drop') return request.socket.destroy()
    const [pattern, answer] = routes.find(([path]) => path.test(what)) ?? []
    const found = decodeURIComponent(pattern?.exec(what)?.[1] ?? '')
    const { status = 200, body = {}, headers } = own ?? answer?.(asked, found) ?? NOT_FOUND
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(body instanceof Uint8Array ? body : JSON.stringify(body))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  onTestFinished(() => {
    close()
    expect(forge.asked.filter(asked => asked.includes(TOKEN))).toEqual([])
  })
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/${version}`
  const forge: ForgeServer = { api, repository, asked: [], close }
  return forge
}

export const NOT_FOUND: ForgeAnswer = { status: 404, body: { message: 'Not Found' } }

const folderOfTemplate = scratchFolder()
let hasTemplate = false

/** The repository that each forge begins with. */
function template(): string {
  if (!hasTemplate) {
    const repository = BareRepository.create(folderOfTemplate, repositoryFiles(FILES))
    // A link that leads out of the site, which no host may list, as little as `package.json`.
    const link = repository.hash(Buffer.from('../package.json'))
    repository.git(['update-index', '--add', '--cacheinfo', `120000,${link},pages-json/link.json`])
    const { head } = repository
    repository.move(repository.commitTree(repository.say('write-tree'), head, 'Add a link'), head)
    hasTemplate = true
  }
  return folderOfTemplate
}

/** A site as its repository has it, with files outside of the site. */
export function repositoryFiles(files: HostChanges): HostChanges {
  const own = [...files].map(([path, content]) => [path.replace(/^pages\//, 'pages-json/'), content] as const)
  return new Map([...own, ['package.json', Buffer.from('{}')], ['pages-json.txt', Buffer.from('no page')]])
}
