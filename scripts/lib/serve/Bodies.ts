import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ByteRange } from './byteRange.ts'
import { type Coding, codingExtension, compress } from './coding.ts'
import type { Listing } from './Listing.ts'

/** What is sent for a file: its own bytes or compressed ones. */
export interface Body {
  /** Strong: two bodies with one tag are equal byte for byte. */
  etag: string
  size: number
  coding?: Coding
  /** The bytes, or a part of them. Either this or `close` must be called. */
  stream(range?: ByteRange): Readable
  close(): Promise<void>
}

/** How many results of compressing and of hashing are kept. */
const KEPT = 500
/** Smaller files do not get smaller. */
const LEAST_TO_COMPRESS = 600
/** Larger ones would have to wait in memory. */
const MOST_TO_COMPRESS = 16_000_000

/** Opens files for sending. Hashes and compressed bytes are made once for each state of a file. */
export class Bodies {
  readonly #tags = new Recent<string>()
  readonly #compressed = new Recent<Buffer>()

  /** @param coding in which the client would like the bytes, if the file gains by it */
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

/** The latest results of something slow. What fails is not kept. */
class Recent<T> {
  readonly #results = new Map<string, Promise<T>>()

  get(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.#results.get(key)
    if (known) return known
    const result = make()
    this.#results.set(key, result)
    result.catch(() => this.#results.delete(key))
    for (const oldest of [...this.#results.keys()].slice(0, -KEPT)) this.#results.delete(oldest)
    return result
  }
}
