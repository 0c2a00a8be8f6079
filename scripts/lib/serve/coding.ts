import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'

export type Coding = 'br' | 'gzip'

/** What a build may have written beside a file. */
export const codingExtension: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz' }

/** The better of the codings that an Accept-Encoding header allows. */
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

// Close to the best there is at a tenth of its time; each result is kept, see Bodies.
const qualities = { br: 9, gzip: 9 }

export function compress(bytes: Uint8Array, coding: Coding): Promise<Buffer> {
  if (coding === 'gzip') return promisify(gzip)(bytes, { level: qualities.gzip })
  return promisify(brotliCompress)(bytes, {
    params: {
      [zlib.BROTLI_PARAM_QUALITY]: qualities.br,
      [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  })
}
