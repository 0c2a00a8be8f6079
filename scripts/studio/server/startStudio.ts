// scripts/studio/server: the server behind `npm run studio`, for this computer alone. In come requests of a browser, out
// go the studio's page, what pages load, and the calls of a host. Alone it reads the folders and runs git.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import send from 'send'
import { frameOrigins } from '../../../schema/section.ts'
import { bundle } from '../../lib/bundle.mjs'
import { watchFolder } from '../../lib/dev/watchFolder.ts'
import type { Folders } from '../../lib/Folders.ts'
import { projectRoot } from '../../lib/root.ts'
import { listen } from '../../lib/serve/listen.ts'
import { requestPath } from '../../lib/serve/requestPath.ts'
import { readSite } from '../../site/folder.ts'
import { contentType } from '../../site/hosting/contentType.ts'
import { drawingPolicy, filePolicy, workerPolicy } from '../../site/hosting/headers.ts'
import { catalogueFiles, readOwnTypefaces } from '../../site/outputs/themeFiles.ts'
import { HostError } from '../hosts/Host.ts'
import type { Stock } from '../site/Stock.ts'
import { answerHost, type Served } from './answerHost.ts'
import { findCheckout } from './Checkout.ts'
import { CheckoutFolder } from './CheckoutFolder.ts'
import { FolderHost } from './FolderHost.ts'
import { GitHost } from './GitHost.ts'
import { rememberAuthor } from './gitTrees.ts'
import { refusalOf } from './guard.ts'
import { framePolicy, isFrame, studioPolicy } from './policies.ts'
import { drawingsFile, stockOf } from './stockOf.ts'
import { tokenIn } from './token.ts'

/** The path of the studio's page on its server. */
const STUDIO = '/_studio/'

interface RunningStudio {
  server: Server
  /** The address to open, with the token in its fragment, which browsers send to nobody. */
  address: string
}

/** Starts the studio, for this computer alone. */
export async function startStudio({ port, ...folders }: Folders & { port: string }): Promise<RunningStudio> {
  const cache = join(projectRoot, '.cache/studio', nameOf(folders.pages))
  const token = tokenIn(join(cache, 'token'))
  const files = { ...filesIn(await bundle('studioPage'), STUDIO), ...madeFiles() }
  const served = await serve(folders, join(cache, 'bases.json'))
  const stock = () => stockFor(folders, served.folder ? 'folder' : 'browser')
  const server = createServer((request, response) => {
    answer(request, response, { token, files, served, stock, folder: folders.public }).catch(error => {
      if (!response.headersSent) response.writeHead(500)
      response.end()
      console.error(error)
    })
  })
  const address = await listen(server, STUDIO, port)
  return { server, address: `${address}#${token}` }
}

/** Each folder of pages has a token and notes of its own. */
const nameOf = (folder: string): string =>
  createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 16)

type Files = Record<string, { type: string; bytes: Uint8Array | string }>

const filesIn = (folder: string, at: string): Files =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map(name => name.replaceAll('\\', '/'))
      .filter(name => /\.\w+$/.test(name) && !name.startsWith('.'))
      .map(name => [at + name, { type: contentType(name), bytes: readFileSync(join(folder, name)) }]),
  )

/** What a build writes for all pages: typefaces, the style sheet for paper, drawings. */
const madeFiles = (): Files =>
  Object.fromEntries(
    [...catalogueFiles(), drawingsFile()].map(({ path, bytes }) => [
      `/${path}`,
      { type: contentType(path), bytes },
    ]),
  )

async function stockFor(folders: Folders, keeps: Stock['keeps']): Promise<Stock> {
  const site = await readSite(folders)
  const theme = site.documents.find(document => document.kind === 'site')?.value.theme
  const typefaces = await readOwnTypefaces(folders.public, theme, '/')
  return stockOf({ site, folder: folders.public, base: '/', typefaces, keeps })
}

async function serve(folders: Folders, notes: string): Promise<Served> {
  const checkout = await findCheckout(folders)
  const changes = new Changes()
  for (const folder of [folders.pages, folders.public]) watchFolder(folder, () => changes.announce())
  const wait = (since: number) => changes.after(since)
  if (!checkout)
    return {
      host: new FolderHost(folders),
      wait,
      identify: async () => {
        throw new HostError('failed', 'This folder is in no git repository.')
      },
    }
  return {
    host: new GitHost(checkout),
    folder: new CheckoutFolder(checkout, folders, notes),
    wait,
    identify: author => rememberAuthor(checkout.git, author),
  }
}

/** Milliseconds after which a call for changes answers that there are none. */
const LONG = 30_000

/** Milliseconds without a change after which it is announced: git writes many files. */
const SETTLED = 60

/** Counts what changes in the folders. */
class Changes {
  #revision = 0
  #timer: NodeJS.Timeout | undefined
  #waiting: (() => void)[] = []

  announce(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#revision++
      for (const resolve of this.#waiting.splice(0)) resolve()
    }, SETTLED)
  }

  async after(since: number): Promise<number> {
    if (since >= this.#revision)
      await new Promise<void>(resolve => {
        const timer = setTimeout(resolve, LONG)
        this.#waiting.push(() => {
          clearTimeout(timer)
          resolve()
        })
      })
    return this.#revision
  }
}

interface Answering {
  token: string
  files: Files
  served: Served
  stock(): Promise<Stock>
  /** The folder of public files. */
  folder: string
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { token, files, served, stock, folder }: Answering,
): Promise<void> {
  const path = requestPath(request.url ?? '/') ?? ''
  if (path.startsWith(`${STUDIO}host/`))
    return answerHost(path.slice(`${STUDIO}host/`.length), request, response, served, token)
  const refusal = refusalOf(request, token, false)
  if (refusal) return sendText(response, refusal.status, refusal.message)
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
  if (path === `${STUDIO}stock.json`)
    return sendText(response, 200, JSON.stringify(await stock()), 'application/json')
  const file = files[path === STUDIO ? `${STUDIO}index.html` : path]
  if (file) {
    response.setHeader('content-security-policy', policyOf(path))
    response.setHeader(
      'cache-control',
      path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-store',
    )
    response.writeHead(200, { 'content-type': file.type }).end(file.bytes)
    return
  }
  // A public file, which pages show. One that is opened by itself runs nothing, and sends no form at the studio's address.
  const own = /\.svg$/i.test(path) ? drawingPolicy : filePolicy
  // A PDF in a sandbox is not shown at all.
  response.setHeader('content-security-policy', /\.pdf$/i.test(path) ? own : `sandbox; ${own}`)
  response.setHeader('content-type', contentType(path))
  send(request, encodeURI(path), { root: folder, dotfiles: 'ignore', index: false, cacheControl: false })
    .on('error', ({ status }: { status: number }) => sendText(response, status, 'There is no such file.'))
    .pipe(response)
}

function sendText(response: ServerResponse, status: number, text: string, type = 'text/plain'): void {
  response
    .writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
    .end(text)
}

const HEADERS = {
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** Scripts are those of workers, too, each of which has the policy of its own answer. The decoder of HEIC is WebAssembly. */
const policyOf = (path: string): string =>
  path === STUDIO
    ? `${studioPolicy()}; frame-ancestors 'none'`
    : isFrame(path.slice(STUDIO.length))
      ? `${framePolicy(frameOrigins)}; frame-ancestors 'self'`
      : path.endsWith('.js')
        ? workerPolicy
        : filePolicy
