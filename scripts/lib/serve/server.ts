import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http'
import { resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { acceptedCoding } from '../../site/hosting/coding.ts'
import { contentType, isCompressible } from '../../site/hosting/contentType.ts'
import { cacheControl, commonHeaders } from '../../site/hosting/headers.ts'
import { Bodies, type Body } from './Bodies.ts'
import { type ByteRange, byteRange } from './byteRange.ts'
import { type Found, Listing } from './Listing.ts'
import { belowBase, requestPath } from './requestPath.ts'

/**
 * A web server for a built site. It behaves like a static host, ignores letter case in the addresses of pages, follows
 * `_redirects`, and serves the new site when a build replaces the folder.
 * @param base path of the site on its host, with a slash at both ends
 */
export function createSiteServer(folder: string, { base = '/' }: { base?: string } = {}): Server {
  const site = new Site(resolve(folder), base)
  return createServer((request, response) => {
    site.answer(request, response).catch((error: unknown) => {
      // The client closed the connection while a file was being sent.
      if (response.destroyed) return
      console.error(error)
      if (response.headersSent) response.destroy()
      else sendText(response, 500, 'Internal Server Error')
    })
  })
}

class Site {
  readonly #folder: string
  readonly #base: string
  readonly #bodies = new Bodies()
  #listing: Promise<Listing> | undefined

  constructor(folder: string, base: string) {
    this.#folder = folder
    this.#base = base
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD')
      return sendText(response, 405, 'Method Not Allowed')
    }
    const path = requestPath(request.url ?? '/')
    if (path === undefined) return sendText(response, 400, 'Bad Request')
    const below = belowBase(path, this.#base)
    const isSent =
      (await this.#send(below, request, response)) || (await this.#send(below, request, response))
    if (!isSent) sendText(response, 404, 'Not Found')
  }

  /** @returns false when there is no file, or it was deleted between listing and opening, as while a build publishes */
  async #send(
    path: string | undefined,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    try {
      const listing = await this.#currentListing()
      const found = path === undefined ? listing.missing() : listing.find(path)
      if (found) await this.#sendFile(listing, found, request, response)
      return found !== undefined
    } catch (error) {
      if (!isMissing(error)) throw error
      this.#listing = undefined
      if (response.headersSent) throw error
      return false
    }
  }

  /** Reads each new folder once, even when many requests arrive at that moment. */
  async #currentListing(): Promise<Listing> {
    const latest = this.#listing ?? this.#readListing()
    const listing = await latest
    if (await listing.isCurrent()) return listing
    // When several requests find it outdated at once, the first one reads it again and the others share that result.
    return this.#listing === undefined || this.#listing === latest ? this.#readListing() : this.#listing
  }

  #readListing(): Promise<Listing> {
    this.#listing = Listing.read(this.#folder, this.#base)
    return this.#listing
  }

  async #sendFile(
    listing: Listing,
    found: Found,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const type = contentType(found.path)
    response.setHeader('content-type', type)
    response.setHeader('cache-control', cacheControl(found.path))
    response.setHeader('content-security-policy', await listing.policyOf(found.path))
    if (isCompressible(type)) response.setHeader('vary', 'Accept-Encoding')
    // Byte ranges refer to the uncompressed file.
    const isWhole = request.headers.range === undefined
    const coding =
      isWhole && isCompressible(type) ? acceptedCoding(request.headers['accept-encoding']) : undefined
    const body = await this.#bodies.open(listing, found.path, coding)
    const { status, headers, range, hasBody } = chooseReply(request, found.status, body)
    response.writeHead(status, headers)
    if (hasBody) return pipeline(body.stream(range), response)
    await body.close()
    response.end()
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${status} ${text}\n`)
}

interface Reply {
  status: number
  headers: OutgoingHttpHeaders
  /** The part to send. Absent for the whole body. */
  range?: ByteRange
  hasBody: boolean
}

/**
 * Decides between the whole body, a range of it, and none, by the rules for conditional and range requests (RFC 9110).
 * @param status of a response with the whole body
 */
function chooseReply({ method, headers: asked }: IncomingMessage, status: number, body: Body): Reply {
  const isHead = method === 'HEAD'
  const headers: OutgoingHttpHeaders = {
    etag: body.etag,
    'accept-ranges': 'bytes',
    ...(body.coding && { 'content-encoding': body.coding }),
  }
  if (status === 200 && matches(asked['if-none-match'], body.etag))
    return { status: 304, headers, hasBody: false }

  const isRangeValid = status === 200 && !isHead && (asked['if-range'] ?? body.etag) === body.etag
  const range = isRangeValid ? byteRange(asked.range, body.size) : undefined
  if (range === 'unsatisfiable')
    return { status: 416, headers: { ...headers, 'content-range': `bytes */${body.size}` }, hasBody: false }
  if (!range) return { status, headers: { ...headers, 'content-length': body.size }, hasBody: !isHead }
  const part = {
    'content-range': `bytes ${range.start}-${range.end}/${body.size}`,
    'content-length': range.end - range.start + 1,
  }
  return { status: 206, headers: { ...headers, ...part }, range, hasBody: true }
}

/** If-None-Match uses weak comparison, so a tag that a proxy has marked as weak still matches. */
const matches = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some(tag => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
