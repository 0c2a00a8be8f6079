import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'

/** A content coding (RFC 9110, section 8.4.1). */
export type Coding = 'br' | 'gzip'

/** Extensions of the compressed files that a build may have written. */
export const codingExtension: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz' }

/** The best coding that an Accept-Encoding header allows. */
export function acceptedCoding(header: string | string[] | undefined): Coding | undefined {
  const weights = new Map(
    String(header ?? '')
      .toLowerCase()
      .split(',')
      .map(entry => {
        const [name = '', ...parameters] = entry.split(';').map(part => part.trim())
        const weight = parameters.find(parameter => parameter.startsWith('q='))?.slice(2)
        return [name, weight === undefined ? 1 : Number(weight)]
      }),
  )
  const codings: Coding[] = ['br', 'gzip']
  return codings.find(coding => (weights.get(coding) ?? weights.get('*') ?? 0) > 0)
}

/** In bytes. Compression does not make smaller files any smaller. */
export const LEAST_TO_COMPRESS = 600

/** @param quality of brotli. 9 is almost as small as 11, the highest, in a tenth of the time */
export function compress(bytes: Uint8Array, coding: Coding, quality = 9): Promise<Buffer> {
  if (coding === 'gzip') return promisify(gzip)(bytes, { level: 9 })
  const params = { [zlib.BROTLI_PARAM_QUALITY]: quality, [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength }
  return promisify(brotliCompress)(bytes, { params })
}
