import type { ServerResponse } from 'node:http'
import { diskFailure } from '../../lib/diskFailure.ts'
import { UsageError } from '../../lib/usageError.ts'

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .end(JSON.stringify(body))
}

/** Says what went wrong, in words for the author. What is a fault of ours stands in the terminal. */
export function sendFailure(response: ServerResponse, error: unknown): void {
  const message = error instanceof UsageError ? error.message : diskFailure(error)
  if (message === undefined) console.error(error)
  sendJson(response, message === undefined ? 500 : 422, {
    error: message ?? 'The studio has failed. Nothing was lost; the terminal says more.',
  })
}
