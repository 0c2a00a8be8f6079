import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import type { Body } from './Bodies.ts'
import { type ByteRange, byteRange } from './byteRange.ts'

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

/** If-None-Match uses weak comparison, so a tag that a proxy has marked as weak still matches. */
const matches = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some(tag => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
