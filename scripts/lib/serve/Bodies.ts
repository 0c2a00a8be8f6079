import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { type Coding, codingExtension, compress, LEAST_TO_COMPRESS } from '../../site/hosting/coding.ts'
import type { ByteRange } from './byteRange.ts'
import type { Listing } from './Listing.ts'
import { PromiseCache } from './PromiseCache.ts'

/** The body of a response: the bytes of a file, as they are or compressed. */
export interface Body {
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
export class Bodies {
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
