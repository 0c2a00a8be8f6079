import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import type { Body } from './Bodies.ts'
import { type ByteRange, byteRange } from './byteRange.ts'

interface Reply {
  status: number
  headers: OutgoingHttpHeaders
  /** The part to send, when it is not the whole. */
  range?: ByteRange
  hasBody: boolean
}

/**
 * Decides between the whole body, a part of it, and none, by the rules of HTTP for conditions and ranges (RFC 9110).
 * @param status that the whole body would be sent with
 */
export function chooseReply({ method, headers: asked }: IncomingMessage, status: number, body: Body): Reply {
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

/** If-None-Match compares weakly: what a proxy has marked as weak is still ours. */
const matches = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some(tag => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
