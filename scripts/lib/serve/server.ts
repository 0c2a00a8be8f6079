import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  acceptedCoding,
  type Coding,
  codingExtension,
  compress,
  contentType,
  isCompressible,
  LEAST_TO_COMPRESS,
} from '../../site/hosting/contentType.ts'
import { cacheControl, commonHeaders } from '../../site/hosting/headers.ts'
import { type Found, Listing, PromiseCache } from './Listing.ts'
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

/** The body of a response: the bytes of a file, as they are or compressed. */
interface Body {
  /** A strong validator: bodies with the same tag are equal byte for byte. */
  etag: string
  size: number
  coding?: Coding
  /** The bytes, or a range of them. The caller must call either this or `close`. */
  stream(range?: ByteRange): Readable
  close(): Promise<void>
}

/** In bytes. Compressed bodies are held in memory. */
const MOST_TO_COMPRESS = 16_000_000

/** Opens files for sending. Caches hashes and compressed bytes by path, inode, time and size. */
class Bodies {
  readonly #tags = new PromiseCache<string>()
  readonly #compressed = new PromiseCache<Buffer>()

  /** @param coding that the client prefers. Used when it makes the file smaller */
  async open(listing: Listing, path: string, coding: Coding | undefined): Promise<Body> {
    const prepared = coding && `${path}${codingExtension[coding]}`
    if (prepared && listing.has(prepared)) return { ...(await this.#plain(listing, prepared)), coding }
    const plain = await this.#plain(listing, path)
    if (!coding || plain.size < LEAST_TO_COMPRESS || plain.size > MOST_TO_COMPRESS) return plain
    return this.#coded(plain, coding)
  }

  async #plain(listing: Listing, path: string): Promise<Body & { key: string }> {
    const file = await open(join(listing.folder, path))
    try {
      const { ino, mtimeMs, size } = await file.stat()
      const key = `${path} ${ino} ${mtimeMs} ${size}`
      const etag = `"${await this.#tags.get(key, () => hash(file))}"`
      const stream = (range?: ByteRange) => file.createReadStream({ start: 0, ...range })
      return { key, etag, size, stream, close: () => file.close() }
    } catch (error) {
      await file.close()
      throw error
    }
  }

  async #coded(plain: Body & { key: string }, coding: Coding): Promise<Body> {
    const bytes = await this.#compressed.get(`${plain.key} ${coding}`, async () =>
      compress(Buffer.concat(await plain.stream().toArray()), coding),
    )
    await plain.close()
    const etag = plain.etag.replace(/"$/, `-${coding}"`)
    return {
      etag,
      size: bytes.byteLength,
      coding,
      stream: () => Readable.from([bytes]),
      close: async () => {},
    }
  }
}

async function hash(file: FileHandle): Promise<string> {
  const digest = createHash('sha256')
  for await (const chunk of file.createReadStream({ start: 0, autoClose: false })) digest.update(chunk)
  return digest.digest('base64url').slice(0, 22)
}

/** First and last byte, both inclusive. */
interface ByteRange {
  start: number
  end: number
}

/**
 * Parses a Range header (RFC 9110, section 14).
 * @returns undefined when the server sends the whole file: without a header, for a malformed one, and for several ranges,
 *   which a server may ignore
 */
function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(header?.replace(/\s/g, '') ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return undefined
  const isSuffix = first === ''
  const start = isSuffix ? Math.max(0, size - Number(last)) : Number(first)
  const end = isSuffix || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (!isSuffix && last !== '' && Number(last) < start) return undefined
  return start < size ? { start, end } : 'unsatisfiable'
}
