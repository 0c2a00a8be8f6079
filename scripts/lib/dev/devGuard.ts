import { realpathSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Plugin, ServerOptions } from 'vite'
import { contentType } from '../../site/hosting/contentType.ts'
import { projectRoot } from '../root.ts'

/** Code of `scripts` that pages load while they are written. All else there runs on this computer, never in a browser. */
const CLIENT = 'scripts/lib/dev/refresh'

/**
 * What Vite serves of the disk: the code of pages and the packages that it uses. Nothing of `.cache`, and
 * nothing to pages of other addresses, which Vite would let read everything from any port of this computer.
 */
export const closedServer: Pick<ServerOptions, 'cors' | 'fs'> = {
  cors: false,
  fs: {
    strict: true,
    allow: [
      ...['renderer', 'schema', CLIENT].map(folder => join(projectRoot, folder)),
      join(projectRoot, 'node_modules'),
      // It may be a link to a folder that several copies of the project share.
      realpathSync(join(projectRoot, 'node_modules')),
    ],
    deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**'],
  },
}

/**
 * Refuses, before Vite answers, what no page of the site asks for, and lets no file of the site run on this address.
 * @param publicFolder whose files others write
 */
export const devGuard = (publicFolder: string): Plugin => ({
  name: 'chalkline:guard',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      if (isRefused(request)) refuse(response)
      else {
        if (runsInBrowsers(request.url ?? '/', publicFolder)) sandbox(response)
        next()
      }
    })
  },
})

function isRefused({ headers, url = '/' }: IncomingMessage): boolean {
  // A service worker would stay in the browser, between it and everything that this address answers from then on.
  if (headers['service-worker'] !== undefined || headers['sec-fetch-dest'] === 'serviceworker') return true
  // Another site may lead a browser here. It may not load what is here as its own pictures, scripts and frames: a mere request
  // would start an editor, or a transformation.
  const isForeign = headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site'
  if (isForeign && headers['sec-fetch-dest'] !== 'document') return true
  const path = plainPath(url)
  if (path.startsWith('/__open-in-editor')) return true
  if (path.startsWith('/scripts/')) return !path.startsWith(`/${CLIENT}/`)
  // Vite compares what is elsewhere with its list.
  return !path.startsWith('/@fs/') && HIDDEN.test(path)
}

/** A hidden file or folder. Vite keeps packages in `node_modules/.vite`, and sites have a `.well-known` (RFC 8615). */
const HIDDEN = /\/\.(?!vite\/|well-known\/)/

/** The path of an address in lower case, whatever is encoded in it. What cannot be decoded stays: the dev server refuses it. */
function plainPath(url: string): string {
  let path = url.replace(/[?#].*$/s, '')
  try {
    for (let before = ''; before !== path; path = decodeURIComponent(path)) before = path
  } catch {
    // As it is.
  }
  return path
    .replaceAll('\\', '/')
    .replace(/\/{2,}/g, '/')
    .toLowerCase()
}

/** Types of public files that run nothing in a browser. A PDF in a sandbox is not shown at all. */
const HARMLESS = /^(?:application\/pdf|image\/(?!svg)|font\/|audio\/|video\/)/

function runsInBrowsers(url: string, publicFolder: string): boolean {
  let path: string
  try {
    path = decodeURIComponent(url.replace(/[?#].*$/s, ''))
  } catch {
    return false
  }
  if (path.includes('\0') || HARMLESS.test(contentType(path))) return false
  return statSync(join(publicFolder, path), { throwIfNoEntry: false })?.isFile() === true
}

function sandbox(response: ServerResponse): void {
  response.setHeader(
    'content-security-policy',
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
  )
  response.setHeader('x-content-type-options', 'nosniff')
}

function refuse(response: ServerResponse): void {
  response
    .writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' })
    .end('Not found')
}
