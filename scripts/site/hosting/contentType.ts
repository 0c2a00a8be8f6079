import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'

/** Extension → type. The configuration of nginx lists all of them, since its own table is incomplete. */
export const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  ics: 'text/calendar; charset=utf-8',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  odp: 'application/vnd.oasis.opendocument.presentation',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odt: 'application/vnd.oasis.opendocument.text',
  otf: 'font/otf',
  pdf: 'application/pdf',
  png: 'image/png',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  svg: 'image/svg+xml; charset=utf-8',
  ttf: 'font/ttf',
  txt: 'text/plain; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  wasm: 'application/wasm',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xml: 'application/xml; charset=utf-8',
}

export const contentType = (path: string): string =>
  types[extname(path).slice(1).toLowerCase()] ?? 'application/octet-stream'

/** Whether compression makes files of this type smaller. */
export const isCompressible = (type: string): boolean =>
  /^text\/|[/+](?:json|xml|wasm|ttf|otf|x-icon)(?:;|$)/.test(type)

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
