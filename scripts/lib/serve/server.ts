import { readFile, realpath, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import send from 'send'
import { isBelow } from '../../../schema/model/paths.ts'
import { contentType } from '../../site/hosting/contentType.ts'
import {
  cacheControl,
  commonHeaders,
  forbidFraming,
  metaPolicy,
  policyOfFile,
  sharedResourcePolicy,
  studioFile,
} from '../../site/hosting/headers.ts'
import { SHARED_FOLDER } from '../../site/pictures/settings.ts'
import { belowBase, requestPath } from './requestPath.ts'

/**
 * A web server for a built site. It behaves like a static host: pages answer in any letter case and with or without a slash, it
 * follows `_redirects`, and it sends the headers of production. It opens files for each request, so a build may replace the folder.
 * @param base path of the site on its host, with a slash at both ends
 */
export function createSiteServer(folder: string, { base = '/' }: { base?: string } = {}): Server {
  return createServer((request, response) => {
    answer(request, response, resolve(folder), base).catch((error: unknown) => {
      // The client closed the connection while a file was being sent.
      if (response.destroyed) return
      console.error(error)
      if (response.headersSent) response.destroy()
      else sendText(response, 500, 'Internal Server Error')
    })
  })
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  base: string,
): Promise<void> {
  for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD')
    return sendText(response, 405, 'Method Not Allowed')
  }
  const path = requestPath(request.url ?? '/')
  if (path === undefined) return sendText(response, 400, 'Bad Request')
  // A build that publishes leaves no folder for an instant, also between finding a file and opening it.
  for (let attempt = 0; attempt < 40; attempt++) {
    const root = await realpath(folder).catch(() => undefined)
    const found = root && (await find(root, belowBase(path, base), base))
    if (found && (await sendFile(request, response, root, found))) return
    if (root && !found) break
    await wait(25)
  }
  sendText(response, 404, 'Not Found')
}

interface Found {
  /** Relative to the folder, with a leading slash. */
  path: string
  status: number
}

/** @param path relative to the base. @returns nothing when the site has not even a 404 page */
async function find(root: string, path: string | undefined, base: string): Promise<Found | undefined> {
  if (path !== undefined) {
    const page = path.replace(/\/$/, '')
    // Of each page the build writes a copy in lower case.
    for (const file of [`${page}/index.html`, path, `${page.toLowerCase()}/index.html`])
      if (await isPublic(root, file)) return { path: file, status: 200 }
    for (const line of (await readFile(join(root, '_redirects'), 'utf8').catch(() => '')).split('\n')) {
      const [, prefix = '', target = '', status] = /^(\/\S*)\/\*\s+(\/\S+)\s+(200|404)\s*$/.exec(line) ?? []
      if (status === undefined) continue
      const below = belowBase(prefix, base.toLowerCase())
      const file = belowBase(target, base)
      if (below && file && isBelow(path, below)) return { path: file, status: Number(status) }
    }
  }
  return (await isPublic(root, '/404.html')) ? { path: '/404.html', status: 404 } : undefined
}

/** Excludes hidden files, the files that configure hosts, links, and names in another letter case where the disk ignores it. */
async function isPublic(root: string, path: string): Promise<boolean> {
  if (path.endsWith('/') || /^\/_(?:redirects|headers)$|\/\.(?!well-known\/)/.test(path)) return false
  const file = join(root, path)
  const [real, facts] = await Promise.all([realpath(file), stat(file)]).catch(() => [])
  return real === file && facts?.isFile() === true
}

/** @returns false when the file is gone */
async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  { path, status }: Found,
): Promise<boolean> {
  const html = path.endsWith('.html') ? await readFile(join(root, path), 'utf8').catch(() => '') : ''
  const policy = metaPolicy(html)
  const { range, 'accept-encoding': accepted = '' } = request.headers
  // Compressed by the build. Every browser takes brotli.
  const isSmall = !range && /\bbr\b(?!\s*;)/.test(`${accepted}`) && (await isPublic(root, `${path}.br`))
  response.statusCode = status
  response.setHeader('content-type', contentType(path))
  response.setHeader('cache-control', cacheControl(path))
  if (path.startsWith(SHARED_FOLDER)) response.setHeader('cross-origin-resource-policy', sharedResourcePolicy)
  response.setHeader(
    'content-security-policy',
    policy && !studioFile.test(path) ? forbidFraming(policy) : policyOfFile(path),
  )
  if (isSmall) response.setHeader('content-encoding', 'br').setHeader('vary', 'Accept-Encoding')
  const url = (isSmall ? `${path}.br` : path).split('/').map(encodeURIComponent).join('/')
  const options: send.SendOptions = { root, dotfiles: 'allow', index: false, cacheControl: false }
  return new Promise((done, fail) => {
    response.once('close', () => done(true))
    send(request, url, { ...options, acceptRanges: status === 200 })
      .on('error', (error: Error & { status: number }) => {
        if (error.status === 404) return done(false)
        if (error.status >= 500 || response.headersSent) return fail(error)
        sendText(response, error.status, error.message)
      })
      .pipe(response)
  })
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${status} ${text}\n`)
}
